// Draws a display list with cairo: the independent renderer that ours is compared with.

internal import CCairo
package import CoreGraphics

/// A cairo image surface that display lists are drawn on.
///
/// It draws what cairo draws best: a gradient clipped by a stroke is stroked with the gradient, text
/// goes through cairo's own glyph cache. Shadows and blend modes other than normal are left out.
@safe
package final class CairoPlayer {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private var fonts: [FontKey: ScaledFont] = [:]

  /// A transparent surface; `tolerance` is cairo's flattening tolerance in pixels.
  package init(width: Int, height: Int, tolerance: Double = 0.1) {
    guard
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = unsafe cairo_create(surface)
    else { preconditionFailure("cairo has no memory for \(width) × \(height)") }
    unsafe self.surface = surface
    unsafe self.context = context
    unsafe cairo_set_tolerance(context, tolerance)
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// Fills everything with one colour, if there is one, then draws the list; only within `damage`,
  /// where there is any.
  package func draw(
    _ list: DisplayList, transform: CGAffineTransform, background: RGBA?,
    damage: [PixelRect] = []
  ) {
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    clip(to: damage)
    if let background {
      unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      setColor(background)
      unsafe cairo_paint(context)
      unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    draw(list, transform)
    unsafe cairo_restore(context)
    unsafe cairo_surface_flush(surface)
  }

  private func clip(to damage: [PixelRect]) {
    guard !damage.isEmpty else { return }
    for rect in damage {
      unsafe cairo_rectangle(
        context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    unsafe cairo_clip(context)
  }

  /// The pixels as 0xAARRGGBB, premultiplied, row by row.
  package func pixels() -> [UInt32] {
    unsafe cairo_surface_flush(surface)
    let width = unsafe Int(cairo_image_surface_get_width(surface))
    let height = unsafe Int(cairo_image_surface_get_height(surface))
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return [] }
    return (0..<height).flatMap { y in
      (0..<width).map { x in
        unsafe UnsafeRawPointer(data).load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
      }
    }
  }

  private func draw(_ list: DisplayList, _ transform: CGAffineTransform) {
    for item in list.items {
      draw(item, transform)
    }
  }

  private func draw(_ item: DisplayItem, _ outer: CGAffineTransform) {
    let transform = item.transform.concatenating(outer)
    // A stroke among the clips is painted as a stroke: that is how one writes it for cairo.
    if case .fill(_, let paint) = item.content,
      let line = item.clips.first(where: { $0.shape.isStroke })
    {
      draw(line, paint, transform, outer)
      return
    }
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    for clip in item.clips {
      setMatrix(clip.transform.concatenating(outer))
      addPath(of: clip.shape)
      unsafe cairo_clip(context)
    }
    setMatrix(transform)
    draw(item.content, transform)
  }

  private func draw(_ content: DisplayItem.Content, _ transform: CGAffineTransform) {
    switch content {
    case .fill(let shape, let paint):
      setSource(paint)
      paintShape(shape)
    case .glyphs(let run, let paint):
      setSource(paint)
      show(run, transform)
    case .image(let image, let rect, _, let alpha): draw(image, in: rect, alpha)
    case .group(let group):
      unsafe cairo_push_group(context)
      draw(group.list, transform)
      unsafe cairo_pop_group_to_source(context)
      unsafe cairo_paint_with_alpha(context, group.opacity)
    case .list(let list): draw(list, transform)
    case .shadow: break
    }
  }

  /// Strokes `line` with a paint that lives in the item's space.
  private func draw(
    _ line: ClipShape, _ paint: Paint, _ item: CGAffineTransform, _ outer: CGAffineTransform
  ) {
    unsafe cairo_save(context)
    setMatrix(item)
    setSource(paint)
    setMatrix(line.transform.concatenating(outer))
    paintShape(line.shape)
    unsafe cairo_restore(context)
  }

  private func paintShape(_ shape: Shape) {
    addPath(of: shape)
    guard case .stroke(_, let style) = shape else {
      unsafe cairo_fill(context)
      return
    }
    unsafe cairo_set_line_width(context, Double(style.width))
    unsafe cairo_set_line_cap(
      context,
      [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][Int(style.cap.rawValue)])
    unsafe cairo_set_line_join(
      context,
      [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][
        Int(style.join.rawValue)])
    unsafe cairo_set_miter_limit(context, Double(style.miterLimit))
    unsafe cairo_set_dash(
      context, style.dashLengths.map(Double.init), Int32(style.dashLengths.count),
      Double(style.dashPhase))
    unsafe cairo_stroke(context)
  }
}

extension Shape {
  fileprivate var isStroke: Bool {
    if case .stroke = self { true } else { false }
  }
}

// MARK: Paths, matrices, sources

extension CairoPlayer {
  private func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    unsafe cairo_set_matrix(context, &matrix)
  }

  private func setColor(_ color: RGBA) {
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func addPath(of shape: Shape) {
    unsafe cairo_new_path(context)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    switch shape {
    case .rect(let rect):
      unsafe cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    case .roundedRect(let rect, let radius, _): addRoundedRect(rect, radius)
    case .path(let path, let rule):
      unsafe cairo_set_fill_rule(
        context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      add(path)
    case .stroke(let path, let style): add(trimmed(path, style))
    }
  }

  private func addRoundedRect(_ rect: CGRect, _ radius: CGFloat) {
    let r = Double(min(radius, rect.width / 2, rect.height / 2))
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    unsafe cairo_new_sub_path(context)
    unsafe cairo_arc(context, right - r, top + r, r, -.pi / 2, 0)
    unsafe cairo_arc(context, right - r, bottom - r, r, 0, .pi / 2)
    unsafe cairo_arc(context, left + r, bottom - r, r, .pi / 2, .pi)
    unsafe cairo_arc(context, left + r, top + r, r, .pi, 3 * .pi / 2)
    unsafe cairo_close_path(context)
  }

  private func add(_ path: PathData) {
    for element in path.elements {
      switch element {
      case .move(let p): unsafe cairo_move_to(context, Double(p.x), Double(p.y))
      case .line(let p): unsafe cairo_line_to(context, Double(p.x), Double(p.y))
      case .quad(let control, let end): addQuad(control, end)
      case .cubic(let a, let b, let end):
        unsafe cairo_curve_to(
          context, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(end.x), Double(end.y))
      case .close: unsafe cairo_close_path(context)
      }
    }
  }

  private func addQuad(_ control: CGPoint, _ end: CGPoint) {
    var x = 0.0
    var y = 0.0
    unsafe cairo_get_current_point(context, &x, &y)
    let (cx, cy) = (Double(control.x), Double(control.y))
    let (ex, ey) = (Double(end.x), Double(end.y))
    unsafe cairo_curve_to(
      context, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3,
      ey + (cy - ey) * 2 / 3, ex, ey)
  }

  private func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setColor(color)
    case .gradient(let gradient): setSource(gradient)
    case .pattern: preconditionFailure("patterns are not compared with cairo")
    }
  }

  private func setSource(_ gradient: GradientPaint) {
    guard let pattern = unsafe pattern(gradient.kind) else { return }
    for stop in gradient.stops {
      let c = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, c.red, c.green, c.blue, c.alpha)
    }
    var matrix = cairo_matrix_t(gradient.transform.inverted())
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_pattern_destroy(pattern)
  }

  private func pattern(_ kind: GradientPaint.Kind) -> OpaquePointer? {
    switch kind {
    case .axial(let start, let end):
      return unsafe cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .radial(let start, let startRadius, let end, let endRadius):
      return unsafe cairo_pattern_create_radial(
        Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y),
        Double(endRadius))
    case .conic: preconditionFailure("cairo has no conic gradient")
    }
  }
}

extension cairo_matrix_t {
  fileprivate init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx),
      y0: Double(t.ty))
  }
}

// MARK: Glyphs and images

extension CairoPlayer {
  private func show(_ run: GlyphRun, _ transform: CGAffineTransform) {
    let key = FontKey(font: run.font, size: run.size, transform: transform.withoutTranslation)
    guard let font = font(key) else { return }
    unsafe cairo_set_scaled_font(context, font.pointer)
    let count = run.glyphs.count
    unsafe withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: count) { glyphs in
      for index in 0..<count {
        let position = run.positions[index]
        unsafe glyphs[index] = cairo_glyph_t(
          index: UInt(run.glyphs[index]), x: Double(position.x), y: Double(position.y))
      }
      unsafe cairo_show_glyphs(context, glyphs.baseAddress, Int32(count))
    }
  }

  /// The font at that size under that matrix, not hinted; kept, since a real program keeps its fonts
  /// too.
  private func font(_ key: FontKey) -> ScaledFont? {
    if let known = fonts[key] { return known }
    guard let face = unsafe face(named: key.font.postScriptName ?? ""),
      let options = unsafe cairo_font_options_create()
    else { return nil }
    defer {
      unsafe cairo_font_face_destroy(face)
      unsafe cairo_font_options_destroy(options)
    }
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    var size = cairo_matrix_t(CGAffineTransform(scaleX: key.size, y: key.size))
    var matrix = cairo_matrix_t(key.transform)
    guard let pointer = unsafe cairo_scaled_font_create(face, &size, &matrix, options) else {
      return nil
    }
    let font = unsafe ScaledFont(pointer)
    fonts[key] = font
    return font
  }

  private func face(named name: String) -> OpaquePointer? {
    guard let pattern = unsafe FcNameParse(":postscriptname=\(name)") else { return nil }
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    let match = unsafe FcFontMatch(nil, pattern, &result)
    unsafe FcPatternDestroy(pattern)
    defer { unsafe FcPatternDestroy(match) }
    return unsafe cairo_ft_font_face_create_for_pattern(match)
  }

  private func draw(_ image: CGImage, in rect: CGRect, _ alpha: Double) {
    guard case .pixels(let pixels) = image.storage, rect.width > 0, rect.height > 0 else { return }
    let data = unsafe UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: UInt8.self)
    let source = unsafe cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
      Int32(pixels.stride * 4))
    unsafe cairo_save(context)
    unsafe cairo_translate(context, Double(rect.minX), Double(rect.minY))
    unsafe cairo_scale(
      context, Double(rect.width) / Double(pixels.width),
      Double(rect.height) / Double(pixels.height))
    unsafe cairo_set_source_surface(context, source, 0, 0)
    unsafe cairo_paint_with_alpha(context, alpha)
    unsafe cairo_restore(context)
    unsafe cairo_surface_destroy(source)
  }
}

/// A font at a size under a matrix.
private struct FontKey: Hashable {
  var font: CGFont
  var size: CGFloat
  var transform: CGAffineTransform
}

/// cairo's font at a size.
@safe
private final class ScaledFont {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

  deinit { unsafe cairo_scaled_font_destroy(pointer) }
}

extension CGAffineTransform {
  fileprivate var withoutTranslation: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}

/// The part of the path that the style leaves; cairo itself cannot trim.
private func trimmed(_ path: PathData, _ style: StrokeStyle) -> PathData {
  if style.trimStart <= 0, style.trimEnd >= 1 { return path }
  return FlattenedPath(path, halfWidth: style.width / 2, tolerance: 0.01)
    .trimmed(from: style.trimStart, to: style.trimEnd).lines
}
