// Fontconfig: which font file holds a character.
#pragma once
#include <fontconfig/fontconfig.h>
#include <stdio.h>

/// Reads the configuration without a word: Fontconfig prints what it misses to C's `stderr`, which
/// is a variable in glibc. What is written to the descriptor meanwhile is not touched.
static inline FcBool cfontconfig_init(void) {
  FILE *kept = stderr;
  FILE *nowhere = fopen("/dev/null", "we");
  if (nowhere) stderr = nowhere;
  FcBool ready = FcInit();
  stderr = kept;
  if (nowhere) fclose(nowhere);
  return ready;
}
