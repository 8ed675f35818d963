// A path's elements as Apple's callers see them.

extension CGPath {
  /// Calls `block` for each element in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    var points = [CGPoint](repeating: .zero, count: 3)
    for element in data.elements {
      let type = element.load(into: &points)
      // SAFETY: the element and its points live as long as the call; three points are the most that an element has.
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = unsafe CGPathElement(type: type, points: base)
        unsafe withUnsafePointer(to: &element) { unsafe block($0) }
      }
    }
  }

  /// Calls `function` for each element in order, with `info`.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    // SAFETY: the caller's `info` is passed on as it came.
    unsafe applyWithBlock { unsafe function(info, $0) }
  }
}

extension PathData.Element {
  fileprivate func load(into points: inout [CGPoint]) -> CGPathElementType {
    switch self {
    case .move(let point):
      points[0] = point
      return .moveToPoint
    case .line(let point):
      points[0] = point
      return .addLineToPoint
    case .quad(let control, let end):
      (points[0], points[1]) = (control, end)
      return .addQuadCurveToPoint
    case .cubic(let control1, let control2, let end):
      (points[0], points[1], points[2]) = (control1, control2, end)
      return .addCurveToPoint
    case .close: return .closeSubpath
    }
  }
}
