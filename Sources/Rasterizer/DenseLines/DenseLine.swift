// A line of many straight segments as the convex pieces that it is the union of.

internal import CoreGraphics

/// The segments, joins and caps of a line under a matrix.
///
/// A segment's piece is its rectangle; a join's fills the gap on the outer side of a turn. Both as PDF
/// and SVG define them, so that the union of the pieces is the line.
final class DenseLine {
  /// Each subpath has one before it that leads back to its start.
  private let vertices = Storage<LineVertex>()
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
  private var penRadius = 0.0
  /// Whether the line is the union of capsules that scanlines see well.
  private(set) var isOfCapsules = false
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
    count = 0
    penRadius = transform.largestScale * radius
    isOfCapsules =
      style.join == .round && style.cap == .round && transform.isSimilarity
      && penRadius <= Capsule.mostRadius
    let most = path.points.count * 2 + 2
    vertices.reserve(most, filler: LineVertex(place: Vertex(0, 0), role: .none))
    addVertices(path)
  }

  private func addVertices(_ path: PathData) {
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
  private func add(_ vertex: Vertex, _ role: LineVertex.Role) {
    vertices.cells[count] = LineVertex(place: onGrid(matrix.map(vertex)), role: role)
    count &+= 1
  }

  @inline(__always)
  private func addLine(from vertex: Vertex, to next: Vertex) {
    let last = count &- 1
    if vertex == next {
      if vertices.cells[last].role == .none { vertices.cells[last].role = .dot }
    } else {
      vertices.cells[last].role = .leads
      vertices.cells[last].direction = direction(next - vertex)
      vertices.cells[last &- 1].isRound = turnsBack(at: last, length: next - vertex)
      add(next, .endsOpen)
      let way = vertices.cells[last &+ 1].place - vertices.cells[last].place
      isOfCapsules = isOfCapsules && Capsule.isSteep(way)
    }
  }

  /// Whether half a disc about the vertex, at the end of the segment that leads there, covers no more
  /// than the round join and the segment that leads on, which has the length of `way`.
  @inline(__always)
  private func turnsBack(at index: Int, length way: Vertex) -> Bool {
    style.join == .round && vertices.cells[index &- 1].role == .leads
      && (vertices.cells[index &- 1].direction * vertices.cells[index].direction).sum() < 0
      && (way * way).sum() >= radius * radius
  }

  private func closeSubpath(from first: Int) {
    guard vertices.cells[first].role == .leads else { return }
    vertices.cells[count &- 1].role = .endsClosed
    vertices.cells[first &- 1].direction = vertices.cells[count &- 2].direction
    vertices.cells[first &- 1].role = .leadsBack
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
    let one = vertices.cells[index].place
    switch vertices.cells[index].role {
    case .leads:
      let other = vertices.cells[index &+ 1].place
      return (one.lowest(other) - reach, one.highest(other) + reach)
    case .dot: return (one - reach, one + reach)
    default: return nil
    }
  }

  @inline(__always)
  func isSegment(_ index: Int) -> Bool { vertices.cells[index].role == .leads }

  /// The element with its round ends; for a line of capsules.
  @inline(__always)
  func capsule(_ index: Int) -> Capsule {
    let start = vertices.cells[index]
    let end = start.role == .leads ? vertices.cells[index &+ 1].place : start.place
    let before = vertices.cells[index &- 1].role
    return Capsule(
      start.place, end, radius: penRadius, hasBegin: before != .leads && before != .leadsBack)
  }

  /// The rectangle in which a segment has the half disc that it ends in, if it does.
  @inline(__always)
  func tipBox(_ index: Int) -> (low: Vertex, high: Vertex)? {
    guard vertices.cells[index].isRound else { return nil }
    let end = vertices.cells[index &+ 1].place
    return (end - reach, end + reach)
  }

  /// Makes `piece` a segment, if asked for with the half disc that it ends in; false for one without area.
  @inline(__always)
  func takeSegment(_ index: Int, withTip: Bool) -> Bool {
    let (start, end) = (vertices.cells[index].place, vertices.cells[index &+ 1].place)
    let direction = vertices.cells[index].direction
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
    let side = offset(vertices.cells[index].direction.turned)
    return SegmentInside(vertices.cells[index].place, vertices.cells[index &+ 1].place, side: side)
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
    !vertices.cells[index &- 1].isRound || vertices.cells[index &+ 1].role == .endsOpen
  }

  /// The rectangle in which an element has the ink of its join and its caps.
  @inline(__always)
  func endBoxes(_ index: Int, _ body: (_ low: Vertex, _ high: Vertex, _ isEnd: Bool) -> Void) {
    let role = vertices.cells[index].role
    guard role == .leads || role == .dot else { return }
    let start = vertices.cells[index].place
    if !vertices.cells[index &- 1].isRound { body(start - reach, start + reach, false) }
    if role == .dot || vertices.cells[index &+ 1].role == .endsOpen {
      let end = role == .dot ? start : vertices.cells[index &+ 1].place
      body(end - reach, end + reach, true)
    }
  }

  /// Makes `piece` the join or the cap at the begin of an element, or the cap at its end; false for
  /// none.
  func takeEnd(_ index: Int, isEnd: Bool) -> Bool {
    if vertices.cells[index].role == .dot {
      return takeCap(vertices.cells[index].place, Vertex(isEnd ? 1 : -1, 0))
    }
    let direction = vertices.cells[index].direction
    if isEnd { return takeCap(vertices.cells[index &+ 1].place, direction) }
    switch vertices.cells[index &- 1].role {
    case .leads, .leadsBack:
      return takeJoin(vertices.cells[index].place, vertices.cells[index &- 1].direction, direction)
    default: return takeCap(vertices.cells[index].place, -direction)
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
