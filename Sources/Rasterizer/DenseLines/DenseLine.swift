// A line of many straight segments as the convex pieces that it is the union of.

internal import CoreGraphics

/// The segments, joins and caps of a line under a matrix.
///
/// A segment's piece is its rectangle; a join's fills the gap on the outer side of a turn. Both as PDF
/// and SVG define them, so that the union of the pieces is the line.
final class DenseLine {
  /// A line of capsules has flat ones at most as one in so many.
  static let fewFlat = 8

  /// The vertices on the device. Each subpath has one before it that leads back to its start.
  private let places = Storage<Vertex>()
  private let roles = Storage<VertexRole>()
  /// What leads on from the vertices, where `hasPieces`.
  private let ways = Storage<LineWay>()
  private let halfDisc = HalfDisc()
  private(set) var count = 0
  private var style = StrokeStyle()
  private var radius = 0.0
  private var arcs = ArcSides(radius: 0, tolerance: 0)
  private var matrix = DeviceMatrix(.identity)
  private var linear = DeviceMatrix(.identity)
  /// How far ink may reach from a vertex on the device.
  private var reach = Vertex(0, 0)
  /// Half the width on the device, where it is the same in all directions.
  private(set) var penRadius = 0.0
  /// Whether elements are capsules, of which scanlines see all well that are not flat.
  private(set) var hasCapsules = false
  /// Whether elements are asked for as pieces: flat ones of capsules, else all.
  private(set) var hasPieces = false
  /// Segments that scanlines do not see well.
  private let flat = Storage<Int32>()
  private var flatCount = 0
  let piece = ConvexPiece()

  /// Takes the vertices; the tolerance is in the path's unit.
  func begin(
    _ path: PathData, _ style: StrokeStyle, _ transform: CGAffineTransform, tolerance: Double
  ) {
    self.style = style
    radius = style.width / 2
    arcs = ArcSides(radius: radius, tolerance: tolerance)
    halfDisc.begin(arcs)
    matrix = DeviceMatrix(transform)
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    self.linear = DeviceMatrix(linear)
    reach =
      Vertex(
        (linear.a * linear.a + linear.c * linear.c).squareRoot(),
        (linear.b * linear.b + linear.d * linear.d).squareRoot()) * (style.reach * halfDisc.scale)
    penRadius = transform.largestScale * radius
    hasCapsules = Capsule.fit(style, transform)
    hasPieces = !hasCapsules
    let most = path.points.count * 2 + 2
    places.reserve(most, filler: Vertex(0, 0))
    roles.reserve(most, filler: .none)
    if hasCapsules {
      addVertices(path)
      hasPieces = flatCount > 0
      hasCapsules = flatCount <= path.points.count / DenseLine.fewFlat
    }
    if hasPieces {
      ways.reserve(most, filler: LineWay())
      addVertices(path)
    }
  }

  private func addVertices(_ path: PathData) {
    count = 0
    flatCount = 0
    let points = path.points
    var index = 0
    var first = 0
    var (start, last) = (Vertex(0, 0), Vertex(0, 0))
    for verb in path.verbs {
      switch verb {
      case .move:
        add(Vertex(0, 0), .none)
        first = count
        start = Vertex(points[index].x, points[index].y)
        last = start
        add(start, .none)
        index &+= 1
      case .line:
        let next = Vertex(points[index].x, points[index].y)
        addLine(from: last, to: next)
        last = next
        index &+= 1
      case .close:
        addLine(from: last, to: start)
        last = start
        closeSubpath(from: first)
      case .quad, .cubic: preconditionFailure("a line with curves has more than vertices")
      }
    }
  }

  @inline(__always)
  private func add(_ vertex: Vertex, _ role: VertexRole) {
    places.cells[count] = onGrid(matrix.map(vertex))
    roles.cells[count] = role
    if hasPieces { ways.cells[count] = LineWay() }
    count &+= 1
  }

  @inline(__always)
  private func addLine(from vertex: Vertex, to next: Vertex) {
    let last = count &- 1
    if vertex == next {
      if roles.cells[last] == .none { roles.cells[last] = .dot }
      return
    }
    roles.cells[last] = .leads
    if hasPieces {
      ways.cells[last].direction = direction(next - vertex)
      ways.cells[last &- 1].isRound = turnsBack(at: last, length: next - vertex)
    }
    add(next, .endsOpen)
    if !Capsule.isSteep(places.cells[last &+ 1] - places.cells[last]) { addFlat(last) }
  }

  private func addFlat(_ index: Int) {
    flat.reserve(flatCount + 1, filler: 0, keeping: flatCount)
    flat.cells[flatCount] = Int32(truncatingIfNeeded: index)
    flatCount += 1
  }

  /// Whether half a disc about the vertex, at the end of the segment that leads there, covers no more
  /// than the round join and the segment that leads on, which has the length of `way`.
  @inline(__always)
  private func turnsBack(at index: Int, length way: Vertex) -> Bool {
    style.join == .round && roles.cells[index &- 1] == .leads
      && (ways.cells[index &- 1].direction * ways.cells[index].direction).sum() < 0
      && (way * way).sum() >= radius * radius
  }

  private func closeSubpath(from first: Int) {
    guard roles.cells[first] == .leads else { return }
    roles.cells[count &- 1] = .endsClosed
    roles.cells[first &- 1] = .leadsBack
    if hasPieces {
      ways.cells[first &- 1].direction = ways.cells[count &- 2].direction
    }
  }

  /// Rounded to 1/65536 pixel, so that moving the line by whole pixels moves all that is computed.
  @inline(__always)
  private func onGrid(_ vertex: Vertex) -> Vertex {
    // Where doubles are 1/65536 apart.
    let far = Vertex(repeating: 103_079_215_104)
    return vertex + far - far
  }

  /// A unit vector; zero for none. Scaled first, so that tiny and huge ones keep their direction.
  @inline(__always)
  private func direction(_ way: Vertex) -> Vertex {
    let largest = max(abs(way.x), abs(way.y))
    guard largest > 0 else { return Vertex(0, 0) }
    let scaled = way / largest
    return scaled / (scaled * scaled).sum().squareRoot()
  }
}

// Where elements lie. Element `index` is the segment that begins at the vertex of that number, with its
// join or its caps; or a dot.
extension DenseLine {
  /// The rectangle in which an element has all its ink; nil where the vertex begins none.
  @inline(__always)
  func box(_ index: Int) -> (low: Vertex, high: Vertex)? {
    let one = places.cells[index]
    switch roles.cells[index] {
    case .leads:
      let other = places.cells[index &+ 1]
      return (one.lowest(other) - reach, one.highest(other) + reach)
    case .dot: return (one - reach, one + reach)
    default: return nil
    }
  }

  @inline(__always)
  func isSegment(_ index: Int) -> Bool { roles.cells[index] == .leads }

  /// The segments that scanlines do not see well, first to last.
  var flatElements: Cells<Int32> { flat.cells.slice(0, count: flatCount) }

  /// The element as a capsule's way.
  @inline(__always)
  func roundSegment(_ index: Int) -> RoundSegment {
    let start = places.cells[index]
    let end = isSegment(index) ? places.cells[index &+ 1] : start
    let before = roles.cells[index &- 1]
    return RoundSegment(
      start: start, end: end, hasBegin: before != .leads && before != .leadsBack)
  }

  /// The rectangle in which a segment has the half disc that it ends in, if it does.
  @inline(__always)
  func tipBox(_ index: Int) -> (low: Vertex, high: Vertex)? {
    guard ways.cells[index].isRound else { return nil }
    let end = places.cells[index &+ 1]
    return (end - reach, end + reach)
  }

  /// Makes `piece` a segment, if asked for with the half disc that it ends in; false for one without area.
  @inline(__always)
  func takeSegment(_ index: Int, withTip: Bool) -> Bool {
    let (start, end) = (places.cells[index], places.cells[index &+ 1])
    let direction = ways.cells[index].direction
    let side = offset(direction.turned)
    piece.removeAll()
    piece.append(start - side)
    piece.append(start + side)
    piece.append(end + side)
    if withTip { appendHalfDisc(around: end, side, offset(direction)) }
    piece.append(end - side)
    return piece.close(isSegment: true)
  }

  /// What a segment covers whole.
  @inline(__always)
  func inside(_ index: Int) -> SegmentInside {
    let (start, end) = (places.cells[index], places.cells[index &+ 1])
    let side =
      hasPieces
      ? offset(ways.cells[index].direction.turned) : direction(end - start).turned * penRadius
    return SegmentInside(start, end, side: side)
  }

  /// From a vertex towards a vector of the path's space, as far as the line is wide.
  @inline(__always)
  private func offset(_ vector: Vertex) -> Vertex { onGrid(linear.map(vector * radius)) }
}

// Joins and caps.
extension DenseLine {
  /// Whether an element may have a join or caps that are pieces of their own.
  @inline(__always)
  func hasEnds(_ index: Int) -> Bool {
    !ways.cells[index &- 1].isRound || roles.cells[index &+ 1] == .endsOpen
  }

  /// The rectangle in which an element has the ink of its join and its caps.
  @inline(__always)
  func endBoxes(_ index: Int, _ body: (_ low: Vertex, _ high: Vertex, _ isEnd: Bool) -> Void) {
    let role = roles.cells[index]
    guard role == .leads || role == .dot else { return }
    let start = places.cells[index]
    if !ways.cells[index &- 1].isRound { body(start - reach, start + reach, false) }
    if role == .dot || roles.cells[index &+ 1] == .endsOpen {
      let end = role == .dot ? start : places.cells[index &+ 1]
      body(end - reach, end + reach, true)
    }
  }

  /// Makes `piece` the join or the cap at the begin of an element, or the cap at its end; false for
  /// none.
  func takeEnd(_ index: Int, isEnd: Bool) -> Bool {
    if roles.cells[index] == .dot {
      return takeCap(places.cells[index], Vertex(isEnd ? 1 : -1, 0))
    }
    let direction = ways.cells[index].direction
    if isEnd { return takeCap(places.cells[index &+ 1], direction) }
    switch roles.cells[index &- 1] {
    case .leads, .leadsBack:
      return takeJoin(places.cells[index], ways.cells[index &- 1].direction, direction)
    default: return takeCap(places.cells[index], -direction)
    }
  }

  private func takeCap(_ end: Vertex, _ direction: Vertex) -> Bool {
    let side = direction.turned
    piece.removeAll()
    switch style.cap {
    case .butt: return false
    case .square:
      for corner in [side, side + direction, direction - side, -side] {
        piece.append(end + offset(corner))
      }
    case .round:
      piece.append(end + offset(side))
      appendHalfDisc(around: end, offset(side), offset(direction))
      piece.append(end - offset(side))
    }
    return piece.close()
  }

  private func takeJoin(_ vertex: Vertex, _ one: Vertex, _ other: Vertex) -> Bool {
    let turn = one.x * other.y - one.y * other.x
    let along = (one * other).sum()
    if along > 0, abs(turn) < 1e-7 { return false }
    // The outer side: that of the vectors turned towards +y where the line turns the other way.
    let (first, last) = turn > 0 ? (-one.turned, -other.turned) : (one.turned, other.turned)
    piece.removeAll()
    piece.append(vertex)
    piece.append(vertex + offset(first))
    switch style.join {
    case .bevel: break
    case .round: appendArc(around: vertex, from: first, to: last, ahead: one)
    case .miter:
      // 1 / cos(θ/2) is the miter's length over the width; cos²(θ/2) = (1 + cos θ) / 2.
      let cosine = 1 + along
      if cosine / 2 * style.miterLimit * style.miterLimit >= 1 {
        piece.append(vertex + offset((first + last) / cosine))
      }
    }
    piece.append(vertex + offset(last))
    return piece.close()
  }

  /// The points strictly between the ends of half a disc, from the side on.
  @inline(__always)
  private func appendHalfDisc(around center: Vertex, _ side: Vertex, _ ahead: Vertex) {
    let box = halfDisc.box(side, ahead, reach)
    piece.beginTip(center + box.low, center + box.high)
    for index in 0..<halfDisc.count {
      piece.append(center + onGrid(halfDisc.corner(index, side, ahead)))
    }
  }

  /// The points strictly between two unit vectors on the circle about `center`, the short way: one in the
  /// middle of each part. Half a turn leads around what lies `ahead`.
  private func appendArc(
    around center: Vertex, from one: Vertex, to other: Vertex, ahead: Vertex
  ) {
    // cos²(θ/2) = (1 + cos θ) / 2
    var cosine = (max(0, 1 + (one * other).sum()) / 2).squareRoot()
    if arcs.isFlat(cosine) { return }
    var depth = 0
    while depth < 12 && !arcs.isFine(cosine) {
      cosine = ((1 + cosine) / 2).squareRoot()
      depth += 1
    }
    let sum = one + other
    let isHalfTurn = (sum * sum).sum() < 1e-12
    let middle = isHalfTurn ? ahead : direction(sum)
    appendParts(around: center, one, middle, other, ArcSides.cornerScale(cosine), depth)
  }

  private func appendParts(
    around center: Vertex, _ one: Vertex, _ middle: Vertex, _ other: Vertex, _ scale: Double,
    _ depth: Int
  ) {
    guard depth > 0 else { return piece.append(center + offset(middle * scale)) }
    // Not more than a quarter turn: the sums are far from nothing.
    let (before, after) = (one + middle, middle + other)
    let length = (before * before).sum().squareRoot()
    appendParts(around: center, one, before / length, middle, scale, depth - 1)
    appendParts(around: center, middle, after / length, other, scale, depth - 1)
  }
}

extension Vertex {
  /// Turned by 90° from +x towards +y.
  @inline(__always)
  fileprivate var turned: Vertex { Vertex(-y, x) }
}
