/* What this processor can do, which decides which of the libraries is used. This one of them is made
 * for every processor, and so can be asked. */

#include "kernels.h"

#if defined(__x86_64__) || defined(_M_X64)
#include <cpuid.h>

/* Which of these bits of two registers a processor tells of itself. */
static int has(u32 leaf, u32 ebx, u32 ecx)
{
    u32 a, b, c, d;
    return __get_cpuid_count(leaf, 0, &a, &b, &c, &d) && (b & ebx) == ebx && (c & ecx) == ecx;
}

/* The registers that the system keeps for each thread. */
static u64 kept_registers(void)
{
    u32 low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (u64)high << 32 | low;
}

/* The level of x86-64 that is supported: 1, 3 or 4. */
EXPORT i64 processor_level(void)
{
    /* FMA, MOVBE, OSXSAVE, AVX, F16C; then BMI1, AVX2, BMI2; then LZCNT. */
    const u32 first = 1u << 12 | 1u << 22 | 1u << 27 | 1u << 28 | 1u << 29;
    const u32 seventh = 1u << 3 | 1u << 5 | 1u << 8;
    if (!has(1, 0, first) || !has(7, seventh, 0) || !has(0x80000001u, 0, 1u << 5))
        return 1;
    const u64 kept = kept_registers();
    if ((kept & 0x6) != 0x6)
        return 1;
    /* AVX-512: F, DQ, CD, BW, VL. */
    const u32 wide = 1u << 16 | 1u << 17 | 1u << 28 | 1u << 30 | 1u << 31;
    return has(7, wide, 0) && (kept & 0xE6) == 0xE6 ? 4 : 3;
}
#else
EXPORT i64 processor_level(void) { return 1; }
#endif
