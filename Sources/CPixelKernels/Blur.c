// Sums of weighted coverage, for blurs, compiled for plain and for wide vectors.

#include "CPixelKernels.h"

#include <string.h>

#include "wide.h"

/// How many pixels are summed at once.
enum { BLOCK = 16 };
typedef uint8_t bytes __attribute__((vector_size(BLOCK)));
typedef uint16_t parts __attribute__((vector_size(2 * BLOCK)));
typedef uint32_t sums __attribute__((vector_size(4 * BLOCK)));

/// Products of 16 bits by 16 bits.
KERNEL sums product(parts values, uint16_t weight) {
  return __builtin_convertvector(values, sums) * (uint32_t)weight;
}

KERNEL parts widened(const uint8_t *values) {
  bytes narrow;
  memcpy(&narrow, values, sizeof narrow);
  return __builtin_convertvector(narrow, parts);
}

KERNEL void sum_row(
    uint16_t *target, const uint8_t *values, const uint16_t *weights, ptrdiff_t reach) {
  sums sum = product(widened(values + reach), weights[0]) + 128;
  for (ptrdiff_t distance = 1; distance <= reach; distance++) {
    parts pair = widened(values + reach - distance) + widened(values + reach + distance);
    sum += product(pair, weights[distance]);
  }
  parts result = __builtin_convertvector(sum >> 8, parts);
  memcpy(target, &result, sizeof result);
}

KERNEL void sum_columns(
    uint8_t *target, const uint16_t *rows, ptrdiff_t stride, const int32_t *places,
    const uint16_t *weights, ptrdiff_t count) {
  // A half; the sum is at most 65280 · 65536, which leaves room for it.
  sums sum = (sums){0} + (1 << 23);
  for (ptrdiff_t index = 0; index < count; index++) {
    parts values;
    memcpy(&values, rows + places[index] * stride, sizeof values);
    sum += product(values, weights[index]);
  }
  bytes result = __builtin_convertvector(sum >> 24, bytes);
  memcpy(target, &result, sizeof result);
}

WIDE static void sum_row_wide(
    uint16_t *target, const uint8_t *values, const uint16_t *weights, ptrdiff_t reach) {
  sum_row(target, values, weights, reach);
}

WIDE static void sum_columns_wide(
    uint8_t *target, const uint16_t *rows, ptrdiff_t stride, const int32_t *places,
    const uint16_t *weights, ptrdiff_t count) {
  sum_columns(target, rows, stride, places, weights, count);
}

void coverage_sum_row(
    uint16_t *target, const uint8_t *values, const uint16_t *weights, ptrdiff_t reach) {
  if (is_wide) sum_row_wide(target, values, weights, reach);
  else sum_row(target, values, weights, reach);
}

void coverage_sum_columns(
    uint8_t *target, const uint16_t *rows, ptrdiff_t stride, const int32_t *places,
    const uint16_t *weights, ptrdiff_t count) {
  if (is_wide) sum_columns_wide(target, rows, stride, places, weights, count);
  else sum_columns(target, rows, stride, places, weights, count);
}
