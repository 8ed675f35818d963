// Whether a line lies on itself so much that it is drawn as the union of its pieces.

internal import CoreGraphics

/// How many times a line covers the ground that it runs over, from some of its segments.
///
/// It depends on the path, its style and the matrix alone, so that a line is drawn in one way whatever is visible.
struct LineDensity {
  /// Lines with fewer elements than this are never dense.
  private static let fewestElements = 256
  /// From here on looking at pixels is cheaper than finding where edges meet.
  private static let least = 0.75
  /// The same where pixels are looked at along scanlines.
  private static let leastOfCapsules = 0.2
  private static let mostSegments = 4096
  private static let mostCells = 64

  private let origin: CGPoint
  private let cell: CGSize
  /// A bit for each cell, a word for each row of cells.
  private var touched = [UInt64](repeating: 0, count: mostCells)
  private var length = 0.0
  private var flatCount = 0
  private var addedCount = 0

  /// Whether a line is drawn as the union of its pieces: it has no curves, is neither dashed nor
  /// trimmed, and covers enough of its ground more than once. Costs O(n), little for each.
  static func isDense(
    _ path: PathData, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> Bool {
    guard path.verbs.count >= fewestElements, !style.isTrimmed, style.dashLengths.isEmpty,
      style.width > 0, style.width.isFinite, !hasCurves(path)
    else { return false }
    var density = LineDensity(path.bounds, width: style.width)
    density.add(path, transform)
    let isOfCapsules =
      Capsule.fit(style, transform)
      && density.flatCount <= density.addedCount / DenseLine.fewFlat
    return density.length * style.width >= (isOfCapsules ? leastOfCapsules : least) * density.ground
  }

  private static func hasCurves(_ path: PathData) -> Bool {
    for verb in path.verbs {
      switch verb {
      case .quad, .cubic: return true
      case .move, .line, .close: continue
      }
    }
    return false
  }

  private init(_ bounds: CGRect, width: Double) {
    origin = bounds.origin
    let parts = Double(LineDensity.mostCells)
    cell = CGSize(
      width: max(bounds.width / parts, width), height: max(bounds.height / parts, width))
  }

  private var ground: Double {
    Double(touched.reduce(0) { $0 + $1.nonzeroBitCount }) * cell.width * cell.height
  }

  /// Closing lines are left out.
  private mutating func add(_ path: PathData, _ transform: CGAffineTransform) {
    let points = path.points
    let step = max(1, points.count / LineDensity.mostSegments)
    var index = 0
    for verb in path.verbs {
      switch verb {
      case .line:
        if index % step == 0 {
          add(points[index - 1], points[index])
          if isFlat(points[index - 1], points[index], transform) { flatCount += 1 }
          addedCount += 1
        }
        index += 1
      case .move: index += 1
      case .close: continue
      case .quad, .cubic: preconditionFailure("a dense line has no curves")
      }
    }
    length *= Double(step)
  }

  private func isFlat(_ start: CGPoint, _ end: CGPoint, _ transform: CGAffineTransform) -> Bool {
    let (one, other) = (start.applying(transform), end.applying(transform))
    return !Capsule.isSteep(Vertex(other.x - one.x, other.y - one.y))
  }

  private mutating func add(_ start: CGPoint, _ end: CGPoint) {
    let way = CGSize(width: end.x - start.x, height: end.y - start.y)
    length += (way.width * way.width + way.height * way.height).squareRoot()
    let steps = max(abs(way.width) / cell.width, abs(way.height) / cell.height)
    guard steps.isFinite else { return }
    let count = Int(min(steps, Double(2 * LineDensity.mostCells))) + 1
    for index in 0...count {
      let part = Double(index) / Double(count)
      let column = (start.x - origin.x + way.width * part) / cell.width
      let row = (start.y - origin.y + way.height * part) / cell.height
      touched[place(row)] |= 1 << UInt64(place(column))
    }
  }

  private func place(_ value: Double) -> Int {
    Int(min(max(value, 0), Double(LineDensity.mostCells - 1)))
  }
}
