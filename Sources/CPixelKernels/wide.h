// How a kernel is compiled for wide vectors, and whether the processor has them.
#pragma once

#include <stdbool.h>

#define KERNEL static inline __attribute__((always_inline))
// Vectors are passed between inlined functions alone.
#pragma clang diagnostic ignored "-Wpsabi"

#if defined(__x86_64__) && __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>

#define WIDE __attribute__((target("avx2")))
static bool is_wide;
__attribute__((constructor)) static void decide(void) { is_wide = CPU_FEATURE_ACTIVE(AVX2); }
#else
#define WIDE
enum { is_wide = false };
#endif
