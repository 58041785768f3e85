/* What a search knows of words: which guesses become each other by exchanging what is alike, and which
 * ones a hard mode lets pass. */
#ifndef WMH_RULES_H
#define WMH_RULES_H

#include "states.h"

static int is_used(const u8 *word, i64 number, i64 letter)
{
    for (i64 k = 0; k < number; k++)
        if (word[k] == letter)
            return 1;
    return 0;
}

/* Whether an exchange of two that are alike makes no earlier word of it. */
static int is_first(const u8 *word, const Problem *p, const i64 *alike)
{
    const i64 length = p->length;
    for (i64 i = 0; i < length; i++)
        for (i64 k = 0; k < i; k++)
            if (alike[i] == alike[k] && word[k] > word[i])
                return 0;
    for (i64 i = 0; i < length; i++) {
        const i64 mine = alike[length + word[i]];
        /* Every letter before it that it can be exchanged with must have come before. */
        for (i64 other = mine - length; other < word[i]; other++)
            if (alike[length + other] == mine && !is_used(word, i, other))
                return 0;
    }
    return 1;
}

/* What is still alike after a guess, in `left`: its letters are not, nor places where it has two.
 * Whether anything is. */
static int told_apart_here(const i64 *alike, const u8 *guess, i64 length, i64 size, i64 *left)
{
    memcpy(left, alike, (size_t)size * 8);
    for (i64 i = 0; i < length; i++) {
        left[i] = i;
        for (i64 k = 0; k < i; k++)
            if (alike[k] == alike[i] && guess[k] == guess[i]) {
                left[i] = left[k];
                break;
            }
    }
    for (i64 i = 0; i < length; i++)
        left[length + guess[i]] = length + guess[i];
    /* A class is called by its first one, which may just have left it. */
    for (i64 a = length; a < size; a++) {
        if (left[a] == a)
            continue;
        for (i64 b = length; b <= a; b++)
            if (alike[b] == alike[a] && !is_used(guess, length, b - length)) {
                left[a] = b;
                break;
            }
    }
    for (i64 k = 0; k < size; k++)
        if (left[k] != k)
            return 1;
    return 0;
}

/* Whether a hard mode lets a guess pass after the clue that `before` got from `secret`. */
static int passes(const u8 *guess, const u8 *before, const u8 *secret, i64 length, int ultra)
{
    for (i64 i = 0; i < length; i++)
        if (before[i] == secret[i] && guess[i] != before[i])
            return 0;
    for (i64 i = 0; i < length; i++) {
        const u8 letter = before[i];
        i64 wanted = 0, held = 0, greens = 0, mine = 0;
        for (i64 k = 0; k < length; k++) {
            wanted += before[k] == letter;
            held += secret[k] == letter;
            greens += before[k] == letter && secret[k] == letter;
            mine += guess[k] == letter;
        }
        const i64 coloured = least_of(wanted, held);
        if (mine < coloured)
            return 0;
        if (!ultra)
            continue;
        if (wanted > held && mine > held)
            return 0;
        if (before[i] != secret[i] && guess[i] == letter) {
            /* It is yellow here if fewer than the coloured ones lie before it. */
            i64 earlier = greens;
            for (i64 k = 0; k < i; k++)
                earlier += before[k] == letter && secret[k] != letter;
            if (earlier < coloured)
                return 0;
        }
    }
    return 1;
}

/* The guesses that the mode lets pass after the clue that one `before` got from a secret. */
static i64 pass(const i64 *guesses, i64 number, i64 before, i64 secret, const Problem *p,
                i64 *passed)
{
    i64 many = 0;
    for (i64 k = 0; k < number; k++) {
        passed[many] = guesses[k];
        many += passes(p->letters + guesses[k] * p->length, p->letters + before * p->length,
                       p->secrets + secret * p->length, p->length, p->hard == 2);
    }
    return many;
}

#endif
