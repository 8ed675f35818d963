// A shape's outline as edges on the fixed grid: lines, clipped only to the box of the grid.

internal import CoreGraphics

/// A straight piece of an outline, in fixed point; its direction counts for the winding.
struct Edge: BitwiseCopyable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}

/// A vertex in pixels.
typealias Vertex = SIMD2<Double>

/// Collects edges. Subpaths close themselves.
///
/// Edges that cannot touch the rows between `top` and `bottom` are left out, which changes nothing
/// on the rows between.
struct EdgeList {
  let storage = Storage<Edge>()
  private(set) var count = 0
  /// The fixed-point box of the edges.
  private(set) var minX = Int32.max
  private(set) var maxX = Int32.min
  private(set) var minY = Int32.max
  private(set) var maxY = Int32.min
  /// Whether edges outside the rows that matter were left out.
  private(set) var isCut = false
  /// The rows that matter, in fixed point.
  private var top = Int32.min
  private var bottom = Int32.max
  private var start = Vertex(0, 0)
  private var pen = Vertex(0, 0)
  private var fixedStart = SIMD2<Int32>(0, 0)
  private var fixedPen = SIMD2<Int32>(0, 0)
  /// Whether the pen and the start lie in the box of the grid.
  private var penIsInside = false
  private var startIsInside = false

  /// Forgets the edges; from now on only the rows from `first` up to `end` matter.
  mutating func removeAll(rows first: Int, _ end: Int) {
    count = 0
    isCut = false
    (minX, maxX, minY, maxY) = (.max, .min, .max, .min)
    top = Int32(clamping: FixedPoint.border(first))
    bottom = Int32(clamping: FixedPoint.border(end))
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

  /// The same for many points.
  mutating func lines(to points: ArraySlice<CGPoint>, _ matrix: DeviceMatrix) {
    var rest = points
    while true {
      rest = rest[addInside(rest, matrix)...]
      guard let first = rest.popFirst() else { return }
      line(to: matrix.map(first))
    }
  }

  /// Adds lines up to the first point outside the grid's box, without a detour over this list; where that
  /// is.
  private mutating func addInside(_ points: ArraySlice<CGPoint>, _ matrix: DeviceMatrix) -> Int {
    reserve(count + points.count)
    let edges = storage.cells
    let (top, bottom) = (top, bottom)
    var (low, high) = (SIMD2(minX, minY), SIMD2(maxX, maxY))
    var (count, isCut) = (count, isCut)
    var (pen, fixedPen) = (pen, fixedPen)
    var next = points.startIndex
    while penIsInside, next < points.endIndex {
      let point = matrix.map(points[next])
      guard isInside(point) else { break }
      next += 1
      let fixed = FixedPoint.quantize(point)
      let last = fixedPen
      (pen, fixedPen) = (point, fixed)
      if last.y == fixed.y { continue }
      let (first, end) = (pointwiseMin(last, fixed), pointwiseMax(last, fixed))
      if end.y <= top || first.y >= bottom {
        isCut = true
        continue
      }
      edges[count] = Edge(x0: last.x, y0: last.y, x1: fixed.x, y1: fixed.y)
      count &+= 1
      low = pointwiseMin(low, first)
      high = pointwiseMax(high, end)
    }
    (self.count, self.isCut) = (count, isCut)
    (self.pen, self.fixedPen) = (pen, fixedPen)
    (minX, minY, maxX, maxY) = (low.x, low.y, high.x, high.y)
    return next
  }

  mutating func close() {
    if penIsInside && startIsInside {
      append(fixedPen, fixedStart)
    } else {
      appendClipped(pen, start)
    }
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
    if from.y == to.y { return }
    let low = min(from.y, to.y)
    let high = max(from.y, to.y)
    if high <= top || low >= bottom {
      isCut = true
      return
    }
    reserve(count &+ 1)
    storage.cells[count] = Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y)
    count &+= 1
    minX = min(minX, min(from.x, to.x))
    maxX = max(maxX, max(from.x, to.x))
    minY = min(minY, low)
    maxY = max(maxY, high)
  }

  @inline(__always)
  private func reserve(_ most: Int) {
    if most <= storage.cells.count { return }
    storage.reserve(
      max(256, most, count * 2), filler: Edge(x0: 0, y0: 0, x1: 0, y1: 0), keeping: count)
  }
}

extension EdgeList {
  /// A line that leaves the box of the grid. What is above or below is cut off; what is beside
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
