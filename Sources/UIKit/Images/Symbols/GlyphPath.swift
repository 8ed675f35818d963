// The outline of a line of text.

import CoreGraphics
internal import CoreText
internal import Typesetting

enum GlyphPath {
  /// Returns the outlines of a text's glyphs, from the origin of the first.
  static func of(_ text: String, _ font: UIFont) -> UIBezierPath {
    let path = UIBezierPath()
    let layout = TextLayout(
      [StyledRun(text, [.font: font], defaults: .coreText)], maximumLines: 1)
    for run in layout.lines.first?.text.runs ?? [] {
      for (glyph, place) in zip(run.glyphs, run.positions) {
        let placed = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: place.x, ty: 0)
        let outline = run.font.source.outline(of: glyph).applying(placed)
        path.append(UIBezierPath(cgPath: CGPath(outline)))
      }
    }
    return path
  }
}
