// A glyph run of one style, at its position in a layout.

import CoreGraphics
import Typesetting

/// A glyph run of one style, at its position in a layout; points, y down.
struct PositionedGlyphRun {
  var run: GlyphRun
  var style: TextRunStyle
  /// The left end of the baseline of the line.
  var origin: CGPoint
  /// The x coordinate of the run's left edge, from `origin`.
  var start: CGFloat
  /// The x coordinate of the run's right edge, from `origin`.
  var end: CGFloat
  /// The top of the line's box.
  var top: CGFloat
  /// The height of the line's box.
  var height: CGFloat

  private var baseline: CGFloat { origin.y - style.baselineOffset }

  /// Returns the run of some of the glyphs.
  func part(_ range: Range<Int>) -> PositionedGlyphRun {
    guard range != run.glyphs.indices else { return self }
    var part = self
    part.run.glyphs = Array(run.glyphs[range])
    part.run.positions = Array(run.positions[range])
    guard !range.isEmpty else { return part }
    part.start = run.positions[range.lowerBound].x
    if range.upperBound < run.positions.count { part.end = run.positions[range.upperBound].x }
    return part
  }

  /// Fills the line's box behind the run with the style's background colour, if it has one.
  func drawBackground(in context: CGContext) {
    guard let color = style.backgroundColor else { return }
    let box = CGRect(x: origin.x + start, y: top, width: end - start, height: height)
    context.fill(.rect(box), color.cgColor.paint)
  }

  /// Draws shadow, underline, glyphs and strikethrough; `color` overrides the style's colours.
  func draw(in context: CGContext, color: (any AttributeColor)?) {
    context.saveGState()
    if let shadow = style.shadow {
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: shadow.drawnColor)
    }
    drawUnderline(in: context, color ?? style.underlineColor ?? style.color)
    if style.stretch != 1 {
      context.saveGState()
      context.scaleBy(x: style.stretch, y: 1)
      shrunk.drawSlanted(in: context, color)
      context.restoreGState()
    } else {
      drawSlanted(in: context, color)
    }
    drawStrikethrough(in: context, color ?? style.strikethroughColor ?? style.color)
    context.restoreGState()
  }

  /// The run with its places in a space that is as much narrower as the glyphs are wider.
  private var shrunk: PositionedGlyphRun {
    var shrunk = self
    shrunk.origin.x /= style.stretch
    shrunk.run.positions = run.positions.map { CGPoint(x: $0.x / style.stretch, y: $0.y) }
    return shrunk
  }

  private func drawSlanted(in context: CGContext, _ color: (any AttributeColor)?) {
    if style.slant != 0 {
      context.saveGState()
      slant(context)
      drawGlyphs(in: context, color ?? style.color)
      context.restoreGState()
    } else {
      drawGlyphs(in: context, color ?? style.color)
    }
  }

  private func drawGlyphs(in context: CGContext, _ color: any AttributeColor) {
    let origin = CGPoint(x: origin.x, y: baseline)
    // Emoji have no outline: an outlined text shows them as they are.
    if style.strokeWidth <= 0 || run.font.source.hasColorGlyphs {
      context.draw(run, at: origin, paint: color.cgColor.paint)
    }
    guard style.strokeWidth != 0 else { return }
    let stroke = StrokeStyle(width: abs(style.strokeWidth) / 100 * run.size)
    let outline = run.outline.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    context.fill(.stroke(outline, stroke), (style.strokeColor ?? color).cgColor.paint)
  }

  /// Slants the context over the baseline.
  private func slant(_ context: CGContext) {
    context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: -style.slant, d: 1, tx: style.slant * baseline, ty: 0))
  }

  // Faces do not tell the place of underlines here: these are common values, as parts of the size.
  private var thickness: CGFloat { style.font.pointSize * 0.055 }
  private var underlineDepth: CGFloat { style.font.pointSize * 0.11 }

  private func drawUnderline(in context: CGContext, _ color: any AttributeColor) {
    drawLine(style.underline, top: baseline + underlineDepth, in: context, color: color)
  }

  private func drawStrikethrough(in context: CGContext, _ color: any AttributeColor) {
    drawLine(
      style.strikethrough, top: baseline - style.font.xHeight / 2 - thickness / 2, in: context,
      color: color)
  }

  private func drawLine(
    _ style: NSUnderlineStyle, top: CGFloat, in context: CGContext, color: any AttributeColor
  ) {
    guard !style.isEmpty else { return }
    let isDouble = style.contains(.double)
    let height = style.contains(.thick) && !isDouble ? thickness * 2 : thickness
    for offset in isDouble ? [0, thickness * 2] : [0] {
      var path = PathData()
      let y = top + offset + height / 2
      path.move(to: CGPoint(x: origin.x + start, y: y))
      path.line(to: CGPoint(x: origin.x + end, y: y))
      var line = StrokeStyle(width: height)
      line.dashLengths = style.dashes.map { $0 * height }
      context.fill(.stroke(path, line), color.cgColor.paint)
    }
  }
}

extension NSUnderlineStyle {
  /// The lengths of dashes and gaps in turn, as multiples of the line's thickness.
  fileprivate var dashes: [CGFloat] {
    switch rawValue & 0x700 {
    case Self.patternDot.rawValue: [3, 3]
    case Self.patternDash.rawValue: [10, 5]
    case Self.patternDashDot.rawValue: [10, 3, 3, 3]
    case Self.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}
