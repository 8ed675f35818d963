// The arithmetic on LANES pixels at once; included once for each number of lanes.

typedef uint32_t LANED(pixels) __attribute__((vector_size(4 * LANES)));
typedef int32_t LANED(numbers) __attribute__((vector_size(4 * LANES)));
typedef float LANED(floats) __attribute__((vector_size(4 * LANES)));
/// Two components of each pixel, 16 bits each; the same with 32 bits.
typedef uint16_t LANED(parts) __attribute__((vector_size(4 * LANES)));
typedef uint32_t LANED(products) __attribute__((vector_size(8 * LANES)));
typedef uint8_t LANED(bytes) __attribute__((vector_size(LANES)));

/// Blue and red.
KERNEL LANED(parts) LANED(even)(LANED(pixels) pixels) {
  return (LANED(parts))(pixels & 0x00FF00FF);
}

/// Green and alpha.
KERNEL LANED(parts) LANED(odd)(LANED(pixels) pixels) {
  return (LANED(parts))(pixels >> 8 & 0x00FF00FF);
}

/// A number of 0 ... 255 for each pixel, beside both of its components.
KERNEL LANED(parts) LANED(spread)(LANED(pixels) values) {
  return (LANED(parts))(values | values << 16);
}

/// Each of at most 255 × 255 divided by 255, rounded: exactly (v + v/256) / 256 with v a half more.
KERNEL LANED(parts) LANED(divide255)(LANED(parts) values) {
  LANED(products) wide = __builtin_convertvector(values + 128, LANED(products));
  return __builtin_convertvector(wide * 257 >> 16, LANED(parts));
}

KERNEL LANED(pixels) LANED(join)(LANED(parts) even, LANED(parts) odd) {
  return (LANED(pixels))even | (LANED(pixels))odd << 8;
}

KERNEL LANED(pixels) LANED(scaled)(LANED(pixels) pixels, LANED(pixels) scales) {
  LANED(parts) part = LANED(spread)(scales);
  return LANED(join)(
      LANED(divide255)(LANED(even)(pixels) * part), LANED(divide255)(LANED(odd)(pixels) * part));
}

KERNEL LANED(pixels) LANED(over)(LANED(pixels) source, LANED(pixels) below) {
  return source + LANED(scaled)(below, 255 - (source >> 24));
}

KERNEL LANED(pixels) LANED(mix)(
    LANED(pixels) source, LANED(pixels) below, LANED(pixels) coverage) {
  LANED(parts) part = LANED(spread)(coverage);
  LANED(parts) rest = 255 - part;
  return LANED(join)(
      LANED(divide255)(LANED(even)(source) * part + LANED(even)(below) * rest),
      LANED(divide255)(LANED(odd)(source) * part + LANED(odd)(below) * rest));
}

/// (s·c·255 + b·(255² - a·c)) / 255² of one component, rounded. All numbers but the quotient are
/// whole and below 2²⁴, so that a float has them exactly; the quotient comes out right or, by the
/// factor's rounding down, one less, which the rest tells.
KERNEL LANED(pixels) LANED(component)(
    LANED(pixels) source, LANED(pixels) below, LANED(floats) front, LANED(floats) back) {
  LANED(floats) s = __builtin_convertvector((LANED(numbers))(source & 255), LANED(floats));
  LANED(floats) b = __builtin_convertvector((LANED(numbers))(below & 255), LANED(floats));
  LANED(floats) sum = s * front + b * back + 32512;
  LANED(numbers) quotient = __builtin_convertvector(sum * (0.99999f / 65025), LANED(numbers));
  LANED(floats) rest = sum - __builtin_convertvector(quotient, LANED(floats)) * 65025;
  // A comparison that holds is -1.
  return (LANED(pixels))(quotient - (rest >= 65025));
}

KERNEL LANED(pixels) LANED(cover)(
    LANED(pixels) source, LANED(pixels) below, LANED(pixels) coverage) {
  LANED(floats) c = __builtin_convertvector((LANED(numbers))coverage, LANED(floats));
  LANED(floats) a = __builtin_convertvector((LANED(numbers))(source >> 24), LANED(floats));
  LANED(floats) front = c * 255;
  LANED(floats) back = 65025 - a * c;
  return LANED(component)(source, below, front, back)
         | LANED(component)(source >> 8, below >> 8, front, back) << 8
         | LANED(component)(source >> 16, below >> 16, front, back) << 16
         | LANED(component)(source >> 24, below >> 24, front, back) << 24;
}

KERNEL LANED(pixels) LANED(blended)(
    enum way way, LANED(pixels) source, LANED(pixels) below, LANED(pixels) coverage) {
  switch (way) {
    case OVER: return LANED(over)(source, below);
    case MIX: return LANED(mix)(source, below, coverage);
    case COVER: return LANED(cover)(source, below, coverage);
  }
}

/// The new values of the pixels from `index` on, `count` of them and at most LANES.
KERNEL LANED(pixels) LANED(result)(
    enum way way, struct run run, ptrdiff_t index, ptrdiff_t count) {
  LANED(pixels) below = {0};
  LANED(pixels) source = {0};
  LANED(bytes) coverage = {0};
  copy_few(&below, run.target + index, 4, count);
  if (run.source_varies) copy_few(&source, run.source + index, 4, count);
  else source += *run.source;
  if (run.coverage_varies) copy_few(&coverage, run.coverage + index, 1, count);
  else coverage += *run.coverage;
  return LANED(blended)(
      way, source, below, __builtin_convertvector(coverage, LANED(pixels)));
}
