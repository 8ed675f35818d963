// The segments of two paths, flattened to chords on one grid.

/// A segment of a path: a line or a Bézier curve.
enum PathSegment {
  case line(CGPoint, CGPoint)
  case quad(QuadCurve)
  case cubic(CubicCurve)

  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let start, let end): start.interpolated(to: end, t)
    case .quad(let curve): t >= 1 ? curve.end : curve.point(at: t)
    case .cubic(let curve): t >= 1 ? curve.end : curve.point(at: t)
    }
  }

  /// How many chords of equal parameter length stay within `tolerance` of the segment.
  func chordCount(tolerance: CGFloat) -> Int {
    switch self {
    case .line: 1
    case .quad(let curve):
      lineCount(
        error: (curve.start - curve.control * 2 + curve.end).length / 4, tolerance: tolerance)
    case .cubic(let curve): lineCount(error: curve.chordError, tolerance: tolerance)
    }
  }

  /// Its part between two parameters, which runs backwards where the second is smaller, moved a little so
  /// that it begins and ends at the given points.
  func part(
    _ from: CGFloat, _ to: CGFloat, start: CGPoint, end: CGPoint
  ) -> PathData.Element {
    switch self {
    case .line: return .line(end)
    case .quad(let curve):
      let part = curve.part(from, to)
      let shift = (start - part.start + end - part.end) * 0.5
      return .quad(control: part.control + shift, end: end)
    case .cubic(let curve):
      let part = curve.part(from, to)
      return .cubic(
        control1: part.control1 + (start - part.start), control2: part.control2 + (end - part.end),
        end: end)
    }
  }
}

extension QuadCurve {
  /// The curve between two parameters, in either sense.
  fileprivate func part(_ from: CGFloat, _ to: CGFloat) -> QuadCurve {
    if from == 0, to == 1 { return self }
    if from == 1, to == 0 { return QuadCurve(start: end, control: control, end: start) }
    let velocity = (control - start) * (1 - from) + (end - control) * from
    return QuadCurve(
      start: point(at: from), control: point(at: from) + velocity * (to - from), end: point(at: to))
  }
}

extension CubicCurve {
  /// The curve between two parameters, in either sense.
  fileprivate func part(_ from: CGFloat, _ to: CGFloat) -> CubicCurve {
    if from == 0, to == 1 { return self }
    if from == 1, to == 0 { return reversed }
    let third = (to - from) / 3
    let (start, end) = (point(at: from), point(at: to))
    return CubicCurve(
      start: start, control1: start + derivative(at: from) * third,
      control2: end - derivative(at: to) * third, end: end)
  }
}

/// A chord of a segment, between two points of the grid.
struct PathChord {
  var start: GridPoint
  var end: GridPoint
  /// The index of the segment.
  var segment: Int32
  /// The segment's parameters at both ends.
  var from: CGFloat
  var to: CGFloat
  /// Whether it belongs to the first of the two paths.
  var isOfFirst: Bool
  /// Which of the path's subpaths it belongs to.
  var subpath: Int32
}

/// Two paths as chords on one grid.
struct PathPair {
  private(set) var segments: [PathSegment] = []
  private(set) var chords: [PathChord] = []
  /// The exact points of the paths by their points of the grid.
  private(set) var exact: [GridPoint: CGPoint] = [:]
  /// The numbers of the subpaths that a close ended.
  private(set) var closed: Set<Int32> = []
  let grid: SnapGrid
  private var tolerance: CGFloat
  private var subpath: Int32 = 0
  /// For each segment its path and its subpath, until it has chords.
  private var owners: [(isFirst: Bool, subpath: Int32)] = []
  private var mostChordsOfSegment = Int.max

  /// How near chords are to curves, in the paths' unit; of small paths a part of their extent.
  private static let nearness: CGFloat = 0.005
  private static let smallestPart: CGFloat = 1e-4
  /// Curves of more chords are cut coarser, so that the work grows with the number of segments.
  private static let fewestChords = 1 << 17
  private static let mostChords = 1 << 19
  private static let chordsPerSegment = 64

  /// Nil where there are no points.
  ///
  /// - Parameters:
  ///   - first: A path.
  ///   - second: Another; its open subpaths are closed.
  ///   - closesFirst: Whether those of the first are.
  init?(_ first: PathData, _ second: PathData, closesFirst: Bool) {
    var box = PointBox()
    for point in first.points { box.add(point) }
    for point in second.points { box.add(point) }
    guard let grid = SnapGrid(box) else { return nil }
    self.grid = grid
    tolerance = max(min(Self.nearness, grid.reach * Self.smallestPart), grid.unit)
    add(first, isFirst: true, closes: closesFirst)
    add(second, isFirst: false, closes: true)
    coarsen()
    addChords()
  }

  /// Makes the tolerance so large that the chords are few enough, unless the segments alone are more.
  private mutating func coarsen() {
    let most = max(Self.fewestChords, min(Self.chordsPerSegment * segments.count, Self.mostChords))
    func isFine() -> Bool {
      segments.reduce(0) { $0 + $1.chordCount(tolerance: tolerance) } <= most
    }
    // Coordinates that overflow never are.
    for _ in 0..<64 where !isFine() { tolerance *= 2 }
    if !isFine() { mostChordsOfSegment = max(1, most / max(1, segments.count)) }
  }

  /// Flattens the segments.
  private mutating func addChords() {
    for (index, owner) in owners.enumerated() { addChords(of: index, owner) }
    owners = []
  }

  private mutating func add(_ path: PathData, isFirst: Bool, closes: Bool) {
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    func backToStart(_ paths: inout PathPair) {
      if pen != start { paths.add(.line(pen, start), isFirst) }
      pen = start
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        if closes { backToStart(&self) }
        subpath += 1
        (start, pen) = (point, point)
      case .line(let point):
        add(.line(pen, point), isFirst)
        pen = point
      case .quad(let control, let end):
        add(.quad(QuadCurve(start: pen, control: control, end: end)), isFirst)
        pen = end
      case .cubic(let control1, let control2, let end):
        add(
          .cubic(CubicCurve(start: pen, control1: control1, control2: control2, end: end)), isFirst)
        pen = end
      case .close:
        backToStart(&self)
        self.closed.insert(subpath)
      }
    }
    if closes { backToStart(&self) }
  }

  private mutating func add(_ segment: PathSegment, _ isFirst: Bool) {
    segments.append(segment)
    owners.append((isFirst, subpath))
  }

  private mutating func addChords(of number: Int, _ owner: (isFirst: Bool, subpath: Int32)) {
    let segment = segments[number]
    let count = min(segment.chordCount(tolerance: tolerance), mostChordsOfSegment)
    var (t, place) = (CGFloat(0), keep(segment.point(at: 0)))
    for index in 1...count {
      let next = index == count ? 1 : CGFloat(index) / CGFloat(count)
      let point = segment.point(at: next)
      let end = index == count ? keep(point) : grid.snap(point)
      if end != place {
        chords.append(
          PathChord(
            start: place, end: end, segment: Int32(number), from: t, to: next,
            isOfFirst: owner.isFirst, subpath: owner.subpath))
      }
      (t, place) = (next, end)
    }
  }

  /// The grid's point of one of a path's, which is remembered.
  private mutating func keep(_ point: CGPoint) -> GridPoint {
    let place = grid.snap(point)
    if exact[place] == nil { exact[place] = point }
    return place
  }

  /// The point of the paths' space for a point of the grid: an exact point of a path where there is one.
  func point(_ place: GridPoint) -> CGPoint { exact[place] ?? grid.point(place) }
}
