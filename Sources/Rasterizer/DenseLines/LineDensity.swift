// Whether a line lies on itself so much that it is drawn as the union of its polygons.

internal import CoreGraphics

/// An estimate of how many times a line covers the area that it runs over, from some of its segments.
///
/// It depends on the path, its style and the matrix alone, so that a line is drawn by the same method whatever is
/// visible.
struct LineDensity {
  /// Lines with fewer elements than this are never dense.
  private static let fewestElements = 256
  /// From this estimate on, subtracting from pixels is cheaper than finding where edges meet.
  private static let least = 0.75
  /// The same where pixels are looked at along scanlines.
  private static let leastOfCapsules = 0.2
  private static let mostSegments = 4096
  private static let mostCells = 64

  private let origin: Vertex
  private let cell: Vertex
  /// Cells in a unit.
  private let scale: Vertex
  /// A bit for each cell, a word for each row of cells.
  private var touched = [UInt64](repeating: 0, count: mostCells)
  private var length = 0.0
  private var flatCount = 0
  private var addedCount = 0

  /// Whether a line is drawn as the union of its polygons: it has no curves, is neither dashed nor
  /// trimmed, and covers enough of its area more than once. Costs O(n), little for each.
  static func isDense(
    _ path: PathData, _ style: StrokeStyle, transform: CGAffineTransform
  ) -> Bool {
    guard path.verbs.count >= fewestElements, !style.isTrimmed, style.dashLengths.isEmpty,
      style.width > 0, style.width.isFinite, !hasCurves(path)
    else { return false }
    var density = LineDensity(path.bounds, width: style.width)
    density.add(path, transform)
    let isOfCapsules =
      Capsule.fit(style, transform)
      && density.flatCount <= density.addedCount / DenseLine.fewFlat
    return density.length * style.width >= (isOfCapsules ? leastOfCapsules : least)
      * density.touchedArea
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
    origin = Vertex(bounds.minX, bounds.minY)
    let parts = Double(LineDensity.mostCells)
    cell = Vertex(max(bounds.width / parts, width), max(bounds.height / parts, width))
    scale = 1 / cell
  }

  private var touchedArea: Double {
    Double(touched.reduce(0) { $0 + $1.nonzeroBitCount }) * cell.x * cell.y
  }

  /// Closing lines are left out.
  private mutating func add(_ path: PathData, _ transform: CGAffineTransform) {
    let points = path.points
    let step = max(1, points.count / LineDensity.mostSegments)
    var (index, next) = (0, step)
    for verb in path.verbs {
      switch verb {
      case .line where index >= next:
        let (start, end) = (points[index &- 1], points[index])
        add(Vertex(start.x, start.y), Vertex(end.x, end.y), transform: transform)
        next = index &+ step
        index &+= 1
      case .line, .move: index &+= 1
      case .close: continue
      case .quad, .cubic: preconditionFailure("a dense line has no curves")
      }
    }
    length *= Double(step)
  }

  private mutating func add(_ start: Vertex, _ end: Vertex, transform: CGAffineTransform) {
    let delta = end - start
    addedCount += 1
    length += (delta * delta).sum().squareRoot()
    let deviceDelta = Vertex(
      transform.a * delta.x + transform.c * delta.y, transform.b * delta.x + transform.d * delta.y)
    if !Capsule.isSteep(deviceDelta) { flatCount += 1 }
    touch((start - origin) * scale, delta * scale)
  }

  /// Marks the cells along a segment; `delta` is in cells.
  private mutating func touch(_ start: Vertex, _ delta: Vertex) {
    let steps = max(abs(delta.x), abs(delta.y))
    guard steps.isFinite else { return }
    let count = Int(min(steps, Double(2 * LineDensity.mostCells))) + 1
    let step = delta / Double(count)
    var place = start
    for _ in 0...count {
      touched[cell(place.y)] |= 1 &<< UInt64(truncatingIfNeeded: cell(place.x))
      place += step
    }
  }

  private func cell(_ value: Double) -> Int {
    value.lowered(to: Double(LineDensity.mostCells - 1), raised: 0).floor
  }
}
