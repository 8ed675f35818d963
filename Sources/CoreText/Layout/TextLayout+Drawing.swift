// Draws a layout's lines: backgrounds, glyphs, outlines, underlines, strikethroughs and attachments.

package import CoreGraphics
import Typesetting

extension TextLayout {
  /// Draws the lines with the box's top left corner at `origin` in the context's user space.
  ///
  /// - Parameters:
  ///   - context: The context, y down.
  ///   - origin: The corner in points.
  ///   - count: The number of lines, from the first. Default: all.
  ///   - color: Overrides the text's own colours. Default: nil.
  package func draw(
    in context: CGContext, at origin: CGPoint, lines count: Int = .max,
    color: (any AttributeColor)? = nil
  ) {
    for line in lines.prefix(max(0, count)) {
      let runs = glyphRuns(of: line, at: origin)
      for run in runs { run.drawBackground(in: context) }
      for run in runs { run.draw(in: context, color: color) }
      drawAttachments(of: line, in: context, at: origin, color: color)
    }
  }

  private func drawAttachments(
    of line: Line, in context: CGContext, at origin: CGPoint, color: (any AttributeColor)?
  ) {
    for box in line.text.boxes {
      let index = line.firstStyle + box.span
      guard styles.indices.contains(index) else { continue }
      let style = styles[index]
      let baseline = origin.y + line.origin.y - style.baselineOffset
      style.attachment?.draw(
        in: context, at: CGPoint(x: origin.x + line.origin.x + box.x, y: baseline), style: style,
        color: color)
    }
  }

  /// Returns a line's glyph runs from left to right when the box has its top left corner at `origin`.
  func glyphRuns(of line: Line, at origin: CGPoint) -> [PositionedGlyphRun] {
    let text = line.text
    return text.runs.indices.compactMap { index in
      let style = line.firstStyle + text.spanOfRun[index]
      guard styles.indices.contains(style), let start = text.runs[index].positions.first?.x else {
        return nil
      }
      let next = index + 1 < text.runs.count ? text.runs[index + 1].positions.first?.x : nil
      return PositionedGlyphRun(
        run: text.runs[index], style: styles[style],
        origin: CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y),
        start: start, end: next ?? text.width, top: origin.y + line.top, height: line.height)
    }
  }
}
