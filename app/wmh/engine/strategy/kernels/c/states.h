/* States of a search, whatever the type of class numbers: what is searched, what has been found out
 * and is kept in a table, and orders. */
#ifndef WMH_STATES_H
#define WMH_STATES_H

#include "arena.h"

/* The value of a state that cannot be ended in the guesses that are left. */
#define NEVER ((i64)1 << 50)

/* What a search returns that was given up; guesses left that need not be counted. */
enum { UNFINISHED = -1, ENDLESS = 99 };

/* How far a state was searched: as search.py says. */
enum { CANDIDATES, PARTS, WHOLE, EXACT };

/* Candidates to which parts are counted for all guesses at once, from which it pays to make what is
 * below smaller, and to which points count all guesses together; the cost of a state. */
enum { COUNTED_TO = 128, NARROWED_FROM = 12, FEW = 40, STATE = 20000 };

/* Guesses counted together, so that what is counted stays in the cache; places of the table where a
 * state can be. */
enum { STRIP = 2048, PROBES = 4 };

/* Candidates from which classes are counted by a bit for each, and guesses counted so together. */
enum { MARKED_FROM = 16, MARKED_STRIP = 1024 };

/* What is searched, as problem.py says. */
typedef struct {
    const void *classes, *columns;
    const i64 *member, *guess_of;
    const u8 *letters, *secrets;
    const i64 *weights;
    const u64 *names;
    const i64 *parts;
    i64 guesses, candidates, length, labels, plain, most, hard, width, only, price, bytes;
    u64 salt;
} Problem;

typedef struct {
    u64 *keys;
    i64 *values;
    i64 places, effort, guess;
} Findings;

/* Empty, that is zero, before and after each loop that uses it. */
typedef struct {
    i32 *counts;
    i64 *sums, *tops, *used;
    u64 *marks;
    u8 *inside;
    u64 *seen;
    i64 parts, candidates, size;
} Scratch;

/* The candidates `among` which the secret is; after one of the guesses left a class of as many as
 * `settled` has a value that is known. */
typedef struct {
    const i64 *among;
    i64 n, weight, left, settled;
    int root;
    i64 only;
} State;

/* Guesses that are to be followed, what they cannot be better than, and their order. */
typedef struct {
    i64 *guesses, *bounds, *orders;
} Ahead;

/* The best value of the guesses tried, the least bound of those ahead, and the most classes. */
typedef struct {
    i64 best, least, number, most;
} Tried;

typedef struct {
    i64 parts, worst, squares, top;
    u64 name;
} Look;

/* What no play of n candidates is better than, where no guess makes more than `most` classes: one of
 * them is found by the first guess and the others by the second; but by the second no more than
 * there are classes for, and by the third no more than each of those has classes for. */
static inline i64 bound_of(i64 n, i64 most)
{
    return most_of(most_of(2 * n - 1, 3 * n - most - 1), 4 * n - most_of(most, 2) - most * most);
}

/* What the table says of a state: its value times 4, plus how it was found; 0 for nothing. */
static i64 find(u64 key, const Findings *findings)
{
    const u64 mask = (u64)findings->places - 1;
    for (u64 probe = 0; probe < PROBES; probe++) {
        const u64 slot = (key + probe) & mask;
        if (findings->keys[slot] == key)
            return findings->values[slot];
    }
    return 0;
}

/* The value, remembered; where there is no room, another one is forgotten. */
static i64 found(i64 value, i64 extent, u64 key, int root, Findings *findings)
{
    if (root)
        return value;
    const u64 mask = (u64)findings->places - 1;
    u64 slot = (key + (key >> 60) % PROBES) & mask;
    for (u64 probe = 0; probe < PROBES; probe++) {
        const u64 here = (key + probe) & mask;
        if (findings->keys[here] == key || findings->values[here] == 0) {
            slot = here;
            break;
        }
    }
    findings->keys[slot] = key;
    findings->values[slot] = 4 * value + extent;
    return value;
}

/* Where a state stands in the table; in the hard modes its guesses belong to it. */
static u64 key_of(u64 name, const i64 *guesses, i64 number, i64 left, const Problem *p)
{
    if (p->hard) {
        u64 other = 0;
        for (i64 k = 0; k < number; k++)
            other += mixed((u64)guesses[k] + p->salt);
        name = mixed(name) + other;
    }
    return mixed(name + p->salt + (u64)left * FIBONACCI + (u64)p->width * MURMUR);
}

/* Whether a partition was not met before, in `seen`, a power of two that is never full. */
static int novel(u64 *seen, u64 size, u64 mark)
{
    u64 slot = mark & (size - 1);
    while (seen[slot] != 0) {
        if (seen[slot] == mark)
            return 0;
        slot = (slot + 1) & (size - 1);
    }
    seen[slot] = mark;
    return 1;
}

static int met(u64 mark, u64 size, u64 *seen)
{
    u64 slot = mark & (size - 1);
    while (seen[slot] != 0 && seen[slot] != mark)
        slot = (slot + 1) & (size - 1);
    if (seen[slot] == mark)
        return 1;
    seen[slot] = mark;
    return 0;
}

/* The places of numbers in ascending order, as a quicksort by medians of three leaves those that are
 * equal: which of them is searched first decides which of equally good guesses is found. */
static void sort_places(const i64 *numbers, i64 n, i64 *places)
{
    struct {
        i64 low, high;
    } stack[100];
    int waiting = 0;
    for (i64 k = 0; k < n; k++)
        places[k] = k;
    if (n < 2)
        return;
    stack[waiting].low = 0;
    stack[waiting++].high = n - 1;
    while (waiting) {
        waiting--;
        i64 low = stack[waiting].low, high = stack[waiting].high;
        while (high - low >= 15) {
#define SWAP(a, b) do { const i64 kept = places[a]; places[a] = places[b]; places[b] = kept; } while (0)
#define LESS(a, b) (numbers[places[a]] < numbers[places[b]])
            const i64 middle = (low + high) >> 1;
            if (LESS(middle, low))
                SWAP(low, middle);
            if (LESS(high, middle))
                SWAP(high, middle);
            if (LESS(middle, low))
                SWAP(low, middle);
            const i64 pivot = numbers[places[middle]];
            SWAP(high, middle);
            i64 i = low, j = high - 1;
            for (;;) {
                while (i < high && numbers[places[i]] < pivot)
                    i++;
                while (j >= low && pivot < numbers[places[j]])
                    j--;
                if (i >= j)
                    break;
                SWAP(i, j);
                i++;
                j--;
            }
            SWAP(i, high);
            /* The larger part waits, so that no more than some dozens do. */
            if (high - i > i - low) {
                stack[waiting].low = i + 1;
                stack[waiting++].high = high;
                high = i - 1;
            } else {
                if (i > low) {
                    stack[waiting].low = low;
                    stack[waiting++].high = i - 1;
                }
                low = i + 1;
            }
#undef SWAP
#undef LESS
        }
        for (i64 i = low + 1; i <= high; i++) {
            const i64 k = places[i], v = numbers[k];
            i64 j = i;
            for (; j > low && v < numbers[places[j - 1]]; j--)
                places[j] = places[j - 1];
            places[j] = k;
        }
    }
}

/* The greatest weights of a state, added up. */
static int add_heaviest(const i64 *among, i64 n, const Problem *p, i64 *heavy, Arena *arena)
{
    if (p->plain) {
        for (i64 s = 0; s < n; s++)
            heavy[s] = s + 1;
        return 1;
    }
    const Mark mark = mark_of(arena);
    i64 *lightest = take(arena, n * 8), *order = take(arena, n * 8);
    if (!lightest || !order)
        return 0;
    for (i64 s = 0; s < n; s++)
        lightest[s] = -p->weights[among[s]];
    sort_places(lightest, n, order);
    i64 sum = 0;
    for (i64 s = 0; s < n; s++)
        heavy[s] = sum -= lightest[order[s]];
    give_back(arena, mark);
    return 1;
}

/* Room for so many guesses more. */
static int longer(Ahead *ahead, i64 number, i64 more, Arena *arena)
{
    const Ahead room = {take(arena, (number + more) * 8), take(arena, (number + more) * 8),
                        take(arena, (number + more) * 8)};
    if (!room.guesses || !room.bounds || !room.orders)
        return 0;
    memcpy(room.guesses, ahead->guesses, (size_t)number * 8);
    memcpy(room.bounds, ahead->bounds, (size_t)number * 8);
    memcpy(room.orders, ahead->orders, (size_t)number * 8);
    *ahead = room;
    return 1;
}

#endif
