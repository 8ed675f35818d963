#include "allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

static _Atomic unsigned long count;

unsigned long allocation_count(void) { return count; }
unsigned long allocated_bytes(void) { return mallinfo2().uordblks; }

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// The C library's own allocator, under the names that it exports for this.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count += 1;
  return __libc_calloc(items, size);
}

void *realloc(void *old, size_t size) {
  count += 1;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

#endif
