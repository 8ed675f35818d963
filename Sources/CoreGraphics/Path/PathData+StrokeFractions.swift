// From a shape layer's strokeStart and strokeEnd to parts of the path's length.

extension PathData {
  /// The part of the whole length that lies before each of a shape layer's fractions.
  ///
  /// Core Animation goes along a path by the lengths of its lines and curves, but along one curve by the curve's own
  /// parameter: on a quarter of a circle it is up to 0.42° beside the even way. (Fitted to the ends of twelve arcs in
  /// pictures that iOS's simulator made: 0.4° off with even lengths, 0.05° with the parameter.)
  ///
  /// - Parameter fractions: 0 … 1, beyond which nothing changes.
  /// - Returns: Fractions of the length for ``StrokeStyle/trimStart`` and ``StrokeStyle/trimEnd``. Costs a
  ///   measurement of each curve; none where the path has lines alone.
  package func lengthFractions(ofStroke fractions: [CGFloat]) -> [CGFloat] {
    guard verbs.contains(where: { $0 == .cubic || $0 == .quad }),
      fractions.contains(where: { $0 > 0 && $0 < 1 })
    else { return fractions }
    let segments = strokeSegments
    let whole = segments.reduce(0) { $0 + $1.length }
    guard whole > 0, whole.isFinite else { return fractions }
    return fractions.map { fraction in
      guard fraction > 0, fraction < 1 else { return fraction }
      return Self.length(at: fraction * whole, along: segments) / whole
    }
  }

  /// The length up to the point that Core Animation finds at `position`.
  private static func length(at position: CGFloat, along segments: [StrokeSegment]) -> CGFloat {
    var begin: CGFloat = 0
    for segment in segments where segment.length > 0 {
      let end = begin + segment.length
      if position < end {
        let parameter = (position - begin) / segment.length
        guard let curve = segment.curve else { return position }
        return begin + curve.part(from: 0, to: parameter).measuredLength
      }
      begin = end
    }
    return begin
  }

  private var strokeSegments: [StrokeSegment] {
    var segments: [StrokeSegment] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    func add(_ curve: CubicCurve) {
      segments.append(StrokeSegment(curve: curve, length: curve.measuredLength))
      pen = curve.end
    }
    for element in elements {
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point):
        segments.append(StrokeSegment(curve: nil, length: (point - pen).length))
        pen = point
      case .quad(let control, let end):
        add(QuadCurve(start: pen, control: control, end: end).cubic)
      case .cubic(let control1, let control2, let end):
        add(CubicCurve(start: pen, control1: control1, control2: control2, end: end))
      case .close:
        segments.append(StrokeSegment(curve: nil, length: (start - pen).length))
        pen = start
      }
    }
    return segments
  }
}

/// A line or a curve of a path, with its length.
private struct StrokeSegment {
  /// nil for a line.
  let curve: CubicCurve?
  let length: CGFloat
}

extension CubicCurve {
  /// The length, by the rule of ``arcLength`` on four parts of the curve.
  fileprivate var measuredLength: CGFloat {
    let (low, high) = halves
    let parts = [low.halves.0, low.halves.1, high.halves.0, high.halves.1]
    return parts.reduce(0) { $0 + $1.arcLength }
  }
}
