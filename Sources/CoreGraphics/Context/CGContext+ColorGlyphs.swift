// Glyphs with colours of their own, such as emoji: recorded as pictures.

extension CGContext {
  /// Records a run: its colour glyphs as one list of pictures, the others as glyphs.
  ///
  /// Pictures keep their colours and take the paint's alpha, as on Apple's systems; a paint that is no colour counts
  /// as opaque black.
  func record(_ run: GlyphRun, _ paint: Paint, transform: CGAffineTransform) {
    guard run.font.source.hasColorGlyphs else {
      return record(.glyphs(run, paint), transform: transform)
    }
    let color = paint.glyphColor
    let (pictures, rest) = run.separatingPictures(foreground: color)
    if !rest.glyphs.isEmpty { record(.glyphs(rest, paint), transform: transform) }
    guard !pictures.isEmpty, color.alpha > 0 else { return }
    record(
      color.alpha < 1
        ? .group(DisplayGroup(pictures, opacity: color.alpha)) : .list(pictures),
      transform: transform)
  }
}

extension GlyphRun {
  /// The pictures of the colour glyphs, in the run's space, and the run of all other glyphs. `foreground` counts
  /// without its alpha.
  package func separatingPictures(foreground: RGBA) -> (pictures: DisplayList, rest: GlyphRun) {
    let opaque = RGBA(foreground.red, foreground.green, foreground.blue)
    var pictures = DisplayList()
    var rest = GlyphRun(font: font, size: size, glyphs: [], positions: [])
    for (glyph, position) in zip(glyphs, positions) {
      if let picture = font.source.picture(of: glyph, foreground: opaque) {
        let place = CGAffineTransform(
          a: size, b: 0, c: 0, d: size, tx: position.x, ty: position.y)
        pictures.append(DisplayItem(.list(picture), transform: place))
      } else {
        rest.glyphs.append(glyph)
        rest.positions.append(position)
      }
    }
    return (pictures, rest)
  }
}

extension Paint {
  /// The colour that parts of colour glyphs may take, with the paint's alpha.
  fileprivate var glyphColor: RGBA {
    if case .color(let color) = self { color } else { .black }
  }
}
