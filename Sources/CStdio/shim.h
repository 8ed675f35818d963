// glibc's streams whose bytes come from functions, which its headers show only to those who ask for GNU's extensions.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The functions of a stream, each called with the stream's cookie; `cookie_io_functions_t` of glibc.
struct vitrine_cookie_functions {
  ptrdiff_t (*read)(void *cookie, char *bytes, size_t count);
  ptrdiff_t (*write)(void *cookie, const char *bytes, size_t count);
  int (*seek)(void *cookie, int64_t *place, int origin);
  int (*close)(void *cookie);
};

/// A stream (`FILE *`) of glibc.
extern void *vitrine_fopencookie(
    void *cookie, const char *mode, struct vitrine_cookie_functions functions) __asm__("fopencookie");
