// A layout's lines into a context: grounds, glyphs, outlines, and lines under and through them.

package import CoreGraphics
import Typesetting

extension TextLayout {
  /// Draws the lines with the box's top left corner at `origin` in the context's user space.
  ///
  /// - Parameters:
  ///   - context: Where to.
  ///   - origin: Points.
  ///   - count: How many lines, from the first. Default: all.
  ///   - color: Stands before the text's own colours. Default: nil.
  package func draw(
    in context: CGContext, at origin: CGPoint, lines count: Int = .max,
    color: (any AttributeColor)? = nil
  ) {
    for line in lines.prefix(max(0, count)) {
      let pieces = pieces(of: line, at: origin)
      for piece in pieces { piece.drawGround(in: context) }
      for piece in pieces { piece.draw(in: context, color: color) }
      drawAttachments(of: line, in: context, at: origin, color: color)
    }
  }

  private func drawAttachments(
    of line: Line, in context: CGContext, at origin: CGPoint, color: (any AttributeColor)?
  ) {
    for box in line.text.boxes {
      let index = line.firstLook + box.span
      guard looks.indices.contains(index) else { continue }
      let look = looks[index]
      let baseline = origin.y + line.origin.y - look.baselineOffset
      look.attachment?.draw(
        in: context, at: CGPoint(x: origin.x + line.origin.x + box.x, y: baseline), look: look,
        color: color)
    }
  }

  func pieces(of line: Line, at origin: CGPoint) -> [PlacedRun] {
    let text = line.text
    return text.runs.indices.compactMap { index in
      let look = line.firstLook + text.spanOfRun[index]
      guard looks.indices.contains(look), let start = text.runs[index].positions.first?.x else {
        return nil
      }
      let next = index + 1 < text.runs.count ? text.runs[index + 1].positions.first?.x : nil
      return PlacedRun(
        run: text.runs[index], look: looks[look],
        origin: CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y),
        start: start, end: next ?? text.width, top: origin.y + line.top, height: line.height)
    }
  }
}

/// Glyphs of one look in their place.
struct PlacedRun {
  var run: GlyphRun
  var look: TextLook
  /// The left end of the line's baseline.
  var origin: CGPoint
  /// Where the run begins and ends, from there.
  var start: CGFloat
  var end: CGFloat
  /// The line's box.
  var top: CGFloat
  var height: CGFloat

  private var baseline: CGFloat { origin.y - look.baselineOffset }

  /// Some of the glyphs.
  func part(_ range: Range<Int>) -> PlacedRun {
    guard range != run.glyphs.indices else { return self }
    var part = self
    part.run.glyphs = Array(run.glyphs[range])
    part.run.positions = Array(run.positions[range])
    guard !range.isEmpty else { return part }
    part.start = run.positions[range.lowerBound].x
    if range.upperBound < run.positions.count { part.end = run.positions[range.upperBound].x }
    return part
  }

  func drawGround(in context: CGContext) {
    guard let color = look.backgroundColor else { return }
    let ground = CGRect(x: origin.x + start, y: top, width: end - start, height: height)
    context.fill(.rect(ground), color.cgColor.paint)
  }

  func draw(in context: CGContext, color: (any AttributeColor)?) {
    context.saveGState()
    if let shadow = look.shadow {
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: shadow.drawnColor)
    }
    drawUnderline(in: context, color ?? look.underlineColor ?? look.color)
    if look.slant != 0 {
      context.saveGState()
      lean(in: context)
      drawGlyphs(in: context, color ?? look.color)
      context.restoreGState()
    } else {
      drawGlyphs(in: context, color ?? look.color)
    }
    drawStrikethrough(in: context, color ?? look.strikethroughColor ?? look.color)
    context.restoreGState()
  }

  private func drawGlyphs(in context: CGContext, _ color: any AttributeColor) {
    let origin = CGPoint(x: origin.x, y: baseline)
    if look.strokeWidth <= 0 { context.draw(run, at: origin, paint: color.cgColor.paint) }
    guard look.strokeWidth != 0 else { return }
    let style = StrokeStyle(width: abs(look.strokeWidth) / 100 * run.size)
    let outline = run.outline.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    context.fill(.stroke(outline, style), (look.strokeColor ?? color).cgColor.paint)
  }

  /// Leans what is drawn next over the baseline.
  private func lean(in context: CGContext) {
    context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: -look.slant, d: 1, tx: look.slant * baseline, ty: 0))
  }

  // Faces tell no place for their lines here: these are the common ones, in parts of the size.
  private var thickness: CGFloat { look.font.pointSize * 0.055 }
  private var depth: CGFloat { look.font.pointSize * 0.11 }

  private func drawUnderline(in context: CGContext, _ color: any AttributeColor) {
    drawLine(look.underline, baseline + depth, in: context, color)
  }

  private func drawStrikethrough(in context: CGContext, _ color: any AttributeColor) {
    drawLine(
      look.strikethrough, baseline - look.font.xHeight / 2 - thickness / 2, in: context, color)
  }

  private func drawLine(
    _ style: NSUnderlineStyle, _ top: CGFloat, in context: CGContext, _ color: any AttributeColor
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
  /// Dash, gap, … as multiples of the line's height.
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
