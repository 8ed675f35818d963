// The C library's allocator with a counter before it: a program's own `malloc` is everybody's.

#include "CBenchmark.h"
#include <errno.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count;

static void counted(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

long benchmark_allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  counted();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  counted();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  counted();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  counted();
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *result = aligned_alloc(alignment, size);
  if (!result) return ENOMEM;
  *memory = result;
  return 0;
}
