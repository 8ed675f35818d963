// The outline of a line of text.

import CoreGraphics

enum GlyphPath {
  /// Returns the outlines of a text's glyphs, from the origin of the first.
  @safe static func of(_ text: String, _ font: UIFont) -> UIBezierPath {
    let path = UIBezierPath()
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: text, attributes: [.font: font]))
    for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
      let count = CTRunGetGlyphCount(run)
      var glyphs = [CGGlyph](repeating: 0, count: count)
      var places = [CGPoint](repeating: .zero, count: count)
      // SAFETY: both arrays have room for all glyphs of the run.
      unsafe CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
      unsafe CTRunGetPositions(run, CFRange(location: 0, length: 0), &places)
      for (glyph, place) in zip(glyphs, places) {
        guard let outline = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
        let piece = UIBezierPath(cgPath: outline)
        piece.apply(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: place.x, ty: 0))
        path.append(piece)
      }
    }
    return path
  }
}
