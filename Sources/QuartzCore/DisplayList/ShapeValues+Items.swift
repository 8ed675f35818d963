// A shape layer's values as items: the fill, then the stroke.

extension ShapeValues {
  /// Appends the fill, then the stroke, in the layer's own space.
  func append(to items: inout DisplayList, _ pool: ItemPool) {
    guard let data = path?.data, !data.isEmpty else { return }
    if let fill = pool.fill(.path(data, rule), color: fillColor) { items.append(fill) }
    if let shape = strokeShape, let stroke = pool.fill(shape, color: strokeColor) {
      items.append(stroke)
    }
  }

  var rule: CGPathFillRule { fillRule == .evenOdd ? .evenOdd : .winding }

  /// The shape of the stroke; nil where it covers nothing. A part as short as rounding makes it has no caps either,
  /// as in Core Animation.
  var strokeShape: Shape? {
    guard let data = path?.data, !data.isEmpty, lineWidth > 0, strokeEnd > 0, strokeStart < 1,
      strokeEnd - strokeStart > Self.shortestPart
    else { return nil }
    var style = StrokeStyle(width: lineWidth)
    style.cap = lineCap.cap
    style.join = lineJoin.join
    style.miterLimit = miterLimit
    style.dashPhase = lineDashPhase
    style.dashLengths = dashes
    let trims = data.lengthFractions(ofStroke: max(strokeStart, 0), to: min(strokeEnd, 1))
    (style.trimStart, style.trimEnd) = (trims.start, trims.end)
    return .stroke(data, style)
  }

  /// A part of the path's length: the resolution of single precision, in which Core Animation keeps the two ends.
  private static let shortestPart: CGFloat = 1e-7

  /// Empty, a solid line, where a length is negative or their sum is 0.
  private var dashes: [CGFloat] {
    guard let lineDashPattern else { return [] }
    let lengths = lineDashPattern.map { CGFloat($0.doubleValue) }
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else { return [] }
    return lengths
  }
}
