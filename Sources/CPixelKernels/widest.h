// Kernels that are compiled for vectors of 512 bits, too; without them nobody calls these.
#pragma once

#include "CPixelKernels.h"

void cross_widest(int16_t *from, int16_t *to, const struct capsule_row *row);
struct interval_rest cut_widest(
    int16_t *first, int16_t *second, const int16_t *gap, const int16_t *from, const int16_t *to,
    int16_t column);
struct interval_rest cut_sides_widest(
    int16_t *first, int16_t *second, const int16_t *gap, struct capsule_edges sides);
