// libpng: its simplified interface, which catches its own errors (Swift cannot use setjmp).
#pragma once
#include <png.h>

/// The bytes that the PNG file of an image can have at most.
static inline png_alloc_size_t vitrine_png_size_bound(png_image image) {
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}
