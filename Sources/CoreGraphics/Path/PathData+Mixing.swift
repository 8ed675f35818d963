// The path between two others, as Core Animation shows it.

extension PathData {
  /// The path between two with as many elements; nil where they differ in number, or where one closes or
  /// begins a subpath and the other does not. A line or a quadratic curve counts as a cubic one where the
  /// other path has that; a line's handles have no length, which fits the pictures better than thirds of it.
  ///
  /// Points go in lines. A curve's control points are mixed as handles of the points at its ends: their lengths and
  /// their angles, so that a handle that turns keeps its length. (Found in a picture that iOS's simulator made of a
  /// shape whose handles turn by up to 80° in a frame: the sum of squared differences is 196 with control points in
  /// lines, 2.6 with handles.)
  package func mixed(with other: PathData, _ progress: Double) -> PathData? {
    guard verbs.count == other.verbs.count else { return nil }
    var result = PathData()
    var pens = (CGPoint.zero, CGPoint.zero)
    for (one, two) in zip(elements, other.elements) {
      guard let mixed = Self.mix((one, pens.0), (two, pens.1), at: CGFloat(progress)) else {
        return nil
      }
      result.append(mixed)
      pens = (one.end ?? pens.0, two.end ?? pens.1)
    }
    return result
  }

  /// Mixes two elements, each with the point at which it begins.
  private static func mix(
    _ one: (Element, CGPoint), _ two: (Element, CGPoint), at progress: CGFloat
  ) -> Element? {
    func line(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
    }
    switch (one.0, two.0) {
    case (.move(let a), .move(let b)): return .move(line(a, b))
    case (.line(let a), .line(let b)): return .line(line(a, b))
    case (.close, .close): return .close
    case (.quad(let a1, let a2), .quad(let b1, let b2)):
      return .quad(control: line(a1, b1), end: line(a2, b2))
    default:
      guard let a = one.0.cubic(from: one.1), let b = two.0.cubic(from: two.1) else { return nil }
      let (start, end) = (line(one.1, two.1), line(a.end, b.end))
      return .cubic(
        control1: start + (a.control1 - one.1).handle(to: b.control1 - two.1, at: progress),
        control2: end + (a.control2 - a.end).handle(to: b.control2 - b.end, at: progress),
        end: end)
    }
  }
}

extension CGPoint {
  /// The handle between this one and another, both as vectors from their points: of a length between their lengths, at
  /// an angle between their angles, by the shorter way. A handle of no length has the other's angle.
  fileprivate func handle(to other: CGPoint, at progress: CGFloat) -> CGPoint {
    let (one, two) = (length, other.length)
    guard one > 0, two > 0, cross(other) != 0 || dot(other) < 0 else {
      return self + (other - self) * progress
    }
    let angle = arcTangent(y: Double(y), x: Double(x))
    var turn = arcTangent(y: Double(other.y), x: Double(other.x)) - angle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    let direction = sineAndCosine(radians: turn * Double(progress))
    let (sine, cosine) = (CGFloat(direction.sine), CGFloat(direction.cosine))
    return CGPoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
      * ((one + (two - one) * progress) / one)
  }
}

extension PathData.Element {
  /// The point at which the element ends; nil for a close.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }

  /// The element as a cubic curve that begins at `start`; nil for a move and a close.
  fileprivate func cubic(
    from start: CGPoint
  ) -> (control1: CGPoint, control2: CGPoint, end: CGPoint)? {
    switch self {
    case .line(let end): (start, end, end)
    case .quad(let control, let end):
      (control.interpolated(to: start, 1 / 3), control.interpolated(to: end, 1 / 3), end)
    case .cubic(let control1, let control2, let end): (control1, control2, end)
    case .move, .close: nil
    }
  }
}
