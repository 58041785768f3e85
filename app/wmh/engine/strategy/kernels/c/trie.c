/* The trie of sorted words, and which of its nodes are redundant: see trie.py. */

#include "kernels.h"

/* Words: word n is what lies in `text` from `starts`[n] on. */
typedef struct {
    const u8 *text;
    const i64 *starts;
    i64 number, bytes, depth;
} Words;

/* The first letters that a word shares with the one before it; -1 where the two are not in order, or
 * a word has no letters or too many. */
static i64 shared_before(const Words *w, i64 n)
{
    const i64 *s = w->starts + n;
    if (s[0] < 0 || s[0] >= s[1] || s[1] > w->bytes || s[1] - s[0] > w->depth)
        return -1;
    if (!n)
        return 0;
    if (s[-1] < 0 || s[-1] >= s[0])
        return -1;
    const u8 *word = w->text + s[0], *before = w->text + s[-1];
    const i64 both = least_of(s[1] - s[0], s[0] - s[-1]);
    i64 shared = 0;
    while (shared < both && word[shared] == before[shared])
        shared++;
    if (shared == both)
        return both == s[0] - s[-1] && both < s[1] - s[0] ? both : -1;
    return word[shared] > before[shared] ? shared : -1;
}

/* How many nodes more each depth has, in `nodes` (depth + 1), for words from `begin` to `end`. */
EXPORT i64 count_nodes(const Words *w, i64 begin, i64 end, i64 *nodes)
{
    if (begin < 0 || end > w->number)
        return OUT_OF_BOUNDS;
    for (i64 n = begin; n < end; n++) {
        const i64 shared = shared_before(w, n);
        if (shared < 0)
            return OUT_OF_BOUNDS;
        for (i64 d = shared; d < w->starts[n + 1] - w->starts[n]; d++)
            nodes[d + 1]++;
    }
    return 0;
}

/* Nodes for words from `begin` to `end`. Those of depth d begin at `levels`[d] of (depth + 2); `next`
 * has the next of each depth, and `path` the nodes of the word before. */
EXPORT i64 fill_nodes(const Words *w, i64 begin, i64 end, const i64 *levels, i64 *next, i64 *path,
                      u8 *label, u8 *final, i32 *children, i64 nodes)
{
    if (begin < 0 || end > w->number)
        return OUT_OF_BOUNDS;
    for (i64 d = 0; d <= w->depth; d++)
        if (levels[d] < 0 || levels[d] > levels[d + 1] || levels[d + 1] > nodes ||
            next[d] < levels[d] || path[d] < 0 || path[d] >= nodes)
            return OUT_OF_BOUNDS;
    for (i64 n = begin; n < end; n++) {
        const i64 shared = shared_before(w, n), length = w->starts[n + 1] - w->starts[n];
        if (shared < 0)
            return OUT_OF_BOUNDS;
        for (i64 d = shared; d < length; d++) {
            const i64 node = next[d + 1]++;
            if (node >= levels[d + 2])
                return OUT_OF_BOUNDS;
            label[node] = w->text[w->starts[n] + d];
            final[node] = d + 1 == length;
            children[path[d]]++;
            path[d + 1] = node;
        }
    }
    return 0;
}

/* What is known of the nodes, of which those from `at` on have been looked at. `kept_as` is the group
 * of each: nodes below which the same words end. Of each group there are a name, which only chance
 * gives to another, and a node; `slots` finds it by the name, -1 where there is none. */
typedef struct {
    const u8 *label, *final;
    const i32 *first, *children;
    i32 *kept_as, *slots, *nodes;
    u64 *names;
    i64 number, places, groups, at;
} Merging;

static int are_counted(const Merging *m)
{
    return m->places > 0 && !(m->places & (m->places - 1)) && m->at >= 0 && m->at <= m->number &&
           m->groups >= 0 && m->groups <= m->number - m->at;
}

/* The groups into slots that are all empty. */
EXPORT i64 fill_slots(Merging *m)
{
    const u64 mask = (u64)m->places - 1;
    if (!are_counted(m) || 2 * m->groups > m->places)
        return OUT_OF_BOUNDS;
    for (i64 g = 0; g < m->groups; g++) {
        u64 slot = m->names[g] & mask;
        while (m->slots[slot] >= 0)
            slot = (slot + 1) & mask;
        m->slots[slot] = (i32)g;
    }
    return 0;
}

static int are_alike(const Merging *m, i64 node, i64 other)
{
    const i64 one = m->first[node], two = m->first[other], n = m->children[node];
    if (m->children[other] != n)
        return 0;
    for (i64 k = 0; k < n; k++)
        if (m->label[one + k] != m->label[two + k] || m->final[one + k] != m->final[two + k] ||
            m->kept_as[one + k] != m->kept_as[two + k])
            return 0;
    return 1;
}

/* The groups of so many nodes more, from the last one on. */
EXPORT i64 merge_nodes(Merging *m, i64 slice)
{
    if (!are_counted(m) || slice < 0 || slice > m->at || 2 * (m->groups + slice) > m->places)
        return OUT_OF_BOUNDS;
    const u64 mask = (u64)m->places - 1;
    for (const i64 end = m->at - slice; m->at > end;) {
        const i64 node = --m->at, begin = m->first[node], n = m->children[node];
        if (n < 0 || (n && (begin <= node || begin + n > m->number)))
            return OUT_OF_BOUNDS;
        u64 name = FIBONACCI;
        for (i64 k = begin; k < begin + n; k++)
            name = mixed(name ^ ((u64)m->kept_as[k] << 9 | (u64)m->label[k] << 1 | !!m->final[k]));
        u64 slot = name & mask;
        i64 group = -1;
        for (; m->slots[slot] >= 0; slot = (slot + 1) & mask) {
            const i64 met = m->slots[slot];
            if (met >= m->groups || m->nodes[met] <= node || m->nodes[met] >= m->number)
                return OUT_OF_BOUNDS;
            if (m->names[met] == name && are_alike(m, node, m->nodes[met])) {
                group = met;
                break;
            }
        }
        if (group < 0) {
            group = m->groups++;
            m->slots[slot] = (i32)group;
            m->names[group] = name;
            m->nodes[group] = (i32)node;
        }
        m->kept_as[node] = (i32)group;
    }
    return 0;
}

/* The groups numbered in the order of their first nodes, which are left in `nodes`. */
EXPORT i64 number_groups(Merging *m)
{
    if (!are_counted(m) || m->at)
        return OUT_OF_BOUNDS;
    i32 *numbers = malloc(((size_t)m->groups + 1) * sizeof *numbers);
    if (!numbers)
        return NO_MEMORY;
    for (i64 g = 0; g < m->groups; g++)
        numbers[g] = -1;
    i32 met = 0;
    for (i64 node = 0; node < m->number; node++) {
        const i64 group = m->kept_as[node];
        if (group < 0 || group >= m->groups) {
            free(numbers);
            return OUT_OF_BOUNDS;
        }
        if (numbers[group] < 0) {
            m->nodes[met] = (i32)node;
            numbers[group] = met++;
        }
        m->kept_as[node] = numbers[group];
    }
    free(numbers);
    return met;
}
