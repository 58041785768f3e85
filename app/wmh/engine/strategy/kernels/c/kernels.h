/* What all kernels share: the types, and how a function is called from Python.
 *
 * Every function that is EXPORTed is called by one module, `kernels/kernel_calls.py`, which looks at the
 * type, the order in memory and the shape of each array first; what the numbers in the arrays may be
 * is looked at here, before they are used as places. Nothing here is kept from one call to the next,
 * so that several threads may call at once; each then has scratch of its own.
 */
#ifndef WMH_KERNELS_H
#define WMH_KERNELS_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int32_t i32;
typedef int64_t i64;

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* What a function returns that could not do its work. */
enum { NO_MEMORY = -2, OUT_OF_BOUNDS = -3 };

/* The longest word, in letters: places fit the bits of a mask. */
#define LONGEST 31

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)

#define FIBONACCI 0x9E3779B97F4A7C15u
#define MURMUR 0xFF51AFD7ED558CCDu

static inline i64 least_of(i64 a, i64 b) { return a < b ? a : b; }
static inline i64 most_of(i64 a, i64 b) { return a > b ? a : b; }

/* A number that looks random. */
static inline u64 mixed(u64 x)
{
    x = (x ^ (x >> 33)) * MURMUR;
    x = (x ^ (x >> 29)) * FIBONACCI;
    return x ^ (x >> 32);
}

#endif
