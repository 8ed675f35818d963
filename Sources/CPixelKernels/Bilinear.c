// Pixels mixed from the four of an image that are nearest, for plain and for wide vectors.

#include "CPixelKernels.h"

#include "wide.h"

// A fused multiplication and addition rounds once; where the processor has none, both round.
#pragma STDC FP_CONTRACT OFF

enum { LANES = 8 };

typedef double doubles __attribute__((vector_size(8 * LANES)));
typedef int32_t numbers __attribute__((vector_size(4 * LANES)));
typedef uint32_t pixels __attribute__((vector_size(4 * LANES)));
/// Two numbers each: a left and a right pixel, or the components of one.
typedef uint32_t pairs __attribute__((vector_size(8 * LANES)));
/// Two components of each pixel, 16 bits each.
typedef uint16_t parts __attribute__((vector_size(4 * LANES)));

/// The places of pixels along one axis, in 1/256 of the image's pixels from the middle of its first one.
KERNEL numbers places(doubles x, double step, double row, double origin) {
  doubles position = x * step + row + origin;
  return __builtin_convertvector((position + -0.5) * 256.0, numbers);
}

/// Fractions in 1/256, rounded to eighths and to what a graphics context makes of these: see `Bilinear.part`. A
/// comparison that holds is -1.
KERNEL numbers stepped(numbers fraction) {
  return -(((fraction >= 16) + (fraction >= 48) + (fraction >= 208) + (fraction >= 240)) * 16
           + ((fraction >= 80) + (fraction >= 176)) * 32
           + ((fraction >= 112) + (fraction >= 144)) * 64);
}

/// A number of 0 ... 256 for each pixel, beside both of its components.
KERNEL parts spread(numbers values) { return (parts)(values | values << 16); }

/// Each component between those of two pixels, times 256.
KERNEL parts beside(parts left, parts right, parts part) {
  return left * (parts)(256 - part) + right * part;
}

/// One component between two rows, which are times 256, rounded.
KERNEL pixels below(pixels upper, pixels lower, pixels part) {
  return (upper * (256 - part) + lower * part + 0x8000) >> 16;
}

/// Two components between two rows, in the places of `0x00FF00FF`.
KERNEL pixels both_below(parts upper, parts lower, pixels part) {
  const pixels first = below((pixels)upper & 0xFFFF, (pixels)lower & 0xFFFF, part);
  return first | below((pixels)upper >> 16, (pixels)lower >> 16, part) << 16;
}

KERNEL pixels first_of(pairs row) {
  return __builtin_shufflevector(row, row, 0, 2, 4, 6, 8, 10, 12, 14);
}

KERNEL pixels second_of(pairs row) {
  return __builtin_shufflevector(row, row, 1, 3, 5, 7, 9, 11, 13, 15);
}

/// Pixels between left and right ones, each component times 256; blue and red of a pixel, then green and alpha.
KERNEL pairs beside_all(pixels left, pixels right, numbers weights) {
  const pixels mask = (pixels){0} + 0x00FF00FF;
  const parts part = spread(weights);
  const pixels even = (pixels)beside((parts)(left & mask), (parts)(right & mask), part);
  const pixels odd = (pixels)beside((parts)(left >> 8 & mask), (parts)(right >> 8 & mask), part);
  return __builtin_shufflevector(even, odd, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
}

/// Pixels between two rows of these.
KERNEL pixels below_all(pairs upper, pairs lower, pixels part) {
  const pixels even = both_below((parts)first_of(upper), (parts)first_of(lower), part);
  const pixels odd = both_below((parts)second_of(upper), (parts)second_of(lower), part);
  return even | odd << 8;
}

KERNEL pixels sampled(doubles x, const struct sampled_row *row) {
  numbers column = places(x, row->step_x, row->row_x, row->origin_x);
  numbers line = places(x, row->step_y, row->row_y, row->origin_y);
  numbers right = column & 255;
  numbers under = line & 255;
  if (row->is_stepped) {
    right = stepped(right);
    under = stepped(under);
  }
  column >>= 8;
  line >>= 8;
  pairs upper, lower;
  for (int lane = 0; lane < LANES; lane++) {
    const uint32_t *texel = row->texels + line[lane] * row->stride + column[lane];
    memcpy((char *)&upper + 8 * lane, texel, 8);
    memcpy((char *)&lower + 8 * lane, texel + row->stride, 8);
  }
  return below_all(
      beside_all(first_of(upper), second_of(upper), right),
      beside_all(first_of(lower), second_of(lower), right), (pixels)under);
}

/// The last vector may overlap the one before: the pixels come out the same.
KERNEL void sample(uint32_t *target, ptrdiff_t count, const struct sampled_row *row) {
  const doubles lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  for (ptrdiff_t index = 0; index < count; index += LANES) {
    const ptrdiff_t first = index + LANES <= count ? index : count - LANES;
    const pixels next = sampled(lanes + (row->x + (double)first), row);
    memcpy(target + first, &next, sizeof next);
  }
}

WIDE static void sample_wide(uint32_t *target, ptrdiff_t count, const struct sampled_row *row) {
  sample(target, count, row);
}

void pixels_sample(uint32_t *target, ptrdiff_t count, const struct sampled_row *row) {
  if (is_wide) sample_wide(target, count, row);
  else sample(target, count, row);
}

KERNEL void mix_columns(
    uint64_t *target, const uint32_t *texels, ptrdiff_t next, const struct sampled_column *columns,
    ptrdiff_t count) {
  for (ptrdiff_t index = 0; index < count; index += LANES) {
    pixels left, right;
    numbers weights;
    for (int lane = 0; lane < LANES; lane++) {
      const struct sampled_column column = columns[index + lane];
      left[lane] = texels[column.left];
      right[lane] = texels[column.left + next];
      weights[lane] = column.part;
    }
    const pairs mixed = beside_all(left, right, weights);
    memcpy(target + index, &mixed, sizeof mixed);
  }
}

WIDE static void mix_columns_wide(
    uint64_t *target, const uint32_t *texels, ptrdiff_t next, const struct sampled_column *columns,
    ptrdiff_t count) {
  mix_columns(target, texels, next, columns, count);
}

void pixels_mix_columns(
    uint64_t *target, const uint32_t *texels, ptrdiff_t next, const struct sampled_column *columns,
    ptrdiff_t count) {
  if (is_wide) mix_columns_wide(target, texels, next, columns, count);
  else mix_columns(target, texels, next, columns, count);
}

KERNEL void mix_rows(
    uint32_t *target, const uint64_t *upper, const uint64_t *lower, uint32_t part, ptrdiff_t count) {
  const pixels weights = (pixels){0} + part;
  for (ptrdiff_t index = 0; index < count; index += LANES) {
    pairs above, beneath;
    memcpy(&above, upper + index, sizeof above);
    memcpy(&beneath, lower + index, sizeof beneath);
    const pixels next = below_all(above, beneath, weights);
    if (count - index >= LANES) memcpy(target + index, &next, sizeof next);
    else memcpy(target + index, &next, 4 * (size_t)(count - index));
  }
}

WIDE static void mix_rows_wide(
    uint32_t *target, const uint64_t *upper, const uint64_t *lower, uint32_t part, ptrdiff_t count) {
  mix_rows(target, upper, lower, part, count);
}

void pixels_mix_rows(
    uint32_t *target, const uint64_t *upper, const uint64_t *lower, uint32_t part, ptrdiff_t count) {
  if (is_wide) mix_rows_wide(target, upper, lower, part, count);
  else mix_rows(target, upper, lower, part, count);
}
