// libheif, opened at the first HEIC or AVIF picture: it brings four codecs, which hardly any program reads.
#pragma once
#include <dlfcn.h>
#include <libheif/heif.h>
#include <stdbool.h>

/// Fills in one function of a table; false where the library has none of that name.
#define CHEIF_FIND(library, table, field, name) \
  (((table)->field = (typeof(name) *)dlsym(library, #name)) != 0)

/// libheif's functions.
typedef struct {
  typeof(heif_context_alloc) *_Nonnull context_alloc;
  typeof(heif_context_free) *_Nonnull context_free;
  typeof(heif_context_set_maximum_image_size_limit) *_Nonnull set_maximum_side;
  typeof(heif_context_read_from_memory_without_copy) *_Nonnull read;
  typeof(heif_context_get_primary_image_handle) *_Nonnull primary_handle;
  typeof(heif_image_handle_get_width) *_Nonnull width;
  typeof(heif_image_handle_get_height) *_Nonnull height;
  typeof(heif_image_handle_is_premultiplied_alpha) *_Nonnull is_premultiplied;
  typeof(heif_image_handle_release) *_Nonnull release_handle;
  typeof(heif_decode_image) *_Nonnull decode;
  typeof(heif_image_get_width) *_Nonnull decoded_width;
  typeof(heif_image_get_height) *_Nonnull decoded_height;
  typeof(heif_image_get_plane_readonly) *_Nonnull plane;
  typeof(heif_image_release) *_Nonnull release_image;
} cheif_functions;

/// Opens the library for good; null where it or a function is missing.
static inline const cheif_functions *_Nullable cheif_open(void) {
  static cheif_functions table;
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  bool isWhole = library && CHEIF_FIND(library, &table, context_alloc, heif_context_alloc) &&
                 CHEIF_FIND(library, &table, context_free, heif_context_free) &&
                 CHEIF_FIND(library, &table, set_maximum_side, heif_context_set_maximum_image_size_limit) &&
                 CHEIF_FIND(library, &table, read, heif_context_read_from_memory_without_copy) &&
                 CHEIF_FIND(library, &table, primary_handle, heif_context_get_primary_image_handle) &&
                 CHEIF_FIND(library, &table, width, heif_image_handle_get_width) &&
                 CHEIF_FIND(library, &table, height, heif_image_handle_get_height) &&
                 CHEIF_FIND(library, &table, is_premultiplied, heif_image_handle_is_premultiplied_alpha) &&
                 CHEIF_FIND(library, &table, release_handle, heif_image_handle_release) &&
                 CHEIF_FIND(library, &table, decode, heif_decode_image) &&
                 CHEIF_FIND(library, &table, decoded_width, heif_image_get_width) &&
                 CHEIF_FIND(library, &table, decoded_height, heif_image_get_height) &&
                 CHEIF_FIND(library, &table, plane, heif_image_get_plane_readonly) &&
                 CHEIF_FIND(library, &table, release_image, heif_image_release);
  return isWhole ? &table : 0;
}
