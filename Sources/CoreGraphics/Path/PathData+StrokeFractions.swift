// From a shape layer's strokeStart and strokeEnd to parts of the path's length.

extension PathData {
  /// The part of the whole length that lies before each of a shape layer's fractions.
  ///
  /// Core Animation goes along a path by the lengths of its lines and curves, but along one curve by the curve's own
  /// parameter: on a quarter of a circle it is up to 0.42° beside the even way. (Fitted to the ends of twelve arcs in
  /// pictures that iOS's simulator made: 0.4° off with even lengths, 0.05° with the parameter.)
  ///
  /// - Parameters:
  ///   - start: 0 … 1, beyond which nothing changes.
  ///   - end: The same.
  /// - Returns: Fractions of the length for ``StrokeStyle/trimStart`` and ``StrokeStyle/trimEnd``. Costs two
  ///   measurements of each curve and no memory; nothing where the path has lines alone.
  package func lengthFractions(
    ofStroke start: CGFloat, to end: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    let isCut = start > 0 && start < 1 || end > 0 && end < 1
    guard isCut, verbs.contains(where: { $0 == .cubic || $0 == .quad }) else { return (start, end) }
    var whole: CGFloat = 0
    forEachSegment { _, length in whole += length }
    guard whole > 0, whole.isFinite else { return (start, end) }
    var (first, last) = (start, end)
    var begin: CGFloat = 0
    forEachSegment { curve, length in
      if let curve, length > 0 {
        Self.place(start, on: curve, from: begin, length: length, of: whole, into: &first)
        Self.place(end, on: curve, from: begin, length: length, of: whole, into: &last)
      }
      begin += length
    }
    return (first, last)
  }

  /// Replaces a fraction that lies on a curve by that of the length up to the curve's point there.
  private static func place(
    _ fraction: CGFloat, on curve: CubicCurve, from begin: CGFloat, length: CGFloat,
    of whole: CGFloat, into result: inout CGFloat
  ) {
    let parameter = (fraction * whole - begin) / length
    guard fraction > 0, fraction < 1, parameter >= 0, parameter < 1 else { return }
    result = (begin + curve.part(from: 0, to: parameter).measuredLength) / whole
  }

  /// Calls `body` for each line and curve, with its length; the curve is nil for a line.
  private func forEachSegment(_ body: (CubicCurve?, CGFloat) -> Void) {
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    func add(_ curve: CubicCurve) {
      body(curve, curve.measuredLength)
      pen = curve.end
    }
    for element in elements {
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point):
        body(nil, (point - pen).length)
        pen = point
      case .quad(let control, let end):
        add(QuadCurve(start: pen, control: control, end: end).cubic)
      case .cubic(let control1, let control2, let end):
        add(CubicCurve(start: pen, control1: control1, control2: control2, end: end))
      case .close:
        body(nil, (start - pen).length)
        pen = start
      }
    }
  }
}

extension CubicCurve {
  /// The length, by the rule of ``arcLength`` on four parts of the curve.
  fileprivate var measuredLength: CGFloat {
    let (low, high) = halves
    let (first, second) = low.halves
    let (third, fourth) = high.halves
    return first.arcLength + second.arcLength + third.arcLength + fourth.arcLength
  }
}
