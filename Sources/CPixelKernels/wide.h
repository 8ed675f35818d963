// How a kernel is compiled for wide vectors, and whether the processor has them.
#pragma once

#include <stdbool.h>

#define KERNEL static inline __attribute__((always_inline))
// Vectors are passed between inlined functions alone.
#pragma clang diagnostic ignored "-Wpsabi"

#if defined(__x86_64__) && __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>

#define WIDE __attribute__((target("avx2")))
/// For what is bound by its arithmetic alone; elsewhere vectors of 512 bits gain nothing.
#define WIDEST __attribute__((target("avx2,avx512bw,avx512vl")))
static bool is_wide;
static bool is_widest;
__attribute__((constructor)) static void decide(void) {
  is_wide = CPU_FEATURE_ACTIVE(AVX2);
  // Hiding AVX2 hides them, too.
  is_widest = is_wide && CPU_FEATURE_ACTIVE(AVX512BW) && CPU_FEATURE_ACTIVE(AVX512VL);
}
#else
#define WIDE
#define WIDEST
enum { is_wide = false, is_widest = false };
#endif
