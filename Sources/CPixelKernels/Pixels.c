// Loops on pixels, each compiled for plain and for wide vectors.

#include "CPixelKernels.h"

#include <string.h>

#include "wide.h"

/// The arithmetic of one pixel: see the header.
enum way { OVER, MIX, COVER };

/// Pixels side by side, with a source and a coverage for each, or one for all.
struct run {
  uint32_t *target;
  const uint32_t *source;
  bool source_varies;
  const uint8_t *coverage;
  bool coverage_varies;
};

/// Copies `count` elements, one of the numbers below.
KERNEL void copy_few(void *to, const void *from, size_t size, ptrdiff_t count) {
  switch (count) {
    case 8: memcpy(to, from, 8 * size); break;
    case 4: memcpy(to, from, 4 * size); break;
    case 3: memcpy(to, from, 3 * size); break;
    case 2: memcpy(to, from, 2 * size); break;
    case 1: memcpy(to, from, size); break;
  }
}

#define JOINED(name, lanes) name##_##lanes
#define WITH_LANES(name, lanes) JOINED(name, lanes)
#define LANED(name) WITH_LANES(name, LANES)
#define LANES 4
#include "lanes.h"
#undef LANES
#define LANES 8
#include "lanes.h"

/// The last vector may overlap the one before: its pixels are taken before that is written.
KERNEL void blend(enum way way, struct run run, ptrdiff_t count) {
  if (count >= 8) {
    pixels_8 last = result_8(way, run, count - 8, 8);
    for (ptrdiff_t index = 0; index + 8 < count; index += 8) {
      pixels_8 next = result_8(way, run, index, 8);
      copy_few(run.target + index, &next, 4, 8);
    }
    copy_few(run.target + count - 8, &last, 4, 8);
  } else if (count >= 4) {
    pixels_4 last = result_4(way, run, count - 4, 4);
    pixels_4 first = result_4(way, run, 0, 4);
    copy_few(run.target, &first, 4, 4);
    copy_few(run.target + count - 4, &last, 4, 4);
  } else {
    pixels_4 all = result_4(way, run, 0, count);
    copy_few(run.target, &all, 4, count);
  }
}

/// Defines a kernel, and beside it the same for wide vectors.
#define DEFINE(name, parameters, way, source, source_varies, coverage, coverage_varies)      \
  WIDE static void name##_wide(                                                              \
      uint32_t *target, const uint32_t *colors, const uint8_t *parts, ptrdiff_t count) {     \
    blend(way, (struct run){target, colors, source_varies, parts, coverage_varies}, count);  \
  }                                                                                          \
  void name parameters {                                                                     \
    if (is_wide) {                                                                           \
      name##_wide(target, source, coverage, count);                                          \
    } else {                                                                                 \
      struct run run = {target, source, source_varies, coverage, coverage_varies};           \
      blend(way, run, count);                                                                \
    }                                                                                        \
  }

/// A kernel's four forms: pixels or a colour, a coverage for each or one for all.
#define DEFINE_FOUR(name, way)                                                               \
  DEFINE(                                                                                    \
      name,                                                                                  \
      (uint32_t *target, const uint32_t *source, const uint8_t *coverage, ptrdiff_t count),  \
      way, source, true, coverage, true)                                                     \
  DEFINE(                                                                                    \
      name##_alike,                                                                          \
      (uint32_t *target, const uint32_t *source, uint8_t coverage, ptrdiff_t count),         \
      way, source, true, &coverage, false)                                                   \
  DEFINE(                                                                                    \
      name##_color,                                                                          \
      (uint32_t *target, uint32_t color, const uint8_t *coverage, ptrdiff_t count),          \
      way, &color, false, coverage, true)                                                    \
  DEFINE(                                                                                    \
      name##_color_alike,                                                                    \
      (uint32_t *target, uint32_t color, uint8_t coverage, ptrdiff_t count),                 \
      way, &color, false, &coverage, false)

static const uint8_t full = 255;
DEFINE(
    pixels_over, (uint32_t *target, const uint32_t *source, ptrdiff_t count),
    OVER, source, true, &full, false)
DEFINE(
    pixels_over_color, (uint32_t *target, uint32_t color, ptrdiff_t count),
    OVER, &color, false, &full, false)
DEFINE_FOUR(pixels_mix, MIX)
DEFINE_FOUR(pixels_cover, COVER)

/// How many rows ahead pixels are asked for: memory answers later than a row takes.
enum { ROWS_AHEAD = 8 };

/// Asks for the pixels of a row, two caches' lines and the last.
KERNEL void expect(const uint32_t *row, ptrdiff_t count) {
  __builtin_prefetch(row, 1);
  __builtin_prefetch(row + count / 2, 1);
  __builtin_prefetch(row + count - 1, 1);
}

/// A kernel's form for rows: a colour, a coverage for each pixel.
#define DEFINE_ROWS(name, way)                                                               \
  KERNEL void name##_each(                                                                   \
      uint32_t *target, ptrdiff_t stride, uint32_t color, const uint8_t *coverage,           \
      ptrdiff_t count, ptrdiff_t rows) {                                                     \
    for (ptrdiff_t row = 0; row < rows; row++) {                                             \
      expect(target + (row + ROWS_AHEAD) * stride, count);                                   \
      struct run run = {target + row * stride, &color, false, coverage + row * count, true}; \
      blend(way, run, count);                                                                \
    }                                                                                        \
  }                                                                                          \
  WIDE static void name##_wide(                                                              \
      uint32_t *target, ptrdiff_t stride, uint32_t color, const uint8_t *coverage,           \
      ptrdiff_t count, ptrdiff_t rows) {                                                     \
    name##_each(target, stride, color, coverage, count, rows);                               \
  }                                                                                          \
  void name(                                                                                 \
      uint32_t *target, ptrdiff_t stride, uint32_t color, const uint8_t *coverage,           \
      ptrdiff_t count, ptrdiff_t rows) {                                                     \
    if (is_wide) {                                                                           \
      name##_wide(target, stride, color, coverage, count, rows);                             \
    } else {                                                                                 \
      name##_each(target, stride, color, coverage, count, rows);                             \
    }                                                                                        \
  }

DEFINE_ROWS(pixels_mix_color_rows, MIX)
DEFINE_ROWS(pixels_cover_color_rows, COVER)

/// Sets a row of at least four vectors; the last ones may overlap those before.
KERNEL void fill_row(uint32_t *target, uint32_t color, ptrdiff_t count) {
  const pixels_8 vector = (pixels_8){0} + color;
  const pixels_8 four[] = {vector, vector, vector, vector};
  uint32_t *end = target + count - 32;
  memcpy(target, &vector, sizeof vector);
  uint32_t *next = (uint32_t *)((uintptr_t)(target + 8) & ~(uintptr_t)(sizeof vector - 1));
  for (; next < end; next += 32) memcpy(next, four, sizeof four);
  memcpy(end, four, sizeof four);
}

KERNEL void fill_rows(
    uint32_t *target, ptrdiff_t stride, const uint32_t *colors, ptrdiff_t count, ptrdiff_t rows) {
  for (ptrdiff_t row = 0; row < rows; row++) fill_row(target + row * stride, colors[row], count);
}

WIDE static void fill_rows_wide(
    uint32_t *target, ptrdiff_t stride, const uint32_t *colors, ptrdiff_t count, ptrdiff_t rows) {
  fill_rows(target, stride, colors, count, rows);
}

void pixels_fill_rows(
    uint32_t *target, ptrdiff_t stride, const uint32_t *colors, ptrdiff_t count, ptrdiff_t rows) {
  if (count < 32) {
    for (ptrdiff_t row = 0; row < rows; row++) pixels_fill(target + row * stride, colors[row], count);
  } else if (is_wide) {
    fill_rows_wide(target, stride, colors, count, rows);
  } else {
    fill_rows(target, stride, colors, count, rows);
  }
}
