/* The partition of candidates by guesses, for codes of each size: what hangs on it is in coding.inc
 * and partition.inc, and what does not is here. */

#include "kernels.h"

#include <math.h>

/* How a row is filled: as coding.py says. */
enum { TILES, NAIVE, PEGS, POSITIONS, JOTTO, JOTTO_EACH };

/* Candidates from which a table read whole is quicker than a list of the bins in use, and to which
 * its counters of two bytes are large enough. */
enum { SCANNED_FROM = 400, SCANNED_TO = 1 << 17 };

/* Information is counted in parts of a bit, so that equal partitions are exactly equal. */
#define SCALE (1 << 24)

/* What is split, and by what: as coding.py says. */
typedef struct {
    const u8 *guesses, *order, *singles;
    const i64 *own;
    const u8 *columns, *times;
    const void *planes;
    i64 number, length, blocks, labels, width, m, kind, bins, power;
    u64 solved;
} Coding;

typedef struct {
    i64 total, squares, worst, parts, shot;
} Found;

/* Whether no guess leads out of an array. */
static int in_bounds(const Coding *c)
{
    for (i64 g = 0; g < c->number; g++) {
        u64 places = 0;
        for (i64 n = 0; n < c->length; n++) {
            const u8 place = c->order[g * c->length + n];
            if (place >= c->length || c->guesses[g * c->length + n] >= c->labels)
                return 0;
            places |= (u64)1 << place;
        }
        if (places != ((u64)1 << c->length) - 1 || c->singles[g] > c->length ||
            c->own[g] < -1 || c->own[g] >= c->m)
            return 0;
    }
    return 1;
}

/* Memory that begins where a line of the cache does. */
static void *lines(size_t bytes)
{
    char *raw = malloc(bytes + 64 + sizeof(void *));
    if (!raw)
        return NULL;
    void **start = (void **)(((uintptr_t)raw + sizeof(void *) + 63) & ~(uintptr_t)63);
    start[-1] = raw;
    return start;
}

static void free_lines(void *start)
{
    if (start)
        free(((void **)start)[-1]);
}

/* Of a total, total * log2(total), in SCALE parts of a bit. */
static i64 information(i64 total)
{
    const double bits = (double)total * log2((double)total);
    return total > 1 ? (i64)floor(bits * SCALE + 0.5) : 0;
}

/* `information` of 0 to `most`. */
EXPORT i64 informations(i64 most, i64 *table)
{
    for (i64 n = 0; n <= most; n++)
        table[n] = information(n);
    return 0;
}

/* By four tables that are read whole, so that equal codes in a row need not wait for each other. */
static Found count_scanned(const u8 *codes, i64 m, const i64 *worth)
{
    Found found = {0, 0, 0, 0, 0};
    u16 table[4][256];
    i32 summed[256];
    memset(table, 0, sizeof table);
    const i64 whole = m / 8 * 8;
    for (i64 j = 0; j < whole; j += 8) {
        u64 word;
        memcpy(&word, codes + j, 8);
        table[0][word & 255]++;
        table[1][word >> 8 & 255]++;
        table[2][word >> 16 & 255]++;
        table[3][word >> 24 & 255]++;
        table[0][word >> 32 & 255]++;
        table[1][word >> 40 & 255]++;
        table[2][word >> 48 & 255]++;
        table[3][word >> 56]++;
    }
    for (i64 j = whole; j < m; j++)
        table[0][codes[j]]++;
    for (int code = 0; code < 256; code++)
        summed[code] = (i32)table[0][code] + table[1][code] + table[2][code] + table[3][code];
    i32 worst = 0, parts = 0;
    for (int code = 0; code < 256; code++) {
        const i32 n = summed[code];
        found.squares += (i64)n * n;
        worst = n > worst ? n : worst;
        parts += n > 0;
    }
    for (int code = 0; code < 256; code++)
        found.total += worth[summed[code]];
    found.worst = worst;
    found.parts = found.shot = parts;
    return found;
}

/* The same for candidates that weigh: see partition.inc. */
static i64 weigh_scanned(const u8 *codes, i64 m, const i64 *packed, i64 *sums, i64 *tops,
                         u64 *touched)
{
    i64 table[4][256];
    memset(table, 0, sizeof table);
    const i64 whole = m / 8 * 8;
    /* From the last to the first: what is left in `sums` is the first of each class. */
    for (i64 j = m - 1; j >= whole; j--) {
        table[0][codes[j]] += packed[j];
        sums[codes[j]] = packed[j];
    }
    for (i64 j = whole - 8; j >= 0; j -= 8)
        for (int k = 7; k >= 0; k--) {
            table[k & 3][codes[j + k]] += packed[j + k];
            sums[codes[j + k]] = packed[j + k];
        }
    i64 parts = 0;
    for (int code = 0; code < 256; code++) {
        const i64 total = table[0][code] + table[1][code] + table[2][code] + table[3][code];
        tops[parts] = sums[code];
        touched[parts] = (u64)code;
        sums[code] = total;
        parts += total != 0;
    }
    return parts;
}

/* Statistics of the classes in these bins, none of which stays in use. The lowest `shift` bits of a
 * sum count the candidates, those above them are their weight. */
static Found summed_up(i64 parts, i64 *sums, const i64 *tops, const u64 *touched, int shift,
                       const i64 *worth)
{
    Found found = {0, 0, 0, parts, 0};
    const i64 mask = ((i64)1 << shift) - 1;
    for (i64 k = 0; k < parts; k++) {
        const i64 both = sums[touched[k]], weight = both >> shift, n = both & mask;
        sums[touched[k]] = 0;
        found.total += worth ? weight * worth[n] / n : information(weight);
        found.squares += weight * n;
        found.worst = most_of(found.worst, n);
        found.shot += tops[k] >> shift;
    }
    return found;
}

/* How often each candidate holds each letter, in `times` (blocks, labels, width), which is empty. */
EXPORT i64 count_letters(const u8 *columns, u8 *times, i64 blocks, i64 length, i64 labels, i64 width)
{
    for (i64 b = 0; b < blocks; b++)
        for (i64 place = 0; place < length; place++)
            for (i64 j = 0; j < width; j++) {
                const u8 letter = columns[(b * length + place) * width + j];
                if (letter < labels)
                    times[(b * labels + letter) * width + j]++;
            }
    return 0;
}

/* The places of each guess in `order`, letters that occur once first; `singles` says how many. */
EXPORT i64 plan(const u8 *guesses, u8 *order, u8 *singles, i64 number, i64 length)
{
    for (i64 g = 0; g < number; g++) {
        const u8 *guess = guesses + g * length;
        i64 first = 0, last = length;
        for (i64 place = 0; place < length; place++) {
            int times = 0;
            for (i64 other = 0; other < length; other++)
                times += guess[other] == guess[place];
            if (times == 1)
                order[g * length + first++] = (u8)place;
            else
                order[g * length + --last] = (u8)place;
        }
        singles[g] = (u8)first;
    }
    return 0;
}

#define NAME(name) JOIN(name, JOIN(_, BITS))

#define CODE u8
#define BITS 8
#include "coding.inc"
#include "partition.inc"

#define CODE u16
#define BITS 16
#include "coding.inc"
#include "partition.inc"

#define CODE u32
#define BITS 32
#include "coding.inc"
#include "partition.inc"

#define CODE u64
#define BITS 64
#include "coding.inc"
#include "partition.inc"
