/* Memory of one search: taken in order, and given back in the other order, all at once. */
#ifndef WMH_ARENA_H
#define WMH_ARENA_H

#include "kernels.h"

typedef struct Chunk {
    struct Chunk *before;
    size_t size, used;
} Chunk;

typedef struct {
    Chunk *last;
} Arena;

typedef struct {
    Chunk *chunk;
    size_t used;
} Mark;

enum { CHUNK = 1 << 20, ALIGNED = 64 };

/* So many bytes, or NULL where there is no memory. */
static inline void *take(Arena *arena, i64 bytes)
{
    const size_t wanted = ((size_t)bytes + ALIGNED - 1) & ~(size_t)(ALIGNED - 1);
    Chunk *chunk = arena->last;
    if (!chunk || chunk->size - chunk->used < wanted) {
        const size_t size = wanted > CHUNK ? wanted : CHUNK;
        chunk = malloc(sizeof *chunk + ALIGNED + size);
        if (!chunk)
            return NULL;
        chunk->before = arena->last;
        chunk->size = size;
        chunk->used = 0;
        arena->last = chunk;
    }
    char *start = (char *)(((uintptr_t)(chunk + 1) + ALIGNED - 1) & ~(uintptr_t)(ALIGNED - 1));
    char *taken = start + chunk->used;
    chunk->used += wanted;
    return taken;
}

static inline Mark mark_of(const Arena *arena)
{
    const Mark mark = {arena->last, arena->last ? arena->last->used : 0};
    return mark;
}

/* Give back what was taken since. */
static inline void give_back(Arena *arena, Mark mark)
{
    while (arena->last != mark.chunk) {
        Chunk *before = arena->last->before;
        free(arena->last);
        arena->last = before;
    }
    if (arena->last)
        arena->last->used = mark.used;
}

#endif
