// A dense line: many straight segments, drawn as the union of convex polygons.

internal import CoreGraphics

/// The segments, joins and caps of a line under a matrix.
///
/// A segment's polygon is its rectangle; a join's fills the wedge on the outer side of a turn. Both as PDF
/// and SVG define them, so that the union of the polygons is the line.
final class DenseLine {
  /// A line of capsules has flat ones at most as one in so many.
  static let fewFlat = 8

  /// The vertices on the device. Each subpath has one before it that leads back to its start, if it is closed.
  private let places = Storage<Vertex>()
  private let roles = Storage<VertexRole>()
  /// The segments that lead on from the vertices, where elements are no capsules.
  private let outgoing = Storage<OutgoingSegment>()
  private let halfDisc = HalfDisc()
  private(set) var count = 0
  private var style = StrokeStyle()
  private var matrix = DeviceMatrix(.identity)
  /// Half the width in the space in which polygons are made: the device for capsules, else the path's.
  private var radius = 0.0
  private var arcs = ArcFlattening(radius: 0, tolerance: 0)
  /// Maps the polygons' space to the device, without the translation.
  private var linear = DeviceMatrix(.identity)
  /// The largest distance of the outline from a vertex on the device.
  private var reach = Vertex(0, 0)
  /// Half the width on the device, where it is the same in all directions.
  private(set) var penRadius = 0.0
  /// Whether elements are capsules, of which scanlines see all well that are not flat.
  private(set) var hasCapsules = false
  /// Segments that scanlines do not see well.
  private let flat = Storage<Int32>()
  private var flatCount = 0
  let polygon = ConvexPolygon()

  /// Takes the vertices; the tolerance is in the path's unit.
  func begin(
    _ path: PathData, _ style: StrokeStyle, transform: CGAffineTransform, tolerance: Double
  ) {
    self.style = style
    matrix = DeviceMatrix(transform)
    let scale = transform.largestScale
    penRadius = style.width / 2 * scale
    hasCapsules = Capsule.fit(style, transform)
    let most = path.points.count * 2 + 2
    places.reserve(most, filler: Vertex(0, 0))
    roles.reserve(most, filler: .none)
    if hasCapsules {
      begin(radius: penRadius, tolerance: tolerance * scale, in: .identity)
      addVertices(path)
      hasCapsules = flatCount <= path.points.count / DenseLine.fewFlat
    }
    if !hasCapsules {
      outgoing.reserve(most, filler: OutgoingSegment())
      begin(radius: style.width / 2, tolerance: tolerance, in: transform)
      addVertices(path)
    }
    reach =
      Vertex(
        (transform.a * transform.a + transform.c * transform.c).squareRoot(),
        (transform.b * transform.b + transform.d * transform.d).squareRoot())
      * (style.reach * halfDisc.scale)
  }

  private func begin(radius: Double, tolerance: Double, in space: CGAffineTransform) {
    self.radius = radius
    arcs = ArcFlattening(radius: radius, tolerance: tolerance)
    halfDisc.begin(arcs)
    var linear = space
    (linear.tx, linear.ty) = (0, 0)
    self.linear = DeviceMatrix(linear)
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
        add(place(start), .none)
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

  /// On the device, rounded to 1/65536 pixel, so that moving the line by whole pixels moves all that is computed.
  @inline(__always)
  private func place(_ vertex: Vertex) -> Vertex { onGrid(matrix.map(vertex)) }

  @inline(__always)
  private func add(_ place: Vertex, _ role: VertexRole) {
    places.cells[count] = place
    roles.cells[count] = role
    if !hasCapsules { outgoing.cells[count] = OutgoingSegment() }
    count &+= 1
  }

  @inline(__always)
  private func addLine(from vertex: Vertex, to next: Vertex) {
    let last = count &- 1
    let (place, delta) = (place(next), next - vertex)
    let isDot = hasCapsules ? place == places.cells[last] : vertex == next
    if isDot {
      if roles.cells[last] == .none { roles.cells[last] = .dot }
      return
    }
    roles.cells[last] = .leads
    if !hasCapsules {
      outgoing.cells[last].direction = direction(delta)
      outgoing.cells[last &- 1].isRound = turnsBack(at: last, length: delta)
    }
    add(place, .endsOpen)
    if hasCapsules, !Capsule.isSteep(place - places.cells[last]) { addFlat(last) }
  }

  private func addFlat(_ index: Int) {
    flat.reserve(flatCount + 1, filler: 0, keeping: flatCount)
    flat.cells[flatCount] = Int32(truncatingIfNeeded: index)
    flatCount += 1
  }

  /// Whether half a disc about the vertex, at the end of the segment that leads there, covers no more
  /// than the round join and the segment that leads on, which has the length of `delta`.
  @inline(__always)
  private func turnsBack(at index: Int, length delta: Vertex) -> Bool {
    style.join == .round && roles.cells[index &- 1] == .leads
      && (direction(at: index &- 1) * direction(at: index)).sum() < 0
      && (delta * delta).sum() >= radius * radius
  }

  private func closeSubpath(from first: Int) {
    guard roles.cells[first] == .leads else { return }
    roles.cells[count &- 1] = .endsClosed
    roles.cells[first &- 1] = .leadsBack
    places.cells[first &- 1] = places.cells[count &- 2]
    if !hasCapsules { outgoing.cells[first &- 1].direction = direction(at: count &- 2) }
  }

  /// Rounded to 1/65536.
  @inline(__always)
  private func onGrid(_ vertex: Vertex) -> Vertex {
    // Where doubles are 1/65536 apart.
    let far = Vertex(repeating: 103_079_215_104)
    return vertex + far - far
  }

  /// A unit vector; zero for none. Scaled first, so that tiny and huge ones keep their direction.
  @inline(__always)
  private func direction(_ delta: Vertex) -> Vertex {
    let largest = max(abs(delta.x), abs(delta.y))
    guard largest > 0 else { return Vertex(0, 0) }
    let scaled = delta / largest
    return scaled / (scaled * scaled).sum().squareRoot()
  }
}

// The directions of elements.
extension DenseLine {
  /// The unit vector, in the polygons' space, to the next vertex; zero where no segment leads on.
  @inline(__always)
  private func direction(at index: Int) -> Vertex {
    guard hasCapsules else { return outgoing.cells[index].direction }
    switch roles.cells[index] {
    case .leads, .leadsBack:
      let delta = places.cells[index &+ 1] - places.cells[index]
      return delta / (delta * delta).sum().squareRoot()
    case .none, .endsOpen, .endsClosed, .dot: return Vertex(0, 0)
    }
  }

  /// Whether the segment that leads on ends in half a disc: its round join, where the line turns back.
  @inline(__always)
  private func isRound(_ index: Int) -> Bool {
    guard hasCapsules else { return outgoing.cells[index].isRound }
    let next = index &+ 1
    return roles.cells[next] == .leads
      && turnsBack(at: next, length: places.cells[next &+ 1] - places.cells[next])
  }
}

// The places of elements. Element `index` is the segment that begins at the vertex of that number, with its
// join or its caps; or a dot.
extension DenseLine {
  /// The conservative bounds of an element; nil where the vertex begins none.
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

  /// Has the processor bring near what `roundSegment` reads.
  @inline(__always)
  func prefetch(_ index: Int) {
    places.cells.prefetch(index)
    roles.cells.prefetch(index)
  }

  /// The element as the segment of a capsule.
  @inline(__always)
  func roundSegment(_ index: Int) -> RoundSegment {
    let places = places.cells
    let end = index &+ (isSegment(index) ? 1 : 0)
    let before = roles.cells[index &- 1]
    // The places are chosen by number: nobody can predict a branch here.
    let isDown = places[index].y <= places[end].y
    return RoundSegment(
      upper: places[isDown ? index : end], lower: places[isDown ? end : index], isDown: isDown,
      hasBegin: before != .leads && before != .leadsBack)
  }

  /// The rectangle in which a segment has the half disc that it ends in, if it does.
  @inline(__always)
  func tipBox(_ index: Int) -> (low: Vertex, high: Vertex)? {
    guard isRound(index) else { return nil }
    let end = places.cells[index &+ 1]
    return (end - reach, end + reach)
  }

  /// Makes `polygon` a segment, if asked for with the half disc that it ends in; false for one without area.
  @inline(__always)
  func takeSegment(_ index: Int, withTip: Bool) -> Bool {
    let (start, end) = (places.cells[index], places.cells[index &+ 1])
    let direction = direction(at: index)
    let side = offset(direction.turned)
    polygon.removeAll()
    polygon.append(start - side)
    polygon.append(start + side)
    polygon.append(end + side)
    if withTip { appendHalfDisc(around: end, side, ahead: offset(direction)) }
    polygon.append(end - side)
    return polygon.close(isSegment: true)
  }

  /// The pixels that a segment covers wholly; columns and rows count from a pixel's upper left corner.
  @inline(__always)
  func inside(_ index: Int, from corner: Vertex) -> SegmentInterior {
    let (start, end) = (places.cells[index] - corner, places.cells[index &+ 1] - corner)
    return hasCapsules
      ? SegmentInterior(start, end, radius: penRadius)
      : SegmentInterior(start, end, side: offset(direction(at: index).turned))
  }

  /// Half of the line's width along a unit vector of the polygons' space, on the device.
  @inline(__always)
  private func offset(_ vector: Vertex) -> Vertex { onGrid(linear.map(vector * radius)) }

  /// A point of the polygons' space, relative to a vertex, on the device.
  private func onDevice(_ point: CGPoint) -> Vertex { onGrid(linear.map(Vertex(point.x, point.y))) }
}

// Joins and caps.
extension DenseLine {
  /// Whether an element may have a join or caps that are polygons of their own.
  @inline(__always)
  func hasEnds(_ index: Int) -> Bool {
    !isRound(index &- 1) || roles.cells[index &+ 1] == .endsOpen
  }

  /// The conservative bounds of an element's join and caps.
  @inline(__always)
  func endBoxes(_ index: Int, _ body: (_ low: Vertex, _ high: Vertex, _ isEnd: Bool) -> Void) {
    let role = roles.cells[index]
    guard role == .leads || role == .dot else { return }
    let start = places.cells[index]
    if !isRound(index &- 1) { body(start - reach, start + reach, false) }
    if role == .dot || roles.cells[index &+ 1] == .endsOpen {
      let end = role == .dot ? start : places.cells[index &+ 1]
      body(end - reach, end + reach, true)
    }
  }

  /// Makes `polygon` the join or the cap at the begin of an element, or the cap at its end; false for
  /// none.
  func takeEnd(_ index: Int, isEnd: Bool) -> Bool {
    if roles.cells[index] == .dot {
      return takeCap(places.cells[index], Vertex(isEnd ? 1 : -1, 0))
    }
    let direction = direction(at: index)
    if isEnd { return takeCap(places.cells[index &+ 1], direction) }
    switch roles.cells[index &- 1] {
    case .leads, .leadsBack:
      return takeJoin(places.cells[index], self.direction(at: index &- 1), other: direction)
    default: return takeCap(places.cells[index], -direction)
    }
  }

  private func takeCap(_ end: Vertex, _ direction: Vertex) -> Bool {
    let side = direction.turned
    polygon.removeAll()
    switch style.cap {
    case .butt: return false
    case .square:
      let corners = StrokeStyle.squareCapCorners(
        CGPoint(x: direction.x, y: direction.y), halfWidth: radius)
      polygon.append(end + offset(side))
      polygon.append(end + onDevice(corners.0))
      polygon.append(end + onDevice(corners.1))
      polygon.append(end + offset(-side))
    case .round:
      polygon.append(end + offset(side))
      appendHalfDisc(around: end, offset(side), ahead: offset(direction))
      polygon.append(end - offset(side))
    }
    return polygon.close()
  }

  private func takeJoin(_ vertex: Vertex, _ one: Vertex, other: Vertex) -> Bool {
    let turn = one.x * other.y - one.y * other.x
    let along = (one * other).sum()
    if along > 0, abs(turn) < StrokeStyle.straightOn { return false }
    // The outer side: that of the vectors turned towards +y where the line turns in the other sense.
    let (first, last) = turn > 0 ? (-one.turned, -other.turned) : (one.turned, other.turned)
    polygon.removeAll()
    polygon.append(vertex)
    polygon.append(vertex + offset(first))
    switch style.join {
    case .bevel: break
    case .round: appendArc(around: vertex, from: first, to: last, ahead: one)
    case .miter:
      let corner = style.miterCorner(
        CGPoint(x: first.x, y: first.y), CGPoint(x: last.x, y: last.y), cosine: along,
        halfWidth: radius)
      if let corner { polygon.append(vertex + onDevice(corner)) }
    }
    polygon.append(vertex + offset(last))
    return polygon.close()
  }

  /// The points strictly between the ends of half a disc, from the side on.
  @inline(__always)
  private func appendHalfDisc(around center: Vertex, _ side: Vertex, ahead: Vertex) {
    let box = halfDisc.box(side, ahead, reach: reach)
    polygon.beginTip(center + box.low, center + box.high)
    for index in 0..<halfDisc.count {
      polygon.append(center + onGrid(halfDisc.corner(index, side, ahead: ahead)))
    }
  }

  /// The points strictly between two unit vectors on the circle about `center`, across the smaller angle: one in the
  /// middle of each part. Half a turn leads around what lies `ahead`.
  private func appendArc(
    around center: Vertex, from one: Vertex, to other: Vertex, ahead: Vertex
  ) {
    // `Stroker.addArc` makes a round join's points in the path's space: it takes an arc for flat within the whole
    // tolerance, begins with two parts, and divides by cosines. Errors of many polygons add up where they lie on each
    // other, so that less counts as flat here; the vertices differ, and with them pixels, wherever one were the other.
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
    appendParts(
      around: center, one, middle: middle, other: other, scale: ArcFlattening.cornerScale(cosine),
      depth: depth)
  }

  private func appendParts(
    around center: Vertex, _ one: Vertex, middle: Vertex, other: Vertex, scale: Double,
    depth: Int
  ) {
    guard depth > 0 else { return polygon.append(center + offset(middle * scale)) }
    // Not more than a quarter turn: the sums are far from nothing.
    let (before, after) = (one + middle, middle + other)
    let length = (before * before).sum().squareRoot()
    appendParts(
      around: center, one, middle: before / length, other: middle, scale: scale, depth: depth - 1)
    appendParts(
      around: center, middle, middle: after / length, other: other, scale: scale, depth: depth - 1)
  }
}

extension Vertex {
  /// Turned by 90° from +x towards +y.
  @inline(__always)
  fileprivate var turned: Vertex { Vertex(-y, x) }
}
