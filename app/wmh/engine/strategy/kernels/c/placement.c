/* The places of a graph's states among the units of a file: see placement.py.
 *
 * Units lie in groups within which XOR with a label stays. What is taken of a group, and which bases
 * are in use in it, is a set each, a bit a unit; a label moves a set by XOR, which swaps runs of bits.
 */

#include "kernels.h"

enum { WINDOW = 64, BLOCK = 256, MOST_BITS = 7, NO_ROOM = -1 };

typedef struct {
    u64 *taken, *used;
    i64 *room;
    i64 bits, high, most, opened, rooms;
} Groups;

typedef struct {
    u64 low, high;
} Set;

static inline Set both(Set a, Set b)
{
    const Set both = {a.low & b.low, a.high & b.high};
    return both;
}

static inline int is_empty(Set a) { return !(a.low | a.high); }

static inline int lowest(Set a)
{
    return a.low ? __builtin_ctzll(a.low) : 64 + __builtin_ctzll(a.high);
}

static inline Set with_one(Set a, int bit)
{
    if (bit < 64)
        a.low |= (u64)1 << bit;
    else
        a.high |= (u64)1 << (bit - 64);
    return a;
}

static inline Set without_lowest(Set a)
{
    if (a.low)
        a.low &= a.low - 1;
    else
        a.high &= a.high - 1;
    return a;
}

/* Where all bits lie after an XOR of their numbers. */
static inline Set moved(Set a, int by)
{
    static const u64 lower[] = {0x5555555555555555u, 0x3333333333333333u, 0x0F0F0F0F0F0F0F0Fu,
                                0x00FF00FF00FF00FFu, 0x0000FFFF0000FFFFu, 0x00000000FFFFFFFFu};
    for (int k = 0; k < 6; k++)
        if (by >> k & 1) {
            const int run = 1 << k;
            a.low = (a.low & lower[k]) << run | (a.low >> run & lower[k]);
            a.high = (a.high & lower[k]) << run | (a.high >> run & lower[k]);
        }
    if (by >> 6 & 1) {
        const Set swapped = {a.high, a.low};
        return swapped;
    }
    return a;
}

/* All units of a group. */
static inline Set whole(const Groups *g)
{
    const int size = 1 << g->bits;
    const Set whole = {size < 64 ? ((u64)1 << size) - 1 : ~(u64)0, size > 64 ? ~(u64)0 : 0};
    return whole;
}

/* What a group has of them that is not in these sets. */
static inline Set others(const Groups *g, const u64 *sets, i64 group)
{
    const Set all = whole(g);
    const Set others = {all.low & ~sets[2 * group], all.high & ~sets[2 * group + 1]};
    return others;
}

static inline i64 base_of(const Groups *g, i64 group, int shift)
{
    return ((group << g->bits) ^ g->high) + shift;
}

static int in_bounds(const Groups *g)
{
    if (g->bits < 3 || g->bits > MOST_BITS || g->high < 0 || g->high >= 1 << MOST_BITS ||
        g->high & ((1 << g->bits) - 1) || g->opened < 0 || g->opened > g->most || g->rooms < 0 ||
        g->rooms > WINDOW)
        return 0;
    for (i64 k = 0; k < g->rooms; k++)
        if (g->room[k] < 0 || g->room[k] >= g->opened)
            return 0;
    return 1;
}

static int are_labels(const Groups *g, Set wanted)
{
    const Set all = whole(g);
    return !is_empty(wanted) && !(wanted.low & ~all.low) && !(wanted.high & ~all.high);
}

/* Another group, where there may be one; the oldest with room is forgotten where there are many. */
static i64 open_group(Groups *g)
{
    if (g->opened == g->most)
        return NO_ROOM;
    if (g->rooms == WINDOW)
        memmove(g->room, g->room + 1, (size_t)--g->rooms * sizeof *g->room);
    g->room[g->rooms++] = g->opened;
    return g->opened++;
}

static void take_units(Groups *g, i64 group, Set units, int shift)
{
    const Set used = with_one((Set){0, 0}, shift);
    g->taken[2 * group] |= units.low;
    g->taken[2 * group + 1] |= units.high;
    g->used[2 * group] |= used.low;
    g->used[2 * group + 1] |= used.high;
}

static void forget(Groups *g, i64 group)
{
    for (i64 k = 0; k < g->rooms; k++)
        if (g->room[k] == group) {
            memmove(g->room + k, g->room + k + 1, (size_t)(--g->rooms - k) * sizeof *g->room);
            return;
        }
}

/* The shifts of a group over which all these labels find free units, and whose base is free. */
static Set fitting(const Groups *g, i64 group, Set wanted)
{
    const Set free = others(g, g->taken, group);
    Set fits = others(g, g->used, group);
    for (; !is_empty(wanted) && !is_empty(fits); wanted = without_lowest(wanted))
        fits = both(fits, moved(free, lowest(wanted)));
    return fits;
}

/* Bases for `count` states that have edges with the same labels. False where there is no room. */
static int place_alike(Groups *g, Set wanted, i64 count, i64 *found)
{
    i64 groups[WINDOW], number = g->rooms;
    memcpy(groups, g->room, (size_t)number * sizeof *groups);
    while (count) {
        for (i64 k = 0; k < number && count; k++) {
            const i64 group = groups[k];
            Set fits = fitting(g, group, wanted);
            for (; !is_empty(fits) && count; fits = without_lowest(fits)) {
                const int shift = lowest(fits);
                const Set units = moved(wanted, shift), free = others(g, g->taken, group);
                if ((units.low & ~free.low) | (units.high & ~free.high))
                    continue; /* By one of the states before it. */
                take_units(g, group, units, shift);
                if (is_empty(others(g, g->taken, group)))
                    forget(g, group);
                *found++ = base_of(g, group, shift);
                count--;
            }
        }
        if (!count)
            break;
        if ((groups[0] = open_group(g)) < 0)
            return 0;
        number = 1;
    }
    return 1;
}

/* Bases in `found` of states that are sorted by their labels: those of `wanted`[r] are from
 * `starts`[r] on. */
EXPORT i64 place_several(Groups *g, const u64 *wanted, const i64 *starts, i64 runs, i64 *found,
                         i64 number)
{
    if (!in_bounds(g))
        return OUT_OF_BOUNDS;
    for (i64 r = 0; r < runs; r++) {
        const Set labels = {wanted[2 * r], wanted[2 * r + 1]};
        if (starts[r] < 0 || starts[r] > starts[r + 1] || starts[r + 1] > number ||
            !are_labels(g, labels))
            return OUT_OF_BOUNDS;
        if (!place_alike(g, labels, starts[r + 1] - starts[r], found + starts[r]))
            return NO_ROOM;
    }
    return 0;
}

/* Bases whose lowest eight bits are `low`, one state after the other. */
EXPORT i64 place_heads(Groups *g, const i64 *low, const u64 *wanted, i64 number, i64 *found)
{
    if (!in_bounds(g))
        return OUT_OF_BOUNDS;
    for (i64 n = 0; n < number; n++) {
        const Set labels = {wanted[2 * n], wanted[2 * n + 1]};
        if (low[n] < 0 || low[n] >= BLOCK || !are_labels(g, labels))
            return OUT_OF_BOUNDS;
        for (i64 base = low[n];; base += BLOCK) {
            const i64 group = (base ^ g->high) >> g->bits;
            const int shift = (int)(base & ((1 << g->bits) - 1));
            while (g->opened <= group)
                if (open_group(g) < 0)
                    return NO_ROOM;
            const Set units = moved(labels, shift), free = others(g, g->taken, group);
            const Set unused = others(g, g->used, group);
            const Set used = with_one((Set){0, 0}, shift);
            if ((units.low & ~free.low) | (units.high & ~free.high) || is_empty(both(unused, used)))
                continue;
            take_units(g, group, units, shift);
            found[n] = base;
            break;
        }
    }
    return 0;
}

/* Labels by how many states wait with each of them, the most first, then by the label. */
static void sort_labels(u8 *labels, int number, const i64 *waiting)
{
    for (int k = 1; k < number; k++) {
        const u8 label = labels[k];
        int at = k;
        for (; at && (waiting[labels[at - 1]] < waiting[label] ||
                      (waiting[labels[at - 1]] == waiting[label] && labels[at - 1] > label));
             at--)
            labels[at] = labels[at - 1];
        labels[at] = label;
    }
}

/* Bases for states with one edge each: each free unit takes the commonest label left whose base is
 * free, so that the last states still have labels to choose from. */
EXPORT i64 place_singles(Groups *g, const u8 *wanted, i64 number, i64 *found)
{
    i64 starts[(1 << MOST_BITS) + 1] = {0}, waiting[1 << MOST_BITS] = {0};
    u8 labels[1 << MOST_BITS];
    int many = 0;
    if (!in_bounds(g))
        return OUT_OF_BOUNDS;
    const int size = 1 << g->bits;
    for (i64 n = 0; n < number; n++) {
        if (wanted[n] >= size)
            return OUT_OF_BOUNDS;
        waiting[wanted[n]]++;
    }
    for (int label = 0; label < size; label++) {
        starts[label + 1] = starts[label] + waiting[label];
        if (waiting[label])
            labels[many++] = (u8)label;
        waiting[label] = 0;
    }
    i64 *states = malloc(((size_t)number + 1) * sizeof *states);
    if (!states)
        return NO_MEMORY;
    for (i64 n = 0; n < number; n++)
        states[starts[wanted[n]] + waiting[wanted[n]]++] = n;
    i64 left = number;
    for (i64 group = 0; left; group++) {
        if (group == g->opened && open_group(g) < 0) {
            free(states);
            return NO_ROOM;
        }
        Set units = others(g, g->taken, group);
        if (is_empty(units))
            continue;
        sort_labels(labels, many, waiting);
        for (; !is_empty(units); units = without_lowest(units)) {
            const Set unused = others(g, g->used, group);
            const int unit = lowest(units);
            for (int k = 0; k < many; k++) {
                const int label = labels[k], shift = unit ^ label;
                if (!waiting[label] || is_empty(both(unused, with_one((Set){0, 0}, shift))))
                    continue;
                take_units(g, group, with_one((Set){0, 0}, unit), shift);
                found[states[starts[label] + --waiting[label]]] = base_of(g, group, shift);
                left--;
                break;
            }
        }
    }
    free(states);
    return 0;
}

/* A base over which no state has an edge. */
EXPORT i64 place_empty(Groups *g)
{
    if (!in_bounds(g))
        return OUT_OF_BOUNDS;
    for (i64 group = 0;; group++) {
        if (group == g->opened && open_group(g) < 0)
            return NO_ROOM;
        const Set unused = others(g, g->used, group);
        if (!is_empty(unused))
            return base_of(g, group, lowest(unused));
    }
}
