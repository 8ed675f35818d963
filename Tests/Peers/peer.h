// What the benchmark asks of a peer that is built as a library of its own: the Makefile builds those
// that are written here, and the benchmark opens what it finds.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct peer_matrix {
  double a, b, c, d, tx, ty;
};

enum peer_verb { PEER_MOVE, PEER_LINE, PEER_QUAD, PEER_CUBIC, PEER_CLOSE };

/// Verbs with 1, 1, 2, 3 and 0 points.
struct peer_path {
  const uint8_t *verbs;
  size_t verb_count;
  /// x and y in turn.
  const double *points;
  int is_even_odd;
};

/// Components of 0 … 1, not premultiplied.
struct peer_color {
  double red, green, blue, alpha;
};

struct peer_stop {
  double location;
  struct peer_color color;
};

/// One colour, or with stops a linear gradient in the item's space.
struct peer_paint {
  struct peer_color color;
  const struct peer_stop *stops;
  size_t stop_count;
  double x0, y0, x1, y1;
};

/// Caps are butt, round, square; joins miter, round, bevel.
struct peer_stroke {
  double width;
  int cap, join;
  double miter_limit;
};

/// Glyphs of a face in a file, in units of the item's space.
struct peer_glyphs {
  const char *file;
  int face_index;
  double size;
  const uint16_t *glyphs;
  /// x and y in turn.
  const double *positions;
  size_t count;
};

/// Premultiplied pixels, 0xAARRGGBB.
struct peer_image {
  const uint32_t *pixels;
  int width, height, stride;
  double x, y, drawn_width, drawn_height, alpha;
};

/// A blurred copy of the path's fill; the Gaussian's deviation is half of the radius.
struct peer_shadow {
  double radius, dx, dy;
};

enum peer_kind { PEER_FILL, PEER_STROKE, PEER_GLYPHS, PEER_IMAGE, PEER_SHADOW };

struct peer_item {
  enum peer_kind kind;
  struct peer_matrix matrix;
  struct peer_paint paint;
  /// Of the paint, where it lives in another space than the path.
  struct peer_matrix paint_matrix;
  struct peer_path path;
  struct peer_stroke stroke;
  struct peer_glyphs glyphs;
  struct peer_image image;
  struct peer_shadow shadow;
  /// In device pixels; without effect where the width is negative.
  double clip_x, clip_y, clip_width, clip_height;
};

/// A renderer; `draw` is what is measured.
struct peer {
  const char *name;
  void *(*open)(int width, int height);
  void (*close)(void *canvas);
  /// Fills everything with a colour, unless its alpha is < 0, then draws the items. 0 where it cannot
  /// draw one of them.
  int (*draw)(void *canvas, struct peer_color background, const struct peer_item *items,
              size_t count);
  /// Premultiplied, 0xAARRGGBB, without gaps between the rows.
  const uint32_t *(*pixels)(void *canvas);
};

/// The one function of a peer's library.
const struct peer *vitrine_peer(void);
typedef const struct peer *(*vitrine_peer_function)(void);

#ifdef __cplusplus
}
#endif
