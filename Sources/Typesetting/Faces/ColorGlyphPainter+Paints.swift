// COLR's graph of paints (https://learn.microsoft.com/typography/opentype/spec/colr#paint-tables).

import CoreGraphics

/// The place of a paint in the graph: what the paints around it demand.
struct ColorPaintPlace {
  /// Maps the paint's space, font units with y up, to the picture's.
  var matrix: CGAffineTransform
  /// The outlines that limit it; the innermost is last.
  var clips: [ClipShape] = []
  /// How many paints are around it.
  var depth = 0

  /// Deeper graphs are cut off; fonts have some ten levels.
  static let maximumDepth = 64

  func transformed(_ inner: CGAffineTransform) -> ColorPaintPlace {
    var place = self
    place.matrix = inner.concatenating(matrix)
    return place
  }
}

extension ColorGlyphPainter {
  /// The picture that COLR's paints give a glyph; nil where it has none.
  mutating func painted(_ glyph: CGGlyph) -> DisplayList? {
    guard table?.paint(of: glyph) != nil else { return nil }
    var list = DisplayList()
    drawGlyph(Int(glyph), ColorPaintPlace(matrix: toEm), into: &list)
    return list
  }

  /// Draws the paint at a place of the table, and those below it. Each format of an even number is followed by its
  /// variable form, whose default values stand at the same places.
  private mutating func draw(
    _ paint: Int, _ outer: ColorPaintPlace, into list: inout DisplayList
  ) {
    var place = outer
    place.depth += 1
    paintsLeft -= 1
    guard paintsLeft > 0, place.depth <= ColorPaintPlace.maximumDepth, let table,
      let format = table.u8(paint)
    else { return }
    switch format {
    case 1: drawLayers(paint, place, into: &list)
    case 2...9: source(of: paint, format: format).map { fill($0, place, into: &list) }
    case 10:
      guard let inner = table.u24(paint + 1), let glyph = table.u16(paint + 4) else { return }
      let outline = outline(of: CGGlyph(truncatingIfNeeded: glyph))
      place.clips.append(ClipShape(.path(outline, .winding), place.matrix))
      draw(paint + inner, place, into: &list)
    case 11: table.u16(paint + 1).map { drawGlyph($0, place, into: &list) }
    case 12...31:
      guard let inner = table.u24(paint + 1), let matrix = matrix(of: paint, format: format & ~1)
      else { return }
      draw(paint + inner, place.transformed(matrix), into: &list)
    case 32: drawComposite(paint, place, into: &list)
    default: break
    }
  }

  private mutating func drawLayers(
    _ paint: Int, _ place: ColorPaintPlace, into list: inout DisplayList
  ) {
    guard let table, let count = table.u8(paint + 1), let first = table.u32(paint + 2) else {
      return
    }
    for index in first..<first + count {
      if let layer = table.layer(index) { draw(layer, place, into: &list) }
    }
  }

  private mutating func drawGlyph(
    _ glyph: Int, _ place: ColorPaintPlace, into list: inout DisplayList
  ) {
    let glyph = CGGlyph(truncatingIfNeeded: glyph)
    guard let root = table?.paint(of: glyph) else { return }
    var place = place
    if let box = table?.clipBox(of: glyph) {
      place.clips.insert(ClipShape(.rect(box), place.matrix), at: 0)
    }
    draw(root, place, into: &list)
  }

  private mutating func drawComposite(
    _ paint: Int, _ place: ColorPaintPlace, into list: inout DisplayList
  ) {
    guard let table, let source = table.u24(paint + 1), let mode = table.u8(paint + 4),
      let backdrop = table.u24(paint + 5)
    else { return }
    var (upper, lower) = (DisplayList(), DisplayList())
    draw(paint + backdrop, place, into: &lower)
    draw(paint + source, place, into: &upper)
    if let group = Self.group(upper, over: lower, mode: mode) {
      list.append(DisplayItem(.group(group)))
    }
  }

  /// Fills the innermost outline, limited by the others.
  private func fill(_ paint: Paint, _ place: ColorPaintPlace, into list: inout DisplayList) {
    var clips = place.clips
    let em = CGRect(x: -unitsPerEm, y: -unitsPerEm, width: 3 * unitsPerEm, height: 3 * unitsPerEm)
    // A paint outside of all outlines fills the plane, of which some ems are drawn.
    let shape = clips.popLast() ?? ClipShape(.rect(em), place.matrix)
    guard shape.transform.determinant != 0 else { return }
    var paint = paint
    if case .gradient(var gradient) = paint {
      gradient.transform = place.matrix.concatenating(shape.transform.inverted())
      paint = .gradient(gradient)
    }
    list.append(DisplayItem(.fill(shape.shape, paint), transform: shape.transform, clips: clips))
  }

  // MARK: Matrices

  private func matrix(of paint: Int, format: Int) -> CGAffineTransform? {
    guard let table else { return nil }
    switch format {
    case 12: return table.u24(paint + 4).flatMap { affine(at: paint + $0) }
    case 14:
      return pair(table.number, at: paint + 4).map { CGAffineTransform(translationX: $0, y: $1) }
    case 16, 18:
      let scale = pair(table.fraction, at: paint + 4).map { CGAffineTransform(scaleX: $0, y: $1) }
      return around(format == 18 ? paint + 8 : nil, scale)
    case 20, 22:
      let scale = table.fraction(paint + 4).map { CGAffineTransform(scaleX: $0, y: $0) }
      return around(format == 22 ? paint + 6 : nil, scale)
    case 24, 26:
      // Half turns, against the clock as y points up.
      let turn = table.fraction(paint + 4).map { CGAffineTransform(rotationAngle: $0 * .pi) }
      return around(format == 26 ? paint + 6 : nil, turn)
    default:
      let skew = pair(table.fraction, at: paint + 4).map { x, y in
        CGAffineTransform(a: 1, b: tangent(y), c: -tangent(x), d: 1, tx: 0, ty: 0)
      }
      return around(format == 30 ? paint + 8 : nil, skew)
    }
  }

  /// The tangent of an angle in half turns.
  private func tangent(_ halfTurns: CGFloat) -> CGFloat {
    let (sine, cosine) = sineAndCosine(degrees: halfTurns * 180)
    return sine / cosine
  }

  private func pair(
    _ read: (Int) -> CGFloat?, at place: Int
  ) -> (CGFloat, CGFloat)? {
    guard let first = read(place), let second = read(place + 2) else { return nil }
    return (first, second)
  }

  private func affine(at place: Int) -> CGAffineTransform? {
    let numbers = (0..<6).compactMap { table?.fixed(place + 4 * $0) }
    guard numbers.count == 6 else { return nil }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The matrix with its fixed point moved from the origin to the point at a place, if there is one.
  private func around(_ place: Int?, _ matrix: CGAffineTransform?) -> CGAffineTransform? {
    guard let place, let matrix, let table else { return matrix }
    guard let (x, y) = pair(table.number, at: place) else { return nil }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
