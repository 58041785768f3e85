/* The graph of the units of a .dawg file, and the numbers of its words: see graph.py. */

#include "kernels.h"

enum { BLOCK = 256, NO_GRAPH = -1 };

static const u32 FREE = 0x80000000u, FINAL = 0x100, FAR = 0x200;

static u32 offset_of(u32 unit) { return (unit >> 10) << ((unit & FAR) >> 6); }

static int is_edge(u32 unit) { return unit < FREE && (unit & 0xFF); }

/* How many of the units are edges. */
EXPORT i64 count_edges(const u32 *units, i64 number)
{
    i64 edges = 0;
    for (i64 place = 0; place < number; place++)
        edges += is_edge(units[place]);
    return edges;
}

/* The edges, in the order of their states, then of their labels; where each state begins, in
 * `opens`; and the state each leads to, which is the number of states where it leads to none.
 *
 * All four have room for so many `edges`. Returns the number of states; `root` is one of them.
 * NO_GRAPH where the units do not make one. */
EXPORT i64 list_edges(const u32 *units, i64 number, i64 edges, i64 most_letters, u8 *label,
                      u8 *final, i32 *opens, i32 *target, i64 *root)
{
    if (number < BLOCK || number % BLOCK || number >= 1 << 30)
        return OUT_OF_BOUNDS;
    /* Of each unit how many edges it owns, then one more than its state, or 0. */
    i32 *state = calloc((size_t)number, sizeof *state), *end = NULL;
    u8 *led_to = NULL;
    i64 states = NO_MEMORY, listed = 0;
    if (!state)
        goto done;
    states = NO_GRAPH;
    for (i64 place = 0; place < number; place++)
        if (is_edge(units[place])) {
            const u32 letter = units[place] & 0xFF;
            if (letter > most_letters)
                goto done;
            state[place ^ letter]++;
            listed++;
        }
    if (!listed || listed != edges)
        goto done;
    i64 made = 0;
    listed = 0;
    for (i64 owner = 0; owner < number; owner++)
        if (state[owner]) {
            opens[made] = (i32)listed;
            listed += state[owner];
            state[owner] = (i32)++made;
        }
    states = NO_MEMORY;
    end = malloc((size_t)made * sizeof *end);
    led_to = calloc((size_t)made + 1, 1); /* The last is of what leads to none. */
    if (!end || !led_to)
        goto done;
    states = NO_GRAPH;
    memcpy(end, opens, (size_t)made * sizeof *end);
    for (i64 place = 0; place < number; place++)
        if (is_edge(units[place])) {
            const i64 letter = units[place] & 0xFF, owner = state[place ^ letter] - 1;
            i64 at = end[owner]++;
            for (; at > opens[owner] && label[at - 1] > letter; at--) {
                label[at] = label[at - 1];
                target[at] = target[at - 1];
            }
            label[at] = (u8)letter;
            target[at] = (i32)place;
        }
    for (i64 edge = 0; edge < edges; edge++) {
        const i64 place = target[edge], leads = place ^ offset_of(units[place]);
        if (leads >= number)
            goto done;
        const i64 to = state[leads] ? state[leads] - 1 : made;
        final[edge] = (units[place] & FINAL) != 0;
        target[edge] = (i32)to;
        led_to[to] = 1;
    }
    const i64 first = offset_of(units[0]);
    if (first >= number || !state[first])
        goto done;
    *root = state[first] - 1;
    led_to[*root] = 1;
    if (!memchr(led_to, 0, (size_t)made))
        states = made;
done:
    free(state);
    free(end);
    free(led_to);
    return states;
}

/* Edges of a graph, as `list_edges` has them, and what is told of each. */
typedef struct {
    const u8 *final;
    const i32 *opens, *target;
    i32 *first, *fanout;
    u32 *ends;
    i32 *passed;
    i64 edges, states, root, most;
} Linked;

/* A state: its first edge, and the next to be walked; when all were, how many words go on from it,
 * -1 before that, and a bit for each of their lengths. Together, as all are wanted at once. */
typedef struct {
    i32 begin, next, words;
    u32 ends;
} State;

/* What is told of the edges of a state, as soon as it is known of all that they lead to. False where
 * there is no graph, as in `link_edges`. */
static int link_state(const Linked *g, State *states, State *here)
{
    i64 earlier = 0;
    for (i32 edge = here->begin; edge < here[1].begin; edge++) {
        const State *to = states + g->target[edge];
        const i64 final = g->final[edge];
        const u32 ends = (u32)final | to->ends << 1;
        if (!ends || to->ends >> 31)
            return 0;
        here->ends |= ends;
        g->ends[edge] = ends;
        g->fanout[edge] = to[1].begin - to->begin;
        g->first[edge] = g->fanout[edge] ? to->begin : 0;
        g->passed[edge] = (i32)(earlier + final);
        earlier += final + to->words;
        if (earlier > g->most)
            return 0;
    }
    here->words = (i32)earlier;
    return 1;
}

/* The fields of a graph. Returns the number of its words; NO_GRAPH where they are more than `most`,
 * or have more than 32 letters, or where there is a loop, an edge below which no word ends, or a
 * state to which no word leads. */
EXPORT i64 link_edges(const Linked *g)
{
    if (g->states < 1 || g->root < 0 || g->root >= g->states || g->most >= (i64)1 << 30 ||
        g->opens[0])
        return OUT_OF_BOUNDS;
    for (i64 s = 0; s < g->states; s++)
        if (g->opens[s] >= (s + 1 < g->states ? g->opens[s + 1] : g->edges))
            return OUT_OF_BOUNDS;
    for (i64 edge = 0; edge < g->edges; edge++)
        if (g->target[edge] < 0 || g->target[edge] > g->states || g->final[edge] > 1)
            return OUT_OF_BOUNDS;
    /* The state after all others is what an edge leads to that leads to none. */
    State *states = calloc((size_t)g->states + 2, sizeof *states);
    i32 *path = malloc((size_t)g->states * sizeof *path);
    i64 depth = 0, linked = 0, found = NO_MEMORY;
    if (!states || !path)
        goto done;
    found = NO_GRAPH;
    for (i64 s = 0; s < g->states; s++) {
        states[s].begin = states[s].next = g->opens[s];
        states[s].words = -1;
    }
    states[g->states].begin = states[g->states + 1].begin = (i32)g->edges;
    path[depth++] = (i32)g->root;
    while (depth) {
        State *here = states + path[depth - 1];
        if (here->next < here[1].begin) {
            const i32 to = g->target[here->next++];
            if (states[to].words >= 0)
                continue;
            if (states[to].next > states[to].begin)
                goto done;
            path[depth++] = to;
            continue;
        }
        if (!link_state(g, states, here))
            goto done;
        linked++;
        depth--;
    }
    if (linked == g->states)
        found = states[g->root].words;
done:
    free(states);
    free(path);
    return found;
}
