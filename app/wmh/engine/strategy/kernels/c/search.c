/* The searches to the end of a game, for the fewest guesses and for the most points, as Python calls
 * them. What hangs on how many classes there can be is in the files that end in .inc. */

#include "rules.h"

#define NAME(name) JOIN(name, JOIN(_, BITS))

#define CLASS u8
#define BITS 8
#include "states.inc"
#include "narrowing.inc"
#include "search.inc"
#include "points.inc"
#undef CLASS
#undef BITS

#define CLASS u16
#define BITS 16
#include "states.inc"
#include "narrowing.inc"
#include "search.inc"
#include "points.inc"
#undef CLASS
#undef BITS

EXPORT i64 floor_of(i64 n, i64 most) { return bound_of(n, most); }

/* Whether all of these are from `low` to below `high`. */
static int are_within(const i64 *numbers, i64 n, i64 low, i64 high)
{
    int within = 1;
    for (i64 k = 0; k < n; k++)
        within &= numbers[k] >= low && numbers[k] < high;
    return within;
}

/* Whether nothing in a problem leads out of its arrays. */
EXPORT i64 check_problem(const Problem *p)
{
    const i64 size = p->guesses * p->candidates;
    int within = 1;
    if (p->bytes == 1)
        for (i64 k = 0; k < size; k++)
            within &= ((const u8 *)p->classes)[k] < p->most;
    else
        for (i64 k = 0; k < size; k++)
            within &= ((const u16 *)p->classes)[k] < p->most;
    for (i64 k = 0; k < p->guesses * p->length; k++)
        within &= p->letters[k] < p->labels;
    within &= are_within(p->member, p->guesses, -1, p->candidates);
    within &= are_within(p->guess_of, p->candidates, -1, p->guesses);
    for (i64 j = 0; within && j < p->candidates; j++)
        within &= p->guess_of[j] < 0 || p->member[p->guess_of[j]] >= 0;
    return within ? 0 : OUT_OF_BOUNDS;
}

/* Whether the classes of alike places and letters are called by their first one. */
static int are_classes(const i64 *alike, i64 length, i64 labels)
{
    int within = 1;
    for (i64 k = 0; k < length + labels; k++)
        within &= alike[k] >= (k < length ? 0 : length) && alike[k] <= k;
    return within;
}

static int is_enough(const Scratch *x, const Problem *p)
{
    return x->parts >= p->most && x->candidates >= p->candidates &&
           x->size >= 4 * (p->guesses + 1) && (x->size & (x->size - 1)) == 0;
}

/* The value of a state, as search.py says. */
EXPORT i64 search(const i64 *among, i64 n, const i64 *guesses, i64 number, i64 left, i64 beta,
                  i64 extent, i64 depth, const i64 *alike, const Problem *p, Findings *findings,
                  Scratch *x)
{
    if (n < 1 || n > p->candidates || number > p->guesses || !is_enough(x, p) ||
        !are_within(among, n, 0, p->candidates) || !are_within(guesses, number, 0, p->guesses) ||
        (alike && !are_classes(alike, p->length, p->labels)))
        return OUT_OF_BOUNDS;
    Arena arena = {NULL};
    const i64 value = p->bytes == 1 ? search_8(among, n, guesses, number, left, beta, extent, depth,
                                               alike, p, findings, x, &arena)
                                    : search_16(among, n, guesses, number, left, beta, extent,
                                                depth, alike, p, findings, x, &arena);
    const Mark nothing = {NULL, 0};
    give_back(&arena, nothing);
    return value;
}

/* Points in all over a state, as points.py says; `worth` has `stride` sizes for each attempt. */
EXPORT i64 points(const i64 *state, i64 n, i64 left, i64 width, i64 enough, const double *worth,
                  i64 stride, const Problem *p, Scratch *x)
{
    if (n < 1 || n > p->candidates || n >= stride || width < 1 || !is_enough(x, p) ||
        !are_within(state, n, 0, p->candidates))
        return OUT_OF_BOUNDS;
    Arena arena = {NULL};
    const i64 value = p->bytes == 1
                          ? points_8(state, n, left, width, enough, p, worth, stride, x, &arena)
                          : points_16(state, n, left, width, enough, p, worth, stride, x, &arena);
    const Mark nothing = {NULL, 0};
    give_back(&arena, nothing);
    return value;
}

/* Marks the guesses, -1 for none, that an exchange of two makes no earlier word of. */
EXPORT i64 first_ones(const i64 *guesses, i64 number, const u8 *letters, i64 words, i64 length,
                      const i64 *alike, i64 labels, u8 *first)
{
    Problem p = {0};
    p.length = length;
    if (!are_classes(alike, length, labels) || !are_within(guesses, number, -1, words))
        return OUT_OF_BOUNDS;
    for (i64 k = 0; k < words * length; k++)
        if (letters[k] >= labels)
            return OUT_OF_BOUNDS;
    for (i64 k = 0; k < number; k++)
        first[k] = guesses[k] < 0 || is_first(letters + guesses[k] * length, &p, alike);
    return 0;
}

/* What is still alike after a guess, in `left`; 0 where nothing is. */
EXPORT i64 told_apart(const i64 *alike, i64 labels, const u8 *guess, i64 length, i64 *left)
{
    if (!are_classes(alike, length, labels))
        return OUT_OF_BOUNDS;
    for (i64 k = 0; k < length; k++)
        if (guess[k] >= labels)
            return OUT_OF_BOUNDS;
    return told_apart_here(alike, guess, length, length + labels, left);
}

/* The guesses that a hard mode lets pass, in `passed`; how many there are. */
EXPORT i64 pass_guesses(const i64 *guesses, i64 number, i64 before, i64 secret, const Problem *p,
                        i64 *passed)
{
    if (before < 0 || before >= p->guesses || secret < 0 || secret >= p->candidates ||
        !are_within(guesses, number, 0, p->guesses))
        return OUT_OF_BOUNDS;
    return pass(guesses, number, before, secret, p, passed);
}

/* The guesses that are needed: candidates, and one for each other partition; how many there are. */
EXPORT i64 distinct(const void *classes, i64 bytes, i64 g, i64 m, const i64 *member,
                    const u64 *names, i64 *needed)
{
    u64 size = 4;
    while (size < 2 * (u64)g)
        size *= 2;
    u64 *seen = calloc(size, sizeof *seen), *marks = calloc((size_t)m + 1, sizeof *marks);
    i64 number = seen && marks ? 0 : NO_MEMORY;
    for (i64 row = 0; number >= 0 && row < g; row++) {
        i64 parts = 0;
        for (i64 j = 0; j < m; j++) {
            const i64 c = bytes == 1 ? ((const u8 *)classes)[row * m + j]
                                     : ((const u16 *)classes)[row * m + j];
            if (c > m) {
                number = OUT_OF_BOUNDS;
                break;
            }
            marks[c] += names[j];
            parts = most_of(parts, c + 1);
        }
        if (number < 0)
            break;
        u64 alike = 0;
        for (i64 c = 0; c < parts; c++) {
            alike += mixed(marks[c]);
            marks[c] = 0;
        }
        if (member[row] < 0 && (parts == 1 || !novel(seen, size, alike)))
            continue;
        needed[number++] = row;
    }
    free(seen);
    free(marks);
    return number;
}
