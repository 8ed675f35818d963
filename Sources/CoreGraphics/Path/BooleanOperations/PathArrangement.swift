// The arrangement of two paths: edges that meet in their ends alone, and the winding numbers beside each.

/// How often each of two paths goes around a place.
struct Windings: Hashable {
  var first: Int32 = 0
  var second: Int32 = 0

  static func + (one: Windings, other: Windings) -> Windings {
    Windings(first: one.first &+ other.first, second: one.second &+ other.second)
  }
}

/// An edge of the plane's division.
struct ArrangementEdge {
  /// Vertices; the first is swept before the other.
  let low: Int32
  let high: Int32
  /// The change of the winding numbers from its left to its right side, looking from `low` to `high` with y up.
  var change = Windings()
  /// A path segment that runs along the edge, with its parameters at `low` and `high`.
  var segment: Int32
  var lowParameter: CGFloat
  var highParameter: CGFloat
  /// On its left.
  var left = Windings()
  /// The edge nearest on the left that was kept when this one began, or −1.
  var neighbour: Int32 = -1
  var isKept = false

  var right: Windings { left + change }
}

struct PathArrangement {
  let vertices: [GridPoint]
  private(set) var edges: [ArrangementEdge] = []
  /// The edges that begin at each vertex, from left to right.
  private var beginnings: [[Int32]]
  private var byEnds: [Int64: Int32] = [:]

  /// - Parameters:
  ///   - paths: The paths that divide the plane.
  ///   - snapped: Its chords, cut where they meet.
  ///   - countsFirst: Whether the first path encloses anything; else it only runs through.
  init(_ paths: PathPair, _ snapped: SnapRounding, countsFirst: Bool) {
    vertices = snapped.vertices
    beginnings = Array(repeating: [], count: vertices.count)
    for (chord, chain) in zip(paths.chords, snapped.chains) {
      for (start, end) in zip(chain, chain.dropFirst()) {
        add(chord, start, end: end, counts: countsFirst || !chord.isOfFirst)
      }
    }
    order()
  }

  private mutating func add(_ chord: PathChord, _ start: Int32, end: Int32, counts: Bool) {
    let edge = edge(chord, start, end: end)
    guard counts else { return }
    let sign: Int32 = start < end ? 1 : -1
    if chord.isOfFirst {
      edges[edge].change.first &+= sign
    } else {
      edges[edge].change.second &+= sign
    }
  }

  /// The edge between two vertices, made where there is none.
  private mutating func edge(_ chord: PathChord, _ start: Int32, end: Int32) -> Int {
    let (low, high) = (min(start, end), max(start, end))
    let key = Self.key(low, high)
    if let known = byEnds[key] { return Int(known) }
    byEnds[key] = Int32(edges.count)
    beginnings[Int(low)].append(Int32(edges.count))
    edges.append(
      ArrangementEdge(
        low: low, high: high, segment: chord.segment,
        lowParameter: chord.parameter(at: vertices[Int(low)]),
        highParameter: chord.parameter(at: vertices[Int(high)])))
    return edges.count - 1
  }

  private static func key(_ low: Int32, _ high: Int32) -> Int64 { Int64(low) << 32 | Int64(high) }

  /// The edge between two vertices; nil where there is none.
  func edge(between one: Int32, _ other: Int32) -> ArrangementEdge? {
    byEnds[Self.key(min(one, other), max(one, other))].map { edges[Int($0)] }
  }

  func direction(_ edge: Int32) -> GridPoint {
    let edge = edges[Int(edge)]
    return vertices[Int(edge.high)] - vertices[Int(edge.low)]
  }

  /// Sorts the edges that begin at each vertex from left to right.
  private mutating func order() {
    beginnings = beginnings.map { edges in
      guard edges.count > 1 else { return edges }
      return edges.sorted { one, other in
        let turn = direction(one).cross(direction(other))
        return turn != 0 ? turn < 0 : one < other
      }
    }
  }

  /// The edges in the order in which they begin, from left to right where they begin at one vertex.
  var inOrder: some Sequence<Int32> { beginnings.joined() }

  /// Finds what lies beside each edge, and keeps those between an inside and an outside.
  mutating func sweep(_ isInside: (Windings) -> Bool) {
    var active: [Int32] = []
    for vertex in vertices.indices {
      var place = removeEnding(at: Int32(vertex), from: &active)
      let before = place > 0 ? edges[Int(active[place - 1])] : nil
      var left = before?.right ?? Windings()
      var neighbour = before.map { $0.isKept ? active[place - 1] : $0.neighbour } ?? -1
      for edge in beginnings[vertex] {
        edges[Int(edge)].left = left
        edges[Int(edge)].neighbour = neighbour
        left = edges[Int(edge)].right
        if isInside(edges[Int(edge)].left) != isInside(left) {
          edges[Int(edge)].isKept = true
          neighbour = edge
        }
        active.insert(edge, at: place)
        place += 1
      }
    }
  }

  /// Takes the edges that end at the vertex out of those that are swept, which lie from left to right.
  ///
  /// - Returns: The index at which they were.
  private func removeEnding(at vertex: Int32, from active: inout [Int32]) -> Int {
    let point = vertices[Int(vertex)]
    var (low, high) = (0, active.count)
    while low < high {
      let middle = (low + high) / 2
      if isLeft(active[middle], of: point) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < active.count, edges[Int(active[end])].high == vertex { end += 1 }
    active.removeSubrange(low..<end)
    return low
  }

  private func isLeft(_ edge: Int32, of point: GridPoint) -> Bool {
    direction(edge).cross(point - vertices[Int(edges[Int(edge)].low)]) < 0
  }
}
