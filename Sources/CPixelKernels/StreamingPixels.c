// Pixels that are in no cache. The processor moves memory in lines, and what sets whole ones need not read
// them first: all but the first and the last pixels of a run lie in such.

#include "CPixelKernels.h"

enum { LINE = 64, LINE_PIXELS = LINE / sizeof(uint32_t), FEWEST = 4 * LINE_PIXELS };
typedef uint32_t vector __attribute__((vector_size(16)));

/// The start of the first cache line that the run holds wholly, after its first pixel.
static uint32_t *first_line(uint32_t *target) {
  return (uint32_t *)((uintptr_t)(target + LINE_PIXELS) & ~(uintptr_t)(LINE - 1));
}

void pixels_fill_streaming(uint32_t *target, uint32_t pixel, ptrdiff_t count) {
#ifdef __x86_64__
  if (count >= FEWEST) {
    uint32_t *line = first_line(target);
    pixels_fill(target, pixel, LINE_PIXELS);
    count -= line - target;
    ptrdiff_t pairs = count / 2;
    __asm__ volatile("rep stosq"
                     : "+D"(line), "+c"(pairs)
                     : "a"((uint64_t)pixel << 32 | pixel)
                     : "memory");
    if (count % 2 != 0) *line = pixel;
    return;
  }
#endif
  pixels_fill(target, pixel, count);
}

void pixels_copy_streaming(uint32_t *target, const uint32_t *source, ptrdiff_t count) {
  if (count < FEWEST) {
    memcpy(target, source, (size_t)count * sizeof *target);
    return;
  }
  memcpy(target, source, LINE);
  memcpy(target + count - LINE_PIXELS, source + count - LINE_PIXELS, LINE);
  ptrdiff_t index = first_line(target) - target;
  for (; index + LINE_PIXELS <= count; index += LINE_PIXELS) {
    vector pixels[LINE / sizeof(vector)];
    memcpy(pixels, source + index, LINE);
    for (size_t part = 0; part < LINE / sizeof(vector); part++) {
      __builtin_nontemporal_store(pixels[part], (vector *)(target + index) + part);
    }
  }
#ifdef __x86_64__
  // Such stores may be seen after later ones.
  __builtin_ia32_sfence();
#endif
}
