// librsvg and cairo, opened at the first SVG picture: they bring forty libraries, which hardly any program uses.
// The declarations are those of the libraries' headers, which would have to be installed for a user's sources too.
#pragma once
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

/// An SVG document.
typedef struct crsvg_handle crsvg_handle;
/// What cairo draws with.
typedef struct crsvg_cairo crsvg_cairo;
/// What cairo draws on.
typedef struct crsvg_surface crsvg_surface;

/// An error of GLib.
typedef struct {
  unsigned domain;
  int code;
  char *_Nullable message;
} crsvg_error;

/// A rectangle of user space.
typedef struct {
  double x, y, width, height;
} crsvg_rectangle;

/// A length with its unit.
typedef struct {
  double length;
  int unit;
} crsvg_length;

/// cairo's premultiplied pixels of 32 bits in the machine's order: ours.
enum { crsvg_argb32 = 0 };

/// The functions of librsvg, cairo and GLib.
typedef struct {
  crsvg_handle *_Nullable (*_Nonnull read)(
      const unsigned char *_Nonnull data, size_t size, crsvg_error *_Nullable *_Nullable error);
  int (*_Nonnull pixel_size)(
      crsvg_handle *_Nonnull handle, double *_Nonnull width, double *_Nonnull height);
  void (*_Nonnull dimensions)(
      crsvg_handle *_Nonnull handle, int *_Nullable hasWidth, crsvg_length *_Nullable width,
      int *_Nullable hasHeight, crsvg_length *_Nullable height, int *_Nullable hasViewBox,
      crsvg_rectangle *_Nullable viewBox);
  int (*_Nonnull render)(
      crsvg_handle *_Nonnull handle, crsvg_cairo *_Nonnull cairo,
      const crsvg_rectangle *_Nonnull viewport, crsvg_error *_Nullable *_Nullable error);
  void (*_Nonnull release)(void *_Nonnull object);
  void (*_Nonnull free_error)(crsvg_error *_Nonnull error);
  crsvg_surface *_Nonnull (*_Nonnull surface)(
      unsigned char *_Nonnull data, int format, int width, int height, int stride);
  void (*_Nonnull flush)(crsvg_surface *_Nonnull surface);
  void (*_Nonnull free_surface)(crsvg_surface *_Nonnull surface);
  crsvg_cairo *_Nonnull (*_Nonnull create)(crsvg_surface *_Nonnull surface);
  int (*_Nonnull status)(crsvg_cairo *_Nonnull cairo);
  void (*_Nonnull free_cairo)(crsvg_cairo *_Nonnull cairo);
} crsvg_functions;

/// Fills in one function of a table; false where no library has one of that name.
#define CRSVG_FIND(library, table, field, name) \
  (((table)->field = (typeof((table)->field))dlsym(library, name)) != 0)

/// Opens the libraries for good; null where one or a function is missing. librsvg brings the others: a look-up in it
/// goes through them too.
static inline const crsvg_functions *_Nullable crsvg_open(void) {
  static crsvg_functions table;
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  bool isWhole =
      library && CRSVG_FIND(library, &table, read, "rsvg_handle_new_from_data") &&
      CRSVG_FIND(library, &table, pixel_size, "rsvg_handle_get_intrinsic_size_in_pixels") &&
      CRSVG_FIND(library, &table, dimensions, "rsvg_handle_get_intrinsic_dimensions") &&
      CRSVG_FIND(library, &table, render, "rsvg_handle_render_document") &&
      CRSVG_FIND(library, &table, release, "g_object_unref") &&
      CRSVG_FIND(library, &table, free_error, "g_error_free") &&
      CRSVG_FIND(library, &table, surface, "cairo_image_surface_create_for_data") &&
      CRSVG_FIND(library, &table, flush, "cairo_surface_flush") &&
      CRSVG_FIND(library, &table, free_surface, "cairo_surface_destroy") &&
      CRSVG_FIND(library, &table, create, "cairo_create") &&
      CRSVG_FIND(library, &table, status, "cairo_status") &&
      CRSVG_FIND(library, &table, free_cairo, "cairo_destroy");
  return isWhole ? &table : 0;
}
