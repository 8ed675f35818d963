// A path as a value, which display lists hold and `CGPath` wraps.

/// Lines and curves as a value, in any unit, y down.
///
/// Guarantees:
/// - every subpath begins with a move; drawing after a close begins a new subpath at its start;
/// - all points are finite: an element with a NaN or an infinity is left out.
package struct PathData: Hashable, Sendable {
  /// The kind of an element. Each takes its points from `points` in order.
  package enum Verb: UInt8, Sendable {
    /// One point: begins a subpath.
    case move
    /// One point.
    case line
    /// Two points: control, end.
    case quad
    /// Three points: control, control, end.
    case cubic
    /// No point: a line back to the subpath's start.
    case close
  }

  /// The kinds of the elements, in order.
  package private(set) var verbs: [Verb] = []
  /// The points of all elements, one after the other; all are finite.
  package private(set) var points: [CGPoint] = []
  private var box = PointBox()
  /// The start of the open subpath, at which drawing goes on after a close.
  private var start = CGPoint.zero

  /// An empty path.
  package init() {}

  /// Whether there are no elements. O(1).
  package var isEmpty: Bool { verbs.isEmpty }

  /// Becomes an empty path, in the memory that it has.
  mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    box = PointBox()
    start = .zero
  }

  /// The smallest rectangle that holds the path itself; null for an empty path.
  ///
  /// Curves count with their extrema, not their control points. A move that nothing follows counts
  /// as on Apple's systems.
  package var bounds: CGRect { box.rect }

  /// The pen's position; nil for an empty path.
  package var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? start : points.last
  }

  /// Begins a subpath. A point that is not finite is ignored, here and below.
  package mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    start = point
    verbs.append(.move)
    points.append(point)
    box.add(point)
  }

  /// A line from the pen; without a pen position it is a move.
  package mutating func line(to point: CGPoint) {
    guard point.isFinite, beginIfNeeded(at: point) else { return }
    verbs.append(.line)
    points.append(point)
    box.add(point)
  }

  /// A quadratic Bézier curve from the pen; without a pen position it begins at `control`.
  package mutating func quad(to end: CGPoint, control: CGPoint) {
    guard end.isFinite, control.isFinite, beginIfNeeded(at: control, continuing: true) else {
      return
    }
    box.add(QuadCurve(start: points[points.count - 1], control: control, end: end))
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  /// A cubic Bézier curve from the pen; without a pen position it begins at `control1`.
  package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite,
      beginIfNeeded(at: control1, continuing: true)
    else { return }
    box.add(
      CubicCurve(
        start: points[points.count - 1], control1: control1, control2: control2, end: end))
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the subpath with a line to its start. Does nothing on an empty path and after a close.
  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// A closed subpath of lines; corners that are not finite are left out.
  mutating func addPolygon(_ corners: [CGPoint]) {
    guard let first = corners.first else { return }
    guard corners.allSatisfy(\.isFinite) else { return addPolygon(corners.filter(\.isFinite)) }
    start = first
    verbs.append(.move)
    verbs.append(contentsOf: repeatElement(.line, count: corners.count - 1))
    verbs.append(.close)
    points.append(contentsOf: corners)
    var box = box
    for corner in corners { box.add(corner) }
    self.box = box
  }

  /// Makes sure that a subpath is open; false where `point` only began one and nothing is left to do.
  private mutating func beginIfNeeded(at point: CGPoint, continuing: Bool = false) -> Bool {
    guard let last = verbs.last else {
      move(to: point)
      return continuing
    }
    if last == .close { move(to: start) }
    return true
  }
}

extension PathData {
  /// An element with its points.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  /// The elements in order.
  package struct Elements: Sequence, IteratorProtocol {
    private let path: PathData
    private var verb = 0
    private var point = 0

    fileprivate init(_ path: PathData) { self.path = path }

    /// The next element; nil after the last. O(1).
    package mutating func next() -> Element? {
      guard verb < path.verbs.count else { return nil }
      defer {
        point += path.verbs[verb].pointCount
        verb += 1
      }
      let points = path.points
      switch path.verbs[verb] {
      case .move: return .move(points[point])
      case .line: return .line(points[point])
      case .quad: return .quad(control: points[point], end: points[point + 1])
      case .cubic:
        return .cubic(
          control1: points[point], control2: points[point + 1], end: points[point + 2])
      case .close: return .close
      }
    }
  }

  /// The elements in order, as a sequence. Making it is O(1).
  package var elements: Elements { Elements(self) }

  /// Adds an element as the function of its name does.
  package mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let end): quad(to: end, control: control)
    case .cubic(let control1, let control2, let end):
      cubic(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// Adds all elements of another path, mapped by `transform`. Default: the identity. O(n).
  package mutating func append(_ other: PathData, _ transform: CGAffineTransform = .identity) {
    for element in other.applying(transform).elements { append(element) }
  }

  /// Mapped by `transform`; elements that overflow are left out.
  package func applying(_ transform: CGAffineTransform) -> PathData {
    guard !transform.isIdentity else { return self }
    var result = PathData()
    result.reserveCapacity(of: self)
    for element in elements { result.append(element.applying(transform)) }
    return result
  }

  private mutating func reserveCapacity(of other: PathData) {
    verbs.reserveCapacity(other.verbs.count)
    points.reserveCapacity(other.points.count)
  }
}

extension PathData.Element {
  fileprivate func applying(_ t: CGAffineTransform) -> PathData.Element {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let control, let end):
      .quad(control: control.applying(t), end: end.applying(t))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: .close
    }
  }
}

extension PathData {
  /// A few points tell most paths apart; hashing all of a long one would cost more than drawing a
  /// part of it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs.count)
    hasher.combine(points.count)
    let step = max(1, points.count / 4)
    for index in stride(from: points.count - 1, through: 0, by: -step) {
      hasher.combine(points[index])
    }
  }
}

extension PathData.Verb {
  /// How many points the element has.
  package var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}

extension CGPoint {
  /// Whether neither coordinate is NaN or infinite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
