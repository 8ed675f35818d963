// The boundary edges of an arrangement as closed outlines, and these as paths.

/// A closed outline; the inside is on its left, looked at with y up.
struct PathOutline {
  /// An edge, and whether it is followed from its low to its high vertex.
  struct Part {
    var edge: Int32
    var isForward: Bool
  }

  var parts: [Part] = []
  /// Whether it is the rim of a hole.
  var isHole = false
  /// The outline that bounds the same area from outside: itself, where it is no hole.
  var outer = 0
}

extension PathArrangement {
  /// The outlines of what is inside, each area's own before those of its holes.
  ///
  /// Areas that touch in a vertex alone are outlined one by one.
  func outlines(_ isInside: (Windings) -> Bool) -> [PathOutline] {
    let fans = fans()
    var outlines: [PathOutline] = []
    var owners = [Int32](repeating: -1, count: edges.count)
    for edge in inOrder where edges[Int(edge)].isKept && owners[Int(edge)] < 0 {
      var outline = PathOutline()
      outline.isHole = isInside(edges[Int(edge)].left)
      let neighbour = edges[Int(edge)].neighbour
      let owner = neighbour < 0 ? -1 : owners[Int(neighbour)]
      outline.outer =
        outline.isHole && owner >= 0 ? outlines[Int(owner)].outer : outlines.count
      follow(edge, isForward: outline.isHole, fans: fans) { part in
        guard owners[Int(part.edge)] < 0 else { return false }
        owners[Int(part.edge)] = Int32(outlines.count)
        outline.parts.append(part)
        return true
      }
      outlines.append(outline)
    }
    return outlines
  }

  /// Calls `body` with the edge and those that follow it around an area until that has enough.
  private func follow(
    _ edge: Int32, isForward: Bool, fans: [[Int32]], _ body: (PathOutline.Part) -> Bool
  ) {
    var part = PathOutline.Part(edge: edge, isForward: isForward)
    while body(part) {
      let reached = edges[Int(part.edge)]
      let vertex = part.isForward ? reached.high : reached.low
      let fan = fans[Int(vertex)]
      guard let place = fan.firstIndex(of: part.edge) else { return }
      // The next one clockwise bounds the same area.
      let next = fan[place == 0 ? fan.count - 1 : place - 1]
      part = PathOutline.Part(edge: next, isForward: edges[Int(next)].low == vertex)
    }
  }

  /// The kept edges at each vertex, counterclockwise with y up.
  private func fans() -> [[Int32]] {
    var fans = [[Int32]](repeating: [], count: vertices.count)
    for (index, edge) in edges.enumerated() where edge.isKept {
      fans[Int(edge.low)].append(Int32(index))
      fans[Int(edge.high)].append(Int32(index))
    }
    for vertex in fans.indices where fans[vertex].count > 2 {
      fans[vertex].sort { isEarlier($0, $1, at: Int32(vertex)) }
    }
    return fans
  }

  /// Whether the first edge points from the vertex to a smaller angle, from −½ turn exclusively on.
  private func isEarlier(_ one: Int32, _ other: Int32, at vertex: Int32) -> Bool {
    let isUp = (edges[Int(one)].low == vertex, edges[Int(other)].low == vertex)
    if isUp.0 != isUp.1 { return !isUp.0 }
    let turn = direction(one).cross(direction(other))
    return turn != 0 ? turn > 0 : one < other
  }
}

/// A range of one path segment, between two parameters.
struct SegmentRange {
  var segment: Int32
  var from: CGFloat
  var to: CGFloat
  var start: GridPoint
  var end: GridPoint

  /// Extends the range by the next one where both continue each other on one segment; false where they do not.
  mutating func absorb(_ next: SegmentRange) -> Bool {
    guard segment == next.segment, to == next.from, (to > from) == (next.to > next.from) else {
      return false
    }
    to = next.to
    end = next.end
    return true
  }
}

extension PathPair {
  /// The outline with the curves that nothing cuts as they were.
  func path(_ outline: PathOutline, in arrangement: PathArrangement) -> PathData {
    var runs: [SegmentRange] = []
    for part in outline.parts { append(run(part, in: arrangement), to: &runs) }
    // The first range may begin in the middle of a segment or a line.
    while runs.count > 2, let last = runs.last {
      var joined = [last]
      append(runs[0], to: &joined)
      guard joined.count == 1 else { break }
      runs.removeLast()
      runs[0] = joined[0]
    }
    var path = PathData()
    guard let first = runs.first, let last = runs.last else { return path }
    let start = corner(last, first)
    path.move(to: start)
    var pen = start
    for (index, run) in runs.enumerated() {
      let isLast = index == runs.count - 1
      if isLast, isLine(run) { break }
      let end = isLast ? start : corner(run, runs[index + 1])
      path.append(segments[Int(run.segment)].part(run.from, run.to, start: pen, end: end))
      pen = end
    }
    path.close()
    return path
  }

  /// The point at which two ranges meet: an exact point of the paths, else a point of the grid with the exact
  /// coordinates of sides that are parallel to an axis.
  private func corner(_ before: SegmentRange, _ after: SegmentRange) -> CGPoint {
    if let known = exact[after.start] { return known }
    var point = grid.point(after.start)
    for run in [before, after] {
      guard case .line(let start, let end) = segments[Int(run.segment)] else { continue }
      if start.x == end.x { point.x = start.x }
      if start.y == end.y { point.y = start.y }
    }
    return point
  }

  func run(_ part: PathOutline.Part, in arrangement: PathArrangement) -> SegmentRange {
    let edge = arrangement.edges[Int(part.edge)]
    let (low, high) = (arrangement.vertices[Int(edge.low)], arrangement.vertices[Int(edge.high)])
    return part.isForward
      ? SegmentRange(
        segment: edge.segment, from: edge.lowParameter, to: edge.highParameter, start: low,
        end: high)
      : SegmentRange(
        segment: edge.segment, from: edge.highParameter, to: edge.lowParameter, start: high,
        end: low)
  }

  /// Adds a range; where it continues the last one on one segment or one straight line, that one grows.
  func append(_ run: SegmentRange, to runs: inout [SegmentRange]) {
    if let last = runs.indices.last {
      if runs[last].absorb(run) { return }
      let (one, other) = (runs[last].end - runs[last].start, run.end - run.start)
      if isLine(runs[last]), isLine(run), one.cross(other) == 0, one.dot(other) > 0 {
        runs[last].end = run.end
        return
      }
    }
    runs.append(run)
  }

  func add(_ run: SegmentRange, to path: inout PathData) {
    path.append(
      segments[Int(run.segment)].part(
        run.from, run.to, start: point(run.start), end: point(run.end)))
  }

  private func isLine(_ run: SegmentRange) -> Bool {
    if case .line = segments[Int(run.segment)] { return true }
    return false
  }
}
