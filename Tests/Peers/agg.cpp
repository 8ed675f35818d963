// Anti-Grain Geometry: scanline_u8, a colour table of 256 entries, glyphs kept as scanlines.

#include "peer.h"
#include <agg_conv_curve.h>
#include <agg_conv_stroke.h>
#include <agg_conv_transform.h>
#include <agg_gradient_lut.h>
#include <agg_path_storage.h>
#include <agg_pixfmt_rgba.h>
#include <agg_rasterizer_scanline_aa.h>
#include <agg_renderer_scanline.h>
#include <agg_scanline_storage_aa.h>
#include <agg_scanline_u.h>
#include <agg_span_allocator.h>
#include <agg_span_gradient.h>
#include <agg_span_interpolator_linear.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace {

using PixelFormat = agg::pixfmt_bgra32_pre;
using Base = agg::renderer_base<PixelFormat>;
using Rasterizer = agg::rasterizer_scanline_aa<>;
using Table = agg::gradient_lut<agg::color_interpolator<agg::rgba8>, 256>;

// File, size in 1/64 pixel, glyph, quarters of a pixel.
using GlyphKey = std::tuple<std::string, int, int, int, int>;

struct Canvas {
  std::vector<uint32_t> memory;
  agg::rendering_buffer buffer;
  PixelFormat format;
  Base base;
  Rasterizer rasterizer;
  agg::scanline_u8 scanline;
  agg::span_allocator<agg::rgba8> spans;
  FT_Library library = nullptr;
  std::map<std::string, FT_Face> faces;
  std::map<GlyphKey, std::vector<agg::int8u>> glyphs;

  Canvas(int width, int height)
      : memory(size_t(width) * height),
        buffer(reinterpret_cast<agg::int8u *>(memory.data()), width, height, width * 4),
        format(buffer), base(format) {
    FT_Init_FreeType(&library);
  }
  ~Canvas() { FT_Done_FreeType(library); }
};

agg::rgba8 straight(const peer_color &c) {
  return agg::rgba8(agg::rgba(c.red, c.green, c.blue, c.alpha));
}

agg::rgba8 premultiplied(const peer_color &c) { return straight(c).premultiply(); }

agg::trans_affine transform(const peer_matrix &m) {
  return agg::trans_affine(m.a, m.b, m.c, m.d, m.tx, m.ty);
}

void add(agg::path_storage &result, const peer_path &source) {
  const double *p = source.points;
  for (size_t i = 0; i < source.verb_count; i++) {
    switch (source.verbs[i]) {
    case PEER_MOVE: result.move_to(p[0], p[1]), p += 2; break;
    case PEER_LINE: result.line_to(p[0], p[1]), p += 2; break;
    case PEER_QUAD: result.curve3(p[0], p[1], p[2], p[3]), p += 4; break;
    case PEER_CUBIC: result.curve4(p[0], p[1], p[2], p[3], p[4], p[5]), p += 6; break;
    case PEER_CLOSE: result.close_polygon(); break;
    }
  }
}

void render(Canvas &canvas, const peer_item &item) {
  const peer_paint &paint = item.paint;
  if (paint.stop_count == 0) {
    agg::render_scanlines_aa_solid(canvas.rasterizer, canvas.scanline, canvas.base,
                                   premultiplied(paint.color));
    return;
  }
  Table table;
  table.remove_all();
  for (size_t i = 0; i < paint.stop_count; i++)
    table.add_color(paint.stops[i].location, premultiplied(paint.stops[i].color));
  table.build_lut();
  // The gradient's x runs along its line, 100 units long.
  const double dx = paint.x1 - paint.x0, dy = paint.y1 - paint.y0, length = std::hypot(dx, dy);
  agg::trans_affine matrix = agg::trans_affine_scaling(length / 100);
  matrix *= agg::trans_affine_rotation(std::atan2(dy, dx));
  matrix *= agg::trans_affine_translation(paint.x0, paint.y0);
  matrix *= transform(item.paint_matrix);
  matrix *= transform(item.matrix);
  matrix.invert();
  agg::span_interpolator_linear<> interpolator(matrix);
  agg::gradient_x function;
  agg::span_gradient<agg::rgba8, agg::span_interpolator_linear<>, agg::gradient_x, Table> span(
      interpolator, function, table, 0, 100);
  agg::render_scanlines_aa(canvas.rasterizer, canvas.scanline, canvas.base, canvas.spans, span);
}

void drawPath(Canvas &canvas, const peer_item &item) {
  agg::path_storage path;
  add(path, item.path);
  agg::trans_affine matrix = transform(item.matrix);
  agg::conv_curve<agg::path_storage> curve(path);
  curve.approximation_scale(matrix.scale());
  canvas.rasterizer.reset();
  canvas.rasterizer.filling_rule(item.path.is_even_odd ? agg::fill_even_odd : agg::fill_non_zero);
  if (item.kind == PEER_FILL) {
    agg::conv_transform<decltype(curve)> moved(curve, matrix);
    canvas.rasterizer.add_path(moved);
  } else {
    static const agg::line_cap_e caps[] = {agg::butt_cap, agg::round_cap, agg::square_cap};
    static const agg::line_join_e joins[] = {agg::miter_join_revert, agg::round_join,
                                             agg::bevel_join};
    agg::conv_stroke<decltype(curve)> stroke(curve);
    stroke.width(item.stroke.width);
    stroke.line_cap(caps[item.stroke.cap]);
    stroke.line_join(joins[item.stroke.join]);
    stroke.miter_limit(item.stroke.miter_limit);
    stroke.approximation_scale(matrix.scale());
    agg::conv_transform<decltype(stroke)> moved(stroke, matrix);
    canvas.rasterizer.add_path(moved);
  }
  render(canvas, item);
}

FT_Face face(Canvas &canvas, const peer_glyphs &source) {
  FT_Face &face = canvas.faces[source.file];
  if (!face) FT_New_Face(canvas.library, source.file, source.face_index, &face);
  return face;
}

int moveTo(const FT_Vector *p, void *path) {
  static_cast<agg::path_storage *>(path)->move_to(p->x / 64.0, -p->y / 64.0);
  return 0;
}
int lineTo(const FT_Vector *p, void *path) {
  static_cast<agg::path_storage *>(path)->line_to(p->x / 64.0, -p->y / 64.0);
  return 0;
}
int conicTo(const FT_Vector *a, const FT_Vector *p, void *path) {
  static_cast<agg::path_storage *>(path)->curve3(a->x / 64.0, -a->y / 64.0, p->x / 64.0,
                                                 -p->y / 64.0);
  return 0;
}
int cubicTo(const FT_Vector *a, const FT_Vector *b, const FT_Vector *p, void *path) {
  static_cast<agg::path_storage *>(path)->curve4(a->x / 64.0, -a->y / 64.0, b->x / 64.0,
                                                 -b->y / 64.0, p->x / 64.0, -p->y / 64.0);
  return 0;
}

const std::vector<agg::int8u> &glyph(Canvas &canvas, const peer_glyphs &source, double size,
                                     int index, int phaseX, int phaseY) {
  auto &kept = canvas.glyphs[{source.file, int(size * 64), index, phaseX, phaseY}];
  if (!kept.empty()) return kept;
  FT_Face face = ::face(canvas, source);
  FT_Set_Char_Size(face, 0, FT_F26Dot6(size * 64), 72, 72);
  FT_Load_Glyph(face, index, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
  agg::path_storage path;
  FT_Outline_Funcs functions = {moveTo, lineTo, conicTo, cubicTo, 0, 0};
  FT_Outline_Decompose(&face->glyph->outline, &functions, &path);
  agg::trans_affine_translation place(phaseX / 4.0, phaseY / 4.0);
  agg::conv_curve<agg::path_storage> curve(path);
  agg::conv_transform<decltype(curve)> moved(curve, place);
  canvas.rasterizer.reset();
  canvas.rasterizer.filling_rule(agg::fill_non_zero);
  canvas.rasterizer.add_path(moved);
  agg::scanline_storage_aa8 storage;
  agg::render_scanlines(canvas.rasterizer, canvas.scanline, storage);
  kept.resize(storage.byte_size());
  storage.serialize(kept.data());
  return kept;
}

void drawGlyphs(Canvas &canvas, const peer_item &item) {
  const peer_glyphs &source = item.glyphs;
  const agg::trans_affine matrix = transform(item.matrix);
  for (size_t i = 0; i < source.count; i++) {
    double x = source.positions[2 * i], y = source.positions[2 * i + 1];
    matrix.transform(&x, &y);
    const int qx = int(std::floor(x * 4 + 0.5)), qy = int(std::floor(y * 4 + 0.5));
    const auto &kept =
        glyph(canvas, source, source.size * matrix.scale(), source.glyphs[i], qx & 3, qy & 3);
    agg::serialized_scanlines_adaptor_aa8 adaptor(kept.data(), kept.size(), qx >> 2, qy >> 2);
    agg::serialized_scanlines_adaptor_aa8::embedded_scanline scanline;
    agg::render_scanlines_aa_solid(adaptor, scanline, canvas.base,
                                   premultiplied(item.paint.color));
  }
}

void *open(int width, int height) { return new Canvas(width, height); }

void close(void *canvas) { delete static_cast<Canvas *>(canvas); }

int draw(void *opaque, peer_color background, const peer_item *items, size_t count) {
  Canvas &canvas = *static_cast<Canvas *>(opaque);
  for (size_t i = 0; i < count; i++)
    if (items[i].kind == PEER_IMAGE || items[i].kind == PEER_SHADOW) return 0;
  if (background.alpha >= 0) canvas.base.clear(premultiplied(background));
  for (size_t i = 0; i < count; i++) {
    const peer_item &item = items[i];
    if (item.clip_width >= 0)
      canvas.base.clip_box(int(item.clip_x), int(item.clip_y),
                           int(item.clip_x + item.clip_width) - 1,
                           int(item.clip_y + item.clip_height) - 1);
    if (item.kind == PEER_GLYPHS)
      drawGlyphs(canvas, item);
    else
      drawPath(canvas, item);
    if (item.clip_width >= 0) canvas.base.reset_clipping(true);
  }
  return 1;
}

const uint32_t *pixels(void *canvas) { return static_cast<Canvas *>(canvas)->memory.data(); }

} // namespace

const struct peer *vitrine_peer() {
  static const peer agg = {"AGG", open, close, draw, pixels};
  return &agg;
}
