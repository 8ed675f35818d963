// A shape's outline as edges on the fixed grid: lines, clipped only to the box of the grid.

internal import CoreGraphics

/// A straight piece of an outline, in fixed point; its direction counts for the winding.
struct Edge: BitwiseCopyable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// Which chain it belongs to: edges of a contour that follow one another and all lead down, or all up.
  var chain: Int32

  static let none = Edge(x0: 0, y0: 0, x1: 0, y1: 0, chain: 0)

  var leadsDown: Bool { y0 < y1 }
}

/// Collects edges. Subpaths close themselves.
///
/// Edges that cannot touch the rows between `top` and `bottom` are left out, which changes nothing
/// on the rows between.
struct EdgeList {
  let storage = Storage<Edge>()
  private var found = FoundEdges()
  private var start = Vertex(0, 0)
  private var pen = Vertex(0, 0)
  private var fixedStart = SIMD2<Int32>(0, 0)
  private var fixedPen = SIMD2<Int32>(0, 0)
  /// Whether the pen and the start lie in the box of the grid.
  private var penIsInside = false
  private var startIsInside = false

  var count: Int { found.count }
  /// All chains have numbers below this.
  var chainCount: Int { Int(found.chain) + 1 }
  /// The fixed-point box of the edges.
  var low: SIMD2<Int32> { found.low }
  var high: SIMD2<Int32> { found.high }
  /// Whether edges outside the rows that matter were left out.
  var isCut: Bool { found.isCut }

  /// Forgets the edges; from now on only the rows from `first` up to `end` matter.
  mutating func removeAll(rows first: Int, _ end: Int) {
    found = FoundEdges(
      top: Int32(clamping: FixedPoint.border(first)),
      bottom: Int32(clamping: FixedPoint.border(end)))
    (start, pen) = (Vertex(0, 0), Vertex(0, 0))
    fixedStart = FixedPoint.quantize(pen)
    fixedPen = fixedStart
    (penIsInside, startIsInside) = (true, true)
  }

  var penPosition: Vertex { pen }

  mutating func move(to point: Vertex) {
    close()
    start = point
    pen = point
    startIsInside = isInside(point)
    penIsInside = startIsInside
    if startIsInside { fixedStart = FixedPoint.quantize(point) }
    fixedPen = fixedStart
  }

  @inline(__always)
  mutating func line(to point: Vertex) {
    let inside = isInside(point)
    if inside && penIsInside {
      let fixed = FixedPoint.quantize(point)
      append(fixedPen, fixed)
      fixedPen = fixed
    } else {
      appendClipped(pen, point)
      if inside { fixedPen = FixedPoint.quantize(point) }
    }
    pen = point
    penIsInside = inside
  }

  /// The same for many points; `areInside` where all of them are known to come to lie in the grid's box.
  mutating func lines(
    to points: ArraySlice<CGPoint>, _ matrix: DeviceMatrix, areInside: Bool
  ) {
    guard areInside, penIsInside, let last = points.last else {
      for point in points { line(to: matrix.map(point)) }
      return
    }
    // The values that change at each line, in registers.
    var (found, fixedPen) = (found, fixedPen)
    for point in points {
      let fixed = FixedPoint.quantize(matrix.mapInside(point))
      found.append(fixedPen, fixed, to: storage)
      fixedPen = fixed
    }
    (self.found, self.fixedPen, pen) = (found, fixedPen, matrix.mapInside(last))
  }

  mutating func close() {
    if penIsInside && startIsInside {
      append(fixedPen, fixedStart)
    } else {
      appendClipped(pen, start)
    }
    found.endContour(storage)
    pen = start
    fixedPen = fixedStart
    penIsInside = startIsInside
  }

  @inline(__always)
  private func isInside(_ point: Vertex) -> Bool {
    isInFixedRange(point.x) && isInFixedRange(point.y)
  }

  @inline(__always)
  private mutating func append(_ from: SIMD2<Int32>, _ to: SIMD2<Int32>) {
    found.append(from, to, to: storage)
  }
}

/// How many edges there are, where, what matters of them, and how they hang together.
private struct FoundEdges {
  var count = 0
  var low = SIMD2<Int32>(repeating: .max)
  var high = SIMD2<Int32>(repeating: .min)
  var isCut = false
  /// The rows that matter, in fixed point.
  var top = Int32.min
  var bottom = Int32.max
  /// The last edge's chain, and where it leads.
  var chain: Int32 = 0
  var leadsDown = false
  /// The first edge of the present contour.
  var contour = 0

  @inline(__always)
  mutating func append(
    _ from: SIMD2<Int32>, _ to: SIMD2<Int32>, to storage: Storage<Edge>
  ) {
    if from.y == to.y { return }
    let (first, end) = (pointwiseMin(from, to), pointwiseMax(from, to))
    if end.y <= top || first.y >= bottom {
      isCut = true
      return
    }
    if count == storage.cells.count {
      storage.reserve(count &+ 1, filler: Edge.none, keeping: count)
    }
    if leadsDown != (from.y < to.y) {
      leadsDown.toggle()
      chain &+= 1
    }
    storage.cells[count] = Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y, chain: chain)
    count &+= 1
    low = pointwiseMin(low, first)
    high = pointwiseMax(high, end)
  }

  /// Joins the contour's last chain to its first where it goes on in that.
  mutating func endContour(_ storage: Storage<Edge>) {
    let edges = storage.cells
    guard contour < count else { return }
    let first = edges[contour]
    if first.chain != chain && first.leadsDown == leadsDown {
      var index = count &- 1
      while edges[index].chain == chain {
        edges[index].chain = first.chain
        index &-= 1
      }
    }
    contour = count
    chain &+= 1
  }
}

extension EdgeList {
  /// A line that leaves the box of the grid. The part above or below is cut off; the part beside
  /// runs along the box's side, so that it still counts for the winding.
  private mutating func appendClipped(_ from: Vertex, _ to: Vertex) {
    let low = FixedPoint.low
    let high = FixedPoint.high
    guard max(from.y, to.y) > low, min(from.y, to.y) < high else { return }
    let first = pointOnLine(from, to, y: min(max(from.y, low), high))
    let last = pointOnLine(from, to, y: min(max(to.y, low), high))
    var cuts = [first]
    for side in first.x < last.x ? [low, high] : [high, low]
    where (first.x < side) != (last.x < side) {
      let part = (side - first.x) / (last.x - first.x)
      let y = first.y + (last.y - first.y) * part
      cuts.append(Vertex(side, min(max(y, min(first.y, last.y)), max(first.y, last.y))))
    }
    cuts.append(last)
    let corners = cuts.map { FixedPoint.quantize(Vertex(min(max($0.x, low), high), $0.y)) }
    for index in 1..<corners.count { append(corners[index - 1], corners[index]) }
  }

  /// The point at height `y` of the line, its end points where `y` is theirs.
  private func pointOnLine(_ from: Vertex, _ to: Vertex, y: Double) -> Vertex {
    if y == from.y { return from }
    if y == to.y { return to }
    return Vertex(from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)), y)
  }
}
