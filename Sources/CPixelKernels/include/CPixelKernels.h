// The innermost loops on premultiplied pixels, for plain and for wide vectors of the processor.
//
// Swift cannot compile one function for several processors. Each of these is compiled twice, those
// on scanlines three times, and which one runs is decided once, by what the C library takes the
// processor for (GLIBC_TUNABLES can hide its wide instructions). All do the same arithmetic: the same
// bytes.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <wchar.h>

// Pixels are premultiplied, 0xAARRGGBB; targets do not overlap sources. With a coverage c, 0 ...
// 255, and the source's alpha a a component becomes s·c + b·(1 - a·c), rounded once.

/// Sets all pixels: the C library has the widest stores that the processor knows.
static inline void pixels_fill(uint32_t *target, uint32_t pixel, ptrdiff_t count) {
  wmemset((wchar_t *)target, (wchar_t)pixel, (size_t)count);
}

/// The same with streaming stores, for many pixels that are in no cache: the processor's own loop, where it has one, does
/// not read memory before it writes there.
void pixels_fill_streaming(uint32_t *target, uint32_t pixel, ptrdiff_t count);

/// Has the processor bring some memory near, which may be nobody's.
static inline void memory_prefetch(const void *place) { __builtin_prefetch(place, 1); }

/// Sets each of some rows to a colour; each begins `stride` pixels behind the one before.
void pixels_fill_rows(
    uint32_t *target, ptrdiff_t stride, const uint32_t *colors, ptrdiff_t count, ptrdiff_t rows);

/// Copies many pixels into memory that no cache holds: past the caches, which keep what is in them, and without
/// reading memory before it is written.
void pixels_copy_streaming(uint32_t *target, const uint32_t *source, ptrdiff_t count);

/// Source-over of what covers wholly.
void pixels_over(uint32_t *target, const uint32_t *source, ptrdiff_t count);
void pixels_over_color(uint32_t *target, uint32_t color, ptrdiff_t count);

/// Four forms of a kernel: pixels or a colour, with a coverage for each or one for all.
#define PIXELS_FOUR_FORMS(name)                                                              \
  void name(                                                                                 \
      uint32_t *target, const uint32_t *source, const uint8_t *coverage, ptrdiff_t count);   \
  void name##_alike(                                                                         \
      uint32_t *target, const uint32_t *source, uint8_t coverage, ptrdiff_t count);          \
  void name##_color(                                                                         \
      uint32_t *target, uint32_t color, const uint8_t *coverage, ptrdiff_t count);           \
  void name##_color_alike(                                                                   \
      uint32_t *target, uint32_t color, uint8_t coverage, ptrdiff_t count);

/// Source-over of what covers in part; `mix` takes opaque sources alone and is faster.
PIXELS_FOUR_FORMS(pixels_mix)
PIXELS_FOUR_FORMS(pixels_cover)

/// The same of some rows with a colour: each begins `stride` pixels behind the one before, and has
/// `count` coverages that follow each other without padding.
void pixels_mix_color_rows(
    uint32_t *target, ptrdiff_t stride, uint32_t color, const uint8_t *coverage, ptrdiff_t count,
    ptrdiff_t rows);
void pixels_cover_color_rows(
    uint32_t *target, ptrdiff_t stride, uint32_t color, const uint8_t *coverage, ptrdiff_t count,
    ptrdiff_t rows);

/// A row of pixels under an image. The middle of the pixel `index` pixels behind the first lies in the image at
/// (x + index) · step + row + origin, rounded after each operation.
struct sampled_row {
  const uint32_t *texels;
  /// Pixels from a row of the image to the next.
  ptrdiff_t stride;
  /// The middle of the first pixel.
  double x;
  double step_x, step_y;
  double row_x, row_y;
  double origin_x, origin_y;
  /// Whether the weights are those of a graphics context.
  bool is_stepped;
};

/// The fewest pixels that the function below makes; those behind it may read so many elements at once.
enum { SAMPLED_BLOCK = 8 };

/// Mixes the four pixels of an image around each place, weighted in 1/256 and rounded once. All four are in the image.
void pixels_sample(uint32_t *target, ptrdiff_t count, const struct sampled_row *row);

/// The two pixels of an image's row that a column is mixed from: the left one, and the weight in 1/256 of the other.
struct sampled_column {
  int32_t left, part;
};

/// Mixes a row of an image for each column, each component times 256. The other pixel is `next` behind the left one;
/// `target` and `columns` have room for whole blocks.
void pixels_mix_columns(
    uint64_t *target, const uint32_t *texels, ptrdiff_t next, const struct sampled_column *columns,
    ptrdiff_t count);

/// Pixels between two such rows, rounded once; `part` is the lower one's weight. The rows have room for whole blocks.
void pixels_mix_rows(
    uint32_t *target, const uint64_t *upper, const uint64_t *lower, uint32_t part, ptrdiff_t count);

/// How many pixels the sums below make at once.
enum { COVERAGE_SUM_BLOCK = 16 };

/// (Σ w·v + 128) / 256 of rows of coverage: weights[d] counts for the values at distance d to both
/// sides of values[reach]. Weights, both sides counted, are at most 65536 together.
void coverage_sum_row(
    uint16_t *target, const uint8_t *values, const uint16_t *weights, ptrdiff_t reach);

/// (Σ w·v + 2²³) / 2²⁴ of columns: weights[i] counts for the row at places[i] · stride.
void coverage_sum_columns(
    uint8_t *target, const uint16_t *rows, ptrdiff_t stride, const int32_t *places,
    const uint16_t *weights, ptrdiff_t count);

/// A row of pixels is looked at along so many scanlines; lengths are in units, of which a pixel has so many.
enum { SCANLINES = 64, SCANLINE_UNITS = 2048 };

/// A place; y counts down from the middle of a row's height.
struct row_point {
  float x, y;
};

/// A segment of a round pen, relative to a row.
struct capsule_row {
  struct row_point upper, lower;
  /// The x at which the edges, extended beyond their ends, cross the middle of the row.
  float left, right;
  /// How far they go to the right per unit of height downwards.
  float slope;
  /// The radius squared.
  float square;
  /// How far below the ends the left side touches their circles; the right side does as far above them.
  float tangent;
};

/// The x at which a capsule begins and ends on each scanline; both are INT16_MAX where the scanline misses it.
void capsule_intersect(int16_t *from, int16_t *to, const struct capsule_row *row);

/// The length that is left of an interval, and of a second one that it was split into, over all scanlines.
struct interval_rest {
  int32_t first, second;
};

/// An uncovered interval of a pixel is where it begins on each scanline, then where it ends. What a capsule leaves of
/// it, which lies between `from` and `to`, becomes `first`, which may be `interval`; where something is left on both sides,
/// that behind becomes `second`, which is written in any case. `column` is the pixel's left border.
struct interval_rest intervals_cut(
    int16_t *first, int16_t *second, const int16_t *gap, const int16_t *from, const int16_t *to,
    int16_t column);

/// The sides of a capsule beside a row that has nothing of its ends: where they cross the middle of the row's
/// height, half a unit more, from a pixel's left border, and how far they go to the right from the row's top to
/// its bottom.
struct capsule_edges {
  int16_t left, right, slope;
};

/// The same with what lies between two sides.
struct interval_rest intervals_cut_edges(
    int16_t *first, int16_t *second, const int16_t *gap, struct capsule_edges sides);
