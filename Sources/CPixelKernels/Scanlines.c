// Pixels as 64 scanlines each, compiled for plain and for wide vectors.

#include "CPixelKernels.h"

#include "wide.h"

// Where the compiler may fuse a product and a sum it would round differently from machine to machine.
#pragma STDC FP_CONTRACT OFF

/// How many scanlines are looked at once.
enum { BLOCK = 16 };
typedef float reals __attribute__((vector_size(2 * BLOCK)));
typedef int32_t wholes __attribute__((vector_size(2 * BLOCK)));
typedef int16_t places __attribute__((vector_size(2 * BLOCK)));
typedef int32_t sums __attribute__((vector_size(4 * BLOCK)));

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

/// Half of a circle's chord at a distance from its centre; 0 outside.
KERNEL reals half_chord(reals distance, float square) {
  reals rest = square - distance * distance;
  return __builtin_elementwise_sqrt(choose(rest > 0, rest, (reals){0}));
}

/// Where half a block's scanlines meet the capsule: one of their halves.
struct crossed {
  reals left, right;
};

/// `has_upper` and `has_lower`: whether the row has something of the ends.
KERNEL struct crossed cross_half(
    const struct capsule_row *row, reals y, bool has_upper, bool has_lower) {
  reals left = row->left.x + (y - row->left.y) * row->slope;
  reals right = row->right.x + (y - row->right.y) * row->slope;
  const reals nowhere = (reals){0} + INT16_MAX;
  if (has_lower) {
    reals below = y - row->lower.y;
    reals half = half_chord(below, row->square);
    left = choose(below > row->tangent, row->lower.x - half, left);
    right = choose(below > -row->tangent, row->lower.x + half, right);
    left = choose(below > row->radius, nowhere, left);
    right = choose(below > row->radius, nowhere, right);
  }
  if (has_upper) {
    reals below = y - row->upper.y;
    reals half = half_chord(below, row->square);
    left = choose(below < row->tangent, row->upper.x - half, left);
    right = choose(below < -row->tangent, row->upper.x + half, right);
    left = choose(below < -row->radius, nowhere, left);
    right = choose(below < -row->radius, nowhere, right);
  }
  return (struct crossed){left, right};
}

/// Cut off towards zero.
KERNEL places units(reals one, reals other) {
  sums all = __builtin_shufflevector(
      __builtin_convertvector(one, wholes), __builtin_convertvector(other, wholes), 0, 1, 2, 3, 4, 5,
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const sums most = (sums){0} + INT16_MAX, least = (sums){0} + INT16_MIN;
  all = __builtin_elementwise_max(__builtin_elementwise_min(all, most), least);
  return __builtin_convertvector(all, places);
}

KERNEL void cross_all(
    int16_t *from, int16_t *to, const struct capsule_row *row, bool has_upper, bool has_lower) {
  const reals numbers = {0, 1, 2, 3, 4, 5, 6, 7};
  const float step = (float)SCANLINE_UNITS / SCANLINES;
  for (int index = 0; index < SCANLINES; index += BLOCK) {
    reals y = (numbers + ((float)index + 0.5f)) * step;
    struct crossed one = cross_half(row, y, has_upper, has_lower);
    struct crossed other = cross_half(row, y + BLOCK / 2 * step, has_upper, has_lower);
    store(from + index, units(one.left, other.left));
    store(to + index, units(one.right, other.right));
  }
}

KERNEL void cross(int16_t *from, int16_t *to, const struct capsule_row *row) {
  float reach = row->tangent < 0 ? -row->tangent : row->tangent;
  bool has_upper = row->upper.y + reach > 0, has_lower = row->lower.y - reach < SCANLINE_UNITS;
  if (has_upper && has_lower) cross_all(from, to, row, true, true);
  else if (has_upper) cross_all(from, to, row, true, false);
  else if (has_lower) cross_all(from, to, row, false, true);
  else cross_all(from, to, row, false, false);
}

KERNEL struct gap_rest cut(
    int16_t *first_gap, int16_t *second_gap, const int16_t *gap, const int16_t *from,
    const int16_t *to, int16_t column) {
  // Four times a pixel's units: far from too many.
  places first = {0}, second = {0};
  for (int index = 0; index < SCANLINES; index += BLOCK) {
    places start = load(gap + index), end = load(gap + SCANLINES + index);
    // Before the piece and behind it.
    places before = __builtin_elementwise_sub_sat(load(from + index), (places){0} + column);
    places behind = __builtin_elementwise_sub_sat(load(to + index), (places){0} + column);
    before = __builtin_elementwise_max(__builtin_elementwise_min(before, end), start);
    behind = __builtin_elementwise_min(__builtin_elementwise_max(behind, start), end);
    places length = before - start, length_behind = end - behind;
    places has_before = length > 0;
    store(first_gap + index, choose_places(has_before, start, behind));
    store(first_gap + SCANLINES + index, choose_places(has_before, before, end));
    store(second_gap + index, behind);
    store(second_gap + SCANLINES + index, choose_places(has_before, end, behind));
    places rest = choose_places(has_before, length, length_behind);
    first += rest;
    second += length_behind & has_before;
  }
  return (struct gap_rest){
      __builtin_reduce_add(__builtin_convertvector(first, sums)),
      __builtin_reduce_add(__builtin_convertvector(second, sums))};
}

WIDE static void cross_wide(int16_t *from, int16_t *to, const struct capsule_row *row) {
  cross(from, to, row);
}

WIDE static struct gap_rest cut_wide(
    int16_t *first, int16_t *second, const int16_t *gap, const int16_t *from, const int16_t *to,
    int16_t column) {
  return cut(first, second, gap, from, to, column);
}

void capsule_cross(int16_t *from, int16_t *to, const struct capsule_row *row) {
  if (is_wide) cross_wide(from, to, row);
  else cross(from, to, row);
}

struct gap_rest gap_cut(
    int16_t *first, int16_t *second, const int16_t *gap, const int16_t *from, const int16_t *to,
    int16_t column) {
  if (is_wide) return cut_wide(first, second, gap, from, to, column);
  return cut(first, second, gap, from, to, column);
}
