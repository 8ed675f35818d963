// Qt's raster engine: QPainter on a QImage.

#include "peer.h"
#include <QGlyphRun>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <map>
#include <string>

// QtWidgets' own blur, which QGraphicsDropShadowEffect uses; no header declares it.
Q_DECL_IMPORT void qt_blurImage(QPainter *painter, QImage &image, qreal radius, bool quality,
                                bool alphaOnly, int transposed = 0);

namespace {

struct Canvas {
  QImage image;
  std::map<std::string, QRawFont> fonts;
};

QColor color(const peer_color &c) { return QColor::fromRgbF(c.red, c.green, c.blue, c.alpha); }

QTransform transform(const peer_matrix &m) { return QTransform(m.a, m.b, m.c, m.d, m.tx, m.ty); }

QBrush brush(const peer_item &item) {
  const peer_paint &paint = item.paint;
  if (paint.stop_count == 0) return QBrush(color(paint.color));
  QLinearGradient gradient(paint.x0, paint.y0, paint.x1, paint.y1);
  QGradientStops stops;
  for (size_t i = 0; i < paint.stop_count; i++)
    stops.append({paint.stops[i].location, color(paint.stops[i].color)});
  gradient.setStops(stops);
  QBrush result(gradient);
  result.setTransform(transform(item.paint_matrix));
  return result;
}

QPainterPath path(const peer_path &source) {
  QPainterPath result;
  const double *p = source.points;
  for (size_t i = 0; i < source.verb_count; i++) {
    switch (source.verbs[i]) {
    case PEER_MOVE: result.moveTo(p[0], p[1]), p += 2; break;
    case PEER_LINE: result.lineTo(p[0], p[1]), p += 2; break;
    case PEER_QUAD: result.quadTo(p[0], p[1], p[2], p[3]), p += 4; break;
    case PEER_CUBIC: result.cubicTo(p[0], p[1], p[2], p[3], p[4], p[5]), p += 6; break;
    case PEER_CLOSE: result.closeSubpath(); break;
    }
  }
  result.setFillRule(source.is_even_odd ? Qt::OddEvenFill : Qt::WindingFill);
  return result;
}

QPen pen(const peer_item &item) {
  static const Qt::PenCapStyle caps[] = {Qt::FlatCap, Qt::RoundCap, Qt::SquareCap};
  static const Qt::PenJoinStyle joins[] = {Qt::SvgMiterJoin, Qt::RoundJoin, Qt::BevelJoin};
  QPen pen(brush(item), item.stroke.width, Qt::SolidLine, caps[item.stroke.cap],
           joins[item.stroke.join]);
  pen.setMiterLimit(item.stroke.miter_limit);
  return pen;
}

void drawGlyphs(Canvas &canvas, QPainter &painter, const peer_item &item) {
  const peer_glyphs &source = item.glyphs;
  const std::string key = std::string(source.file) + ':' + std::to_string(source.size);
  QRawFont &font = canvas.fonts[key];
  if (!font.isValid())
    font = QRawFont(QString::fromUtf8(source.file), source.size, QFont::PreferNoHinting);
  QVector<quint32> indexes(source.count);
  QVector<QPointF> positions(source.count);
  for (size_t i = 0; i < source.count; i++) {
    indexes[i] = source.glyphs[i];
    positions[i] = QPointF(source.positions[2 * i], source.positions[2 * i + 1]);
  }
  QGlyphRun run;
  run.setRawFont(font);
  run.setGlyphIndexes(indexes);
  run.setPositions(positions);
  painter.setPen(color(item.paint.color));
  painter.drawGlyphRun(QPointF(0, 0), run);
}

void drawImage(QPainter &painter, const peer_image &source) {
  const QImage image(reinterpret_cast<const uchar *>(source.pixels), source.width, source.height,
                     source.stride * 4, QImage::Format_ARGB32_Premultiplied);
  painter.setOpacity(source.alpha);
  painter.drawImage(QRectF(source.x, source.y, source.drawn_width, source.drawn_height), image);
}

// As QPixmapDropShadowFilter does it: the shape's alpha, blurred, tinted, drawn.
void drawShadow(QPainter &painter, const peer_item &item) {
  const QPainterPath shape = path(item.path);
  const int reach = int(item.shadow.radius * 1.5) + 1;
  const QRect box = shape.boundingRect().toAlignedRect().adjusted(-reach, -reach, reach, reach);
  QImage shadow(box.size(), QImage::Format_ARGB32_Premultiplied);
  shadow.fill(0);
  QPainter first(&shadow);
  first.setRenderHint(QPainter::Antialiasing);
  first.translate(-box.topLeft());
  first.fillPath(shape, Qt::black);
  first.end();
  QImage blurred(shadow.size(), QImage::Format_ARGB32_Premultiplied);
  blurred.fill(0);
  QPainter second(&blurred);
  qt_blurImage(&second, shadow, item.shadow.radius, false, true);
  second.end();
  QPainter third(&blurred);
  third.setCompositionMode(QPainter::CompositionMode_SourceIn);
  third.fillRect(blurred.rect(), color(item.paint.color));
  third.end();
  painter.drawImage(box.topLeft() + QPointF(item.shadow.dx, item.shadow.dy), blurred);
}

void drawItem(Canvas &canvas, QPainter &painter, const peer_item &item) {
  painter.save();
  if (item.clip_width >= 0)
    painter.setClipRect(
        QRectF(item.clip_x, item.clip_y, item.clip_width, item.clip_height));
  painter.setTransform(transform(item.matrix));
  switch (item.kind) {
  case PEER_FILL: painter.fillPath(path(item.path), brush(item)); break;
  case PEER_STROKE: painter.strokePath(path(item.path), pen(item)); break;
  case PEER_GLYPHS: drawGlyphs(canvas, painter, item); break;
  case PEER_IMAGE: drawImage(painter, item.image); break;
  case PEER_SHADOW: drawShadow(painter, item); break;
  }
  painter.restore();
}

void *open(int width, int height) {
  return new Canvas{QImage(width, height, QImage::Format_ARGB32_Premultiplied), {}};
}

void close(void *canvas) { delete static_cast<Canvas *>(canvas); }

int draw(void *opaque, peer_color background, const peer_item *items, size_t count) {
  Canvas &canvas = *static_cast<Canvas *>(opaque);
  if (background.alpha >= 0) canvas.image.fill(color(background));
  QPainter painter(&canvas.image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                         QPainter::SmoothPixmapTransform);
  for (size_t i = 0; i < count; i++) drawItem(canvas, painter, items[i]);
  painter.end();
  return 1;
}

const uint32_t *pixels(void *canvas) {
  return reinterpret_cast<const uint32_t *>(static_cast<Canvas *>(canvas)->image.constBits());
}

} // namespace

const struct peer *vitrine_peer() {
  static int count = 1;
  static char name[] = "vitrine-bench";
  static char *arguments[] = {name, nullptr};
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
  static QGuiApplication application(count, arguments);
  static const peer qt = {"Qt", open, close, draw, pixels};
  return &qt;
}
