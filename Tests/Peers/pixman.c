// pixman by itself: rectangles with colours and linear gradients.

#include "peer.h"
#include <pixman.h>
#include <stdlib.h>

struct canvas {
  pixman_image_t *image;
  int width, height;
};

static void *open_canvas(int width, int height) {
  struct canvas *canvas = malloc(sizeof *canvas);
  canvas->image = pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, NULL, width * 4);
  canvas->width = width;
  canvas->height = height;
  return canvas;
}

static void close_canvas(void *opaque) {
  struct canvas *canvas = opaque;
  pixman_image_unref(canvas->image);
  free(canvas);
}

static const uint32_t *pixels(void *opaque) {
  return pixman_image_get_data(((struct canvas *)opaque)->image);
}

static uint16_t component(double value) { return value * 65535 + 0.5; }

/// Solid colours are premultiplied, those of gradients' stops are not.
static pixman_color_t color(struct peer_color c, int premultiplies) {
  double part = premultiplies ? c.alpha : 1;
  pixman_color_t result = {component(c.red * part), component(c.green * part),
                           component(c.blue * part), component(c.alpha)};
  return result;
}

static pixman_image_t *source(const struct peer_paint *paint) {
  if (paint->stop_count == 0) {
    pixman_color_t solid = color(paint->color, 1);
    return pixman_image_create_solid_fill(&solid);
  }
  pixman_gradient_stop_t stops[16];
  for (size_t i = 0; i < paint->stop_count; i++) {
    stops[i].x = pixman_double_to_fixed(paint->stops[i].location);
    stops[i].color = color(paint->stops[i].color, 0);
  }
  pixman_point_fixed_t start = {pixman_double_to_fixed(paint->x0),
                                pixman_double_to_fixed(paint->y0)};
  pixman_point_fixed_t end = {pixman_double_to_fixed(paint->x1),
                              pixman_double_to_fixed(paint->y1)};
  pixman_image_t *image =
      pixman_image_create_linear_gradient(&start, &end, stops, paint->stop_count);
  pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD);
  return image;
}

static int is_identity(const struct peer_matrix *m) {
  return m->a == 1 && m->b == 0 && m->c == 0 && m->d == 1 && m->tx == 0 && m->ty == 0;
}

/// A rectangle from (0, 0) to the canvas's far corner, which is all that is drawn here.
static int covers(const struct canvas *canvas, const struct peer_item *item) {
  const double *p = item->path.points;
  return item->kind == PEER_FILL && item->path.verb_count == 5 && is_identity(&item->matrix) &&
         is_identity(&item->paint_matrix) && item->paint.stop_count <= 16 && p[0] == 0 &&
         p[1] == 0 && p[4] == canvas->width && p[5] == canvas->height;
}

static void composite(struct canvas *canvas, pixman_op_t op, const struct peer_paint *paint) {
  pixman_image_t *image = source(paint);
  pixman_image_composite32(op, image, NULL, canvas->image, 0, 0, 0, 0, 0, 0, canvas->width,
                           canvas->height);
  pixman_image_unref(image);
}

static int is_opaque(const struct peer_paint *paint) {
  for (size_t i = 0; i < paint->stop_count; i++)
    if (paint->stops[i].color.alpha < 1) return 0;
  return paint->stop_count > 0 || paint->color.alpha == 1;
}

static int draw(void *opaque, struct peer_color background, const struct peer_item *items,
                size_t count) {
  struct canvas *canvas = opaque;
  for (size_t i = 0; i < count; i++)
    if (!covers(canvas, &items[i])) return 0;
  if (background.alpha >= 0) {
    struct peer_paint ground = {background, NULL, 0, 0, 0, 0, 0};
    composite(canvas, PIXMAN_OP_SRC, &ground);
  }
  for (size_t i = 0; i < count; i++)
    composite(canvas, is_opaque(&items[i].paint) ? PIXMAN_OP_SRC : PIXMAN_OP_OVER,
              &items[i].paint);
  return 1;
}

const struct peer *vitrine_peer(void) {
  static const struct peer peer = {"pixman", open_canvas, close_canvas, draw, pixels};
  return &peer;
}
