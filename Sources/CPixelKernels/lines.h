// The lines in which the processor's caches move memory.
#pragma once

#include <stdint.h>

enum { LINE = 64, LINE_PIXELS = LINE / sizeof(uint32_t) };

/// Where the first line that a run of pixels has whole begins.
static inline uint32_t *first_line(uint32_t *target) {
  return (uint32_t *)((uintptr_t)(target + LINE_PIXELS - 1) & ~(uintptr_t)(LINE - 1));
}
