// Pixels as 64 scanlines each, compiled for the widest vectors.

#define BLOCK 32
#include "scanlines.h"

#include "widest.h"

WIDEST void cross_widest(int16_t *from, int16_t *to, const struct capsule_row *row) {
  cross(from, to, row);
}

WIDEST struct interval_rest cut_widest(
    int16_t *first, int16_t *second, const int16_t *gap, const int16_t *from, const int16_t *to,
    int16_t column) {
  return cut(first, second, gap, from, to, column);
}

WIDEST struct interval_rest cut_sides_widest(
    int16_t *first, int16_t *second, const int16_t *gap, struct capsule_edges sides) {
  return cut_sides(first, second, gap, sides);
}
