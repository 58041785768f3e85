/* Another way to the partition of few candidates: guesses as walks through sets, as walk.py says.
 *
 * A set of candidates is a row of bits, and so is each clue that a letter can get at a place. A guess
 * splits the set of all by its first letter, what comes of that by its second, and so on: an AND and
 * a count of bits for each part. Guesses that begin alike share that much of the walk; a class of one
 * is not walked on with; and what the last letter makes is only counted.
 */

#include "arena.h"

enum { LONGEST_WALKED = 5, WORDS = 8, SLOTS = 1 << 12 };

/* The sets of a letter that a guess has more than once: one place of it is yellow in these. */
typedef struct Repeated {
    u64 key;
    struct Repeated *next;
    u64 set[];
} Repeated;

typedef struct {
    const u8 *guesses, *letters;
    i64 number, length, m, labels, words;
    const i64 *worth;
    i64 *out;
    Arena *arena;
    /* Who has a letter at a place, and who has it elsewhere: (length, labels, words). */
    u64 *green, *yellow;
    Repeated **slots;
} Walk;

/* The candidates to which that is the quicker way: where a processor counts bits by itself. */
EXPORT i64 walked_to(i64 length)
{
#if defined(__POPCNT__) || defined(__aarch64__)
    return length < LONGEST_WALKED ? 64 * WORDS : length == LONGEST_WALKED ? 64 * WORDS / 2 : 0;
#else
    return (void)length, 0;
#endif
}

/* The sets of (place, letter). False where there is no memory. */
static int mark_letters(Walk *w)
{
    const i64 size = w->length * w->labels * w->words;
    u64 *has = take(w->arena, w->labels * w->words * 8);
    w->green = take(w->arena, size * 8);
    w->yellow = take(w->arena, size * 8);
    w->slots = take(w->arena, SLOTS * (i64)sizeof *w->slots);
    if (!has || !w->green || !w->yellow || !w->slots)
        return 0;
    memset(has, 0, (size_t)(w->labels * w->words) * 8);
    memset(w->green, 0, (size_t)size * 8);
    memset(w->slots, 0, SLOTS * sizeof *w->slots);
    for (i64 j = 0; j < w->m; j++)
        for (i64 place = 0; place < w->length; place++) {
            const i64 letter = w->letters[j * w->length + place];
            if (letter >= w->labels)
                continue;
            w->green[(place * w->labels + letter) * w->words + j / 64] |= (u64)1 << (j & 63);
            has[letter * w->words + j / 64] |= (u64)1 << (j & 63);
        }
    for (i64 place = 0; place < w->length; place++)
        for (i64 k = 0; k < w->labels * w->words; k++)
            w->yellow[place * w->labels * w->words + k] =
                has[k] & ~w->green[place * w->labels * w->words + k];
    return 1;
}

/* Who makes a letter yellow at a place of a guess that has it at all places of `mask`: greens are paid
 * first, then from left to right. NULL where there is no memory. */
static const u64 *repeated(Walk *w, u8 letter, u64 mask, i64 place)
{
    const u64 key = ((u64)letter + 1) << 40 | mask << 8 | (u64)place;
    Repeated **slot = &w->slots[(key * FIBONACCI) >> 52];
    for (Repeated *each = *slot; each; each = each->next)
        if (each->key == key)
            return each->set;
    Repeated *made = take(w->arena, (i64)sizeof *made + w->words * 8);
    if (!made)
        return NULL;
    made->key = key;
    made->next = *slot;
    *slot = made;
    /* Who still has so many of the letter to be paid with: at first those at other places. */
    u64 left[LONGEST_WALKED + 2][WORDS] = {{0}};
    for (i64 i = 0; i < w->words; i++) {
        left[0][i] = ~(u64)0;
        for (i64 at = 0; at < w->length; at++) {
            const u64 here = w->green[(at * w->labels + letter) * w->words + i];
            if (!(mask >> at & 1))
                for (i64 k = w->length; k > 0; k--)
                    left[k][i] |= left[k - 1][i] & here;
        }
        for (i64 at = 0; at < place; at++) {
            const u64 here = w->green[(at * w->labels + letter) * w->words + i];
            if (mask >> at & 1)
                for (i64 k = 1; k <= w->length; k++)
                    left[k][i] = (here & left[k][i]) | (~here & left[k + 1][i]);
        }
        made->set[i] = left[1][i] & ~w->green[(place * w->labels + letter) * w->words + i];
    }
    return made->set;
}

#if defined(__GNUC__)
#define INLINED static inline __attribute__((always_inline))
#else
#define INLINED static inline
#endif

/* The set of those in both of two; how many there are. */
INLINED i64 cut(u64 *cut, const u64 *a, const u64 *b, const i64 words)
{
    i64 n = 0;
    for (i64 i = 0; i < words; i++) {
        cut[i] = a[i] & b[i];
        n += __builtin_popcountll(cut[i]);
    }
    return n;
}

/* All guesses, for sets of so many words: a constant where this is called. False where there is no
 * memory. */
INLINED int walk(Walk *w, const i64 words)
{
    const i64 length = w->length, last = length - 1;
    u64 *sets[LONGEST_WALKED] = {0};
    i64 *sizes[LONGEST_WALKED] = {0}, parts[LONGEST_WALKED] = {0}, ones[LONGEST_WALKED] = {0};
    const u64 *greens[LONGEST_WALKED] = {0}, *yellows[LONGEST_WALKED] = {0};
    for (i64 d = 0, most = 1; d < length; d++, most = least_of(3 * most, w->m)) {
        sets[d] = take(w->arena, (most + 3) * words * 8);
        sizes[d] = take(w->arena, (most + 3) * 8);
        if (!sets[d] || !sizes[d])
            return 0;
    }
    for (i64 i = 0; i < words; i++) {
        const i64 left = w->m - 64 * i;
        sets[0][i] = left >= 64 ? ~(u64)0 : left > 0 ? ((u64)1 << left) - 1 : 0;
    }
    sizes[0][0] = w->m;
    parts[0] = w->m > 1;
    ones[0] = w->m == 1;
    for (i64 g = 0; g < w->number; g++) {
        const u8 *guess = w->guesses + g * length;
        const u64 *green[LONGEST_WALKED], *yellow[LONGEST_WALKED];
        int twice = 0;
        u64 seen[4] = {0};
        for (i64 d = 0; d < length; d++) {
            const i64 at = (d * w->labels + guess[d]) * words;
            green[d] = w->green + at;
            yellow[d] = w->yellow + at;
            twice |= seen[guess[d] >> 6] >> (guess[d] & 63) & 1;
            seen[guess[d] >> 6] |= (u64)1 << (guess[d] & 63);
        }
        for (i64 d = 0; twice && d < length; d++) {
            u64 mask = 0;
            for (i64 other = 0; other < length; other++)
                mask |= (u64)(guess[other] == guess[d]) << other;
            if (mask & (mask - 1) && !(yellow[d] = repeated(w, guess[d], mask, d)))
                return 0;
        }
        i64 d = 0;
        while (d < last && greens[d] == green[d] && yellows[d] == yellow[d])
            d++;
        for (; d < last; d++) {
            const u64 *gs = green[d], *ys = yellow[d];
            i64 made = 0, alone = ones[d];
            for (i64 k = 0; k < parts[d]; k++) {
                const u64 *from = sets[d] + k * words;
                u64 *to = sets[d + 1] + made * words;
                i64 left = sizes[d][k];
                const i64 hit = cut(to, from, gs, words);
                left -= hit;
                alone += hit == 1;
                if (hit > 1) {
                    sizes[d + 1][made++] = hit;
                    to += words;
                }
                if (!left)
                    continue;
                const i64 near = cut(to, from, ys, words);
                left -= near;
                alone += near == 1;
                if (near > 1) {
                    sizes[d + 1][made++] = near;
                    to += words;
                }
                alone += left == 1;
                if (left > 1) {
                    for (i64 i = 0; i < words; i++)
                        to[i] = from[i] & ~(gs[i] | ys[i]);
                    sizes[d + 1][made++] = left;
                }
            }
            parts[d + 1] = made;
            ones[d + 1] = alone;
            greens[d] = gs;
            yellows[d] = ys;
        }
        const i64 alone = ones[last];
        i64 total = alone * w->worth[1], squares = alone, classes = alone, worst = alone > 0;
        for (i64 k = 0; k < parts[last]; k++) {
            const u64 *from = sets[last] + k * words, *gs = green[last], *ys = yellow[last];
            i64 hit = 0, near = 0;
            for (i64 i = 0; i < words; i++) {
                hit += __builtin_popcountll(from[i] & gs[i]);
                near += __builtin_popcountll(from[i] & ys[i]);
            }
            const i64 none = sizes[last][k] - hit - near;
            total += w->worth[hit] + w->worth[near] + w->worth[none];
            squares += hit * hit + near * near + none * none;
            classes += (hit > 0) + (near > 0) + (none > 0);
            worst = most_of(worst, most_of(hit, most_of(near, none)));
        }
        i64 *out = w->out + 5 * g;
        out[0] = total;
        out[1] = squares;
        out[2] = worst;
        out[3] = out[4] = classes;
    }
    return 1;
}

/* Statistics of guesses as `measure` has them, where tiles are marked and all candidates weigh the
 * same: `letters` (m, length) are theirs. A class of no word is worth 0. */
EXPORT i64 walk_through(const u8 *guesses, i64 number, i64 length, const u8 *letters, i64 m,
                        i64 labels, const i64 *worth, i64 *out)
{
    if (length < 1 || length > LONGEST_WALKED || m < 1 || m > 64 * WORDS)
        return OUT_OF_BOUNDS;
    for (i64 k = 0; k < number * length; k++)
        if (guesses[k] >= labels)
            return OUT_OF_BOUNDS;
    Arena arena = {NULL};
    Walk w = {guesses, letters, number, length, m, labels, (m + 63) / 64, worth, out, &arena,
              NULL, NULL, NULL};
    int made = mark_letters(&w);
    if (made) {
        switch (w.words) {
        case 1: made = walk(&w, 1); break;
        case 2: made = walk(&w, 2); break;
        case 3: made = walk(&w, 3); break;
        case 4: made = walk(&w, 4); break;
        case 5: made = walk(&w, 5); break;
        case 6: made = walk(&w, 6); break;
        case 7: made = walk(&w, 7); break;
        default: made = walk(&w, 8); break;
        }
    }
    const Mark nothing = {NULL, 0};
    give_back(&arena, nothing);
    return made ? 0 : NO_MEMORY;
}
