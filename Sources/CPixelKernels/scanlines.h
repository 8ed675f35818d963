// The arithmetic on pixels as 64 scanlines each, BLOCK of which are looked at together.

#include "CPixelKernels.h"

#include "wide.h"

// No fused multiply-add: it would round differently from machine to machine.
#pragma STDC FP_CONTRACT OFF

typedef float reals __attribute__((vector_size(2 * BLOCK)));
typedef int32_t wholes __attribute__((vector_size(2 * BLOCK)));
typedef int16_t places __attribute__((vector_size(2 * BLOCK)));
typedef int32_t sums __attribute__((vector_size(4 * BLOCK)));

/// 0, 1, 2 …
KERNEL places numbers(void) {
  places result;
  for (int index = 0; index < BLOCK; index++) result[index] = (int16_t)index;
  return result;
}

/// The first half of them.
KERNEL reals first_numbers(void) {
  reals result;
  for (int index = 0; index < BLOCK / 2; index++) result[index] = (float)index;
  return result;
}

KERNEL places load(const int16_t *from) {
  places result;
  memcpy(&result, from, sizeof result);
  return result;
}

KERNEL void store(int16_t *to, places value) { memcpy(to, &value, sizeof value); }

KERNEL reals choose(wholes condition, reals one, reals other) {
  return (reals)((condition & (wholes)one) | (~condition & (wholes)other));
}

KERNEL places choose_places(places condition, places one, places other) {
  return (condition & one) | (~condition & other);
}

/// The x at which half a block's scanlines enter and leave the capsule.
struct crossed {
  reals left, right;
};

/// A circle's chord below its centre by some heights; nowhere beyond it.
KERNEL struct crossed chord(float x, reals below, float square) {
  reals rest = square - below * below;
  wholes is_inside = rest > 0;
  reals half = __builtin_elementwise_sqrt((reals)((wholes)rest & is_inside));
  reals center = choose(is_inside, (reals){0} + x, (reals){0} + INT16_MAX);
  return (struct crossed){center - half, center + half};
}

/// `y` counts from the row's middle; `has_upper` and `has_lower`: whether the row has something of the ends.
KERNEL struct crossed cross_half(
    const struct capsule_row *row, reals y, bool has_upper, bool has_lower) {
  reals aside = y * row->slope;
  struct crossed result = {row->left + aside, row->right + aside};
  if (has_lower) {
    reals below = y - row->lower.y;
    struct crossed end = chord(row->lower.x, below, row->square);
    result.left = choose(below > row->tangent, end.left, result.left);
    result.right = choose(below > -row->tangent, end.right, result.right);
  }
  if (has_upper) {
    reals below = y - row->upper.y;
    struct crossed end = chord(row->upper.x, below, row->square);
    result.left = choose(below < row->tangent, end.left, result.left);
    result.right = choose(below < -row->tangent, end.right, result.right);
  }
  return result;
}

/// Cut off towards zero.
KERNEL places units(reals one, reals other) {
  wholes halves[] = {__builtin_convertvector(one, wholes), __builtin_convertvector(other, wholes)};
  sums all;
  memcpy(&all, halves, sizeof all);
  const sums most = (sums){0} + INT16_MAX, least = (sums){0} + INT16_MIN;
  all = __builtin_elementwise_max(__builtin_elementwise_min(all, most), least);
  return __builtin_convertvector(all, places);
}

KERNEL void cross_all(
    int16_t *from, int16_t *to, const struct capsule_row *row, bool has_upper, bool has_lower) {
  const float step = (float)SCANLINE_UNITS / SCANLINES;
  for (int index = 0; index < SCANLINES; index += BLOCK) {
    reals y = (first_numbers() + ((float)index + 0.5f - SCANLINES / 2)) * step;
    struct crossed one = cross_half(row, y, has_upper, has_lower);
    struct crossed other = cross_half(row, y + BLOCK / 2 * step, has_upper, has_lower);
    places before = units(one.left, other.left), behind = units(one.right, other.right);
    store(from + index, before);
    // Where a segment is nearly level, its circle may begin on one side a scanline later than on the other.
    store(to + index, __builtin_elementwise_max(before, behind));
  }
}

KERNEL void cross(int16_t *from, int16_t *to, const struct capsule_row *row) {
  float reach = row->tangent < 0 ? -row->tangent : row->tangent;
  float half = SCANLINE_UNITS / 2;
  bool has_upper = row->upper.y + reach > -half, has_lower = row->lower.y - reach < half;
  if (has_upper && has_lower) cross_all(from, to, row, true, true);
  else if (has_upper) cross_all(from, to, row, true, false);
  else if (has_lower) cross_all(from, to, row, false, true);
  else cross_all(from, to, row, false, false);
}

/// Sums of what is left, at most four times a pixel's units a scanline: far from too many.
struct lengths {
  places first, second;
};

/// One block of an uncovered interval, less what lies between `from` and `to`.
KERNEL void cut_block(
    int16_t *first, int16_t *second, const int16_t *gap, places from, places to,
    struct lengths *rest) {
  places start = load(gap), end = load(gap + SCANLINES);
  // Before the piece and behind it.
  places before = __builtin_elementwise_max(__builtin_elementwise_min(from, end), start);
  places behind = __builtin_elementwise_min(__builtin_elementwise_max(to, start), end);
  places length = before - start, length_behind = end - behind;
  places has_before = length > 0;
  store(first, choose_places(has_before, start, behind));
  store(first + SCANLINES, choose_places(has_before, before, end));
  store(second, behind);
  store(second + SCANLINES, choose_places(has_before, end, behind));
  rest->first += choose_places(has_before, length, length_behind);
  rest->second += length_behind & has_before;
}

typedef int16_t few_places __attribute__((vector_size(32)));
typedef int32_t few_wholes __attribute__((vector_size(32)));

/// Sums of what lies 16 apart, then of neighbours: sums of more would not fit.
KERNEL few_wholes pairs(places values) {
  few_places parts[BLOCK / 16];
  memcpy(parts, &values, sizeof parts);
  for (int index = 1; index < BLOCK / 16; index++) parts[0] += parts[index];
  return ((few_wholes)parts[0] << 16 >> 16) + ((few_wholes)parts[0] >> 16);
}

KERNEL struct interval_rest sum(struct lengths rest) {
  few_wholes first = pairs(rest.first), second = pairs(rest.second);
  few_wholes both = __builtin_shufflevector(first, second, 0, 1, 2, 3, 8, 9, 10, 11)
                    + __builtin_shufflevector(first, second, 4, 5, 6, 7, 12, 13, 14, 15);
  both += __builtin_shufflevector(both, both, 2, 3, 0, 1, 6, 7, 4, 5);
  both += __builtin_shufflevector(both, both, 1, 0, 3, 2, 5, 4, 7, 6);
  return (struct interval_rest){both[0], both[4]};
}

KERNEL struct interval_rest cut(
    int16_t *first, int16_t *second, const int16_t *gap, const int16_t *from, const int16_t *to,
    int16_t column) {
  struct lengths rest = {{0}, {0}};
#pragma clang loop unroll(full)
  for (int index = 0; index < SCANLINES; index += BLOCK) {
    places before = __builtin_elementwise_sub_sat(load(from + index), (places){0} + column);
    places behind = __builtin_elementwise_sub_sat(load(to + index), (places){0} + column);
    cut_block(first + index, second + index, gap + index, before, behind, &rest);
  }
  return sum(rest);
}

/// The upper half of the product, cut off downwards.
KERNEL places product(places one, places other) {
  sums exact = __builtin_convertvector(one, sums) * __builtin_convertvector(other, sums);
  return __builtin_convertvector(exact >> 16, places);
}

KERNEL struct interval_rest cut_sides(
    int16_t *first, int16_t *second, const int16_t *gap, struct capsule_edges sides) {
  struct lengths rest = {{0}, {0}};
#pragma clang loop unroll(full)
  for (int index = 0; index < SCANLINES; index += BLOCK) {
    // How far below the row's middle, 16 bits behind the point.
    places below = (numbers() * 2 + (int16_t)(2 * index + 1 - SCANLINES)) * (65536 / 2 / SCANLINES);
    places aside = product((places){0} + sides.slope, below);
    places from = __builtin_elementwise_add_sat((places){0} + sides.left, aside);
    places to = __builtin_elementwise_add_sat((places){0} + sides.right, aside);
    cut_block(first + index, second + index, gap + index, from, to, &rest);
  }
  return sum(rest);
}
