// Blend2D with its just-in-time compiler, in one thread.

#include "peer.h"
#include <blend2d/blend2d.h>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace {

struct Canvas {
  BLImage image;
  // File, face, size.
  std::map<std::tuple<std::string, int, double>, BLFont> fonts;
};

BLRgba32 color(const peer_color &c) {
  const auto byte = [](double part) { return uint32_t(part * 255 + 0.5); };
  return BLRgba32(byte(c.red), byte(c.green), byte(c.blue), byte(c.alpha));
}

BLMatrix2D transform(const peer_matrix &m) { return BLMatrix2D(m.a, m.b, m.c, m.d, m.tx, m.ty); }

BLGradient gradient(const peer_item &item) {
  const peer_paint &paint = item.paint;
  BLGradient result(BLLinearGradientValues(paint.x0, paint.y0, paint.x1, paint.y1));
  for (size_t i = 0; i < paint.stop_count; i++)
    result.add_stop(paint.stops[i].location, color(paint.stops[i].color));
  result.set_transform(transform(item.paint_matrix));
  return result;
}

BLPath path(const peer_path &source) {
  BLPath result;
  const double *p = source.points;
  for (size_t i = 0; i < source.verb_count; i++) {
    switch (source.verbs[i]) {
    case PEER_MOVE: result.move_to(p[0], p[1]), p += 2; break;
    case PEER_LINE: result.line_to(p[0], p[1]), p += 2; break;
    case PEER_QUAD: result.quad_to(p[0], p[1], p[2], p[3]), p += 4; break;
    case PEER_CUBIC: result.cubic_to(p[0], p[1], p[2], p[3], p[4], p[5]), p += 6; break;
    case PEER_CLOSE: result.close(); break;
    }
  }
  return result;
}

void fill(BLContext &context, const peer_item &item) {
  context.set_fill_rule(item.path.is_even_odd ? BL_FILL_RULE_EVEN_ODD : BL_FILL_RULE_NON_ZERO);
  if (item.paint.stop_count == 0)
    context.fill_path(path(item.path), color(item.paint.color));
  else
    context.fill_path(path(item.path), gradient(item));
}

void stroke(BLContext &context, const peer_item &item) {
  static const BLStrokeCap caps[] = {BL_STROKE_CAP_BUTT, BL_STROKE_CAP_ROUND, BL_STROKE_CAP_SQUARE};
  static const BLStrokeJoin joins[] = {BL_STROKE_JOIN_MITER_BEVEL, BL_STROKE_JOIN_ROUND,
                                       BL_STROKE_JOIN_BEVEL};
  context.set_stroke_width(item.stroke.width);
  context.set_stroke_caps(caps[item.stroke.cap]);
  context.set_stroke_join(joins[item.stroke.join]);
  context.set_stroke_miter_limit(item.stroke.miter_limit);
  if (item.paint.stop_count == 0)
    context.stroke_path(path(item.path), color(item.paint.color));
  else
    context.stroke_path(path(item.path), gradient(item));
}

const BLFont &font(Canvas &canvas, const peer_glyphs &source) {
  BLFont &font = canvas.fonts[{source.file, source.face_index, source.size}];
  if (font.is_valid()) return font;
  BLFontData data;
  BLFontFace face;
  data.create_from_file(source.file);
  face.create_from_data(data, source.face_index);
  font.create_from_face(face, source.size);
  return font;
}

void drawGlyphs(Canvas &canvas, BLContext &context, const peer_item &item) {
  const peer_glyphs &source = item.glyphs;
  std::vector<uint32_t> glyphs(source.glyphs, source.glyphs + source.count);
  BLGlyphRun run{};
  run.set_glyph_data(glyphs.data());
  run.set_placement_data(const_cast<double *>(source.positions), sizeof(BLPoint));
  run.size = source.count;
  run.placement_type = BL_GLYPH_PLACEMENT_TYPE_USER_UNITS;
  context.fill_glyph_run(BLPoint(0, 0), font(canvas, source), run, color(item.paint.color));
}

void drawImage(BLContext &context, const peer_image &source) {
  BLImage image;
  image.create_from_data(source.width, source.height, BL_FORMAT_PRGB32,
                         const_cast<uint32_t *>(source.pixels), source.stride * 4,
                         BL_DATA_ACCESS_READ);
  context.set_global_alpha(source.alpha);
  context.blit_image(BLRect(source.x, source.y, source.drawn_width, source.drawn_height), image);
}

void drawItem(Canvas &canvas, BLContext &context, const peer_item &item) {
  context.save();
  if (item.clip_width >= 0)
    context.clip_to_rect(
        BLRect(item.clip_x, item.clip_y, item.clip_width, item.clip_height));
  context.apply_transform(transform(item.matrix));
  switch (item.kind) {
  case PEER_FILL: fill(context, item); break;
  case PEER_STROKE: stroke(context, item); break;
  case PEER_GLYPHS: drawGlyphs(canvas, context, item); break;
  case PEER_IMAGE: drawImage(context, item.image); break;
  case PEER_SHADOW: break;
  }
  context.restore();
}

void *open(int width, int height) {
  auto canvas = new Canvas{BLImage(width, height, BL_FORMAT_PRGB32), {}};
  BLContext(canvas->image).clear_all();
  return canvas;
}

void close(void *canvas) { delete static_cast<Canvas *>(canvas); }

int draw(void *opaque, peer_color background, const peer_item *items, size_t count) {
  Canvas &canvas = *static_cast<Canvas *>(opaque);
  for (size_t i = 0; i < count; i++)
    if (items[i].kind == PEER_SHADOW) return 0;
  BLContext context(canvas.image);
  if (background.alpha >= 0) {
    context.set_comp_op(BL_COMP_OP_SRC_COPY);
    context.fill_all(color(background));
    context.set_comp_op(BL_COMP_OP_SRC_OVER);
  }
  for (size_t i = 0; i < count; i++) drawItem(canvas, context, items[i]);
  context.end();
  return 1;
}

const uint32_t *pixels(void *canvas) {
  BLImageData data;
  static_cast<Canvas *>(canvas)->image.get_data(&data);
  return static_cast<const uint32_t *>(data.pixel_data);
}

} // namespace

const struct peer *vitrine_peer() {
  static const peer blend2d = {"Blend2D", open, close, draw, pixels};
  return &blend2d;
}
