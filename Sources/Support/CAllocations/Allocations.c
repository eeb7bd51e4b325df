#include "CAllocations.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <stddef.h>

// A program that links this file calls these functions in place of those of the C library, which remain available
// under their names with two underscores. `free` is not replaced.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long long allocations = 0;

static void count(void) { __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12;
}

long long allocation_count(void) { return __atomic_load_n(&allocations, __ATOMIC_RELAXED); }
#else
long long allocation_count(void) { return -1; }
#endif
