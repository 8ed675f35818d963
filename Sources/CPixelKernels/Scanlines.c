// Pixels as 64 scanlines each, compiled for plain, wide and the widest vectors.

#define BLOCK 16
#include "scanlines.h"

#include "widest.h"

WIDE static void cross_wide(int16_t *from, int16_t *to, const struct capsule_row *row) {
  cross(from, to, row);
}

WIDE static struct interval_rest cut_wide(
    int16_t *first, int16_t *second, const int16_t *gap, const int16_t *from, const int16_t *to,
    int16_t column) {
  return cut(first, second, gap, from, to, column);
}

WIDE static struct interval_rest cut_sides_wide(
    int16_t *first, int16_t *second, const int16_t *gap, struct capsule_edges sides) {
  return cut_sides(first, second, gap, sides);
}

void capsule_intersect(int16_t *from, int16_t *to, const struct capsule_row *row) {
  if (is_widest) cross_widest(from, to, row);
  else if (is_wide) cross_wide(from, to, row);
  else cross(from, to, row);
}

struct interval_rest intervals_cut(
    int16_t *first, int16_t *second, const int16_t *gap, const int16_t *from, const int16_t *to,
    int16_t column) {
  if (is_widest) return cut_widest(first, second, gap, from, to, column);
  if (is_wide) return cut_wide(first, second, gap, from, to, column);
  return cut(first, second, gap, from, to, column);
}

struct interval_rest intervals_cut_edges(
    int16_t *first, int16_t *second, const int16_t *gap, struct capsule_edges sides) {
  if (is_widest) return cut_sides_widest(first, second, gap, sides);
  if (is_wide) return cut_sides_wide(first, second, gap, sides);
  return cut_sides(first, second, gap, sides);
}
