// Snap rounding: chords cut where they cross or touch, so that they meet in points of the grid alone.

/// Snap rounding (Hobby, “Practical segment intersection with finite precision output”, 1999): the points where
/// chords begin, end or cross are rounded to the grid, and every chord that passes the unit square around such a
/// point goes through it. The result has no crossings.
struct SnapRounding {
  private(set) var vertices: [GridPoint] = []
  /// For each chord the vertices that it goes through, in order; at least two.
  private(set) var chains: [[Int32]]

  /// Paths that cross themselves more often are given back as they are: so many take some seconds, and a
  /// hundred megabytes.
  private static let mostVertices = 1_000_000

  /// How often chords are compared with others and with vertices, at least and for each chord.
  private static let fewestTests = 1 << 24
  private static let testsPerChord = 1024

  /// Nil where there are too many crossings, or so many chords lie at one place that finding them would take long.
  init?(_ chords: [PathChord]) {
    guard chords.count <= Self.mostVertices else { return nil }
    let cells = ChordGrid(chords)
    var testsLeft = Self.fewestTests + Self.testsPerChord * chords.count
    var known: Set<GridPoint> = []
    for chord in chords {
      known.insert(chord.start)
      known.insert(chord.end)
    }
    for cell in cells.chords {
      testsLeft -= Self.findCrossings(of: cell, chords) { known.insert($0) }
      if known.count > Self.mostVertices || testsLeft < 0 { return nil }
    }
    vertices = known.sorted { $0.isBefore($1) }
    // From the lowest to the highest.
    var byCell = [[Int32]](repeating: [], count: cells.chords.count)
    for (index, point) in vertices.enumerated() {
      byCell[cells.cell(of: point)].append(Int32(index))
    }
    chains = []
    chains.reserveCapacity(chords.count)
    for chord in chords {
      var found: [(along: Int64, vertex: Int32)] = []
      cells.visit(chord) { cell in
        testsLeft -= findVertices(on: chord, of: byCell[cell]) {
          found.append((chord.along(vertices[Int($0)]), $0))
        }
      }
      if testsLeft < 0 { return nil }
      chains.append(found.sorted { $0 < $1 }.map(\.vertex))
    }
  }

  /// Calls `body` with the points where chords of a cell cross. Returns how many pairs were compared: those that share
  /// a column.
  private static func findCrossings(
    of cell: [Int32], _ chords: [PathChord], _ body: (GridPoint) -> Void
  ) -> Int {
    guard cell.count > 1 else { return 0 }
    // The left end in the upper half, the number in the lower.
    let byLeft = cell.map { Int(chords[Int($0)].left) << 32 | Int($0) }.sorted()
    var tests = 0
    for (place, key) in byLeft.enumerated() {
      let one = chords[key & 0xFFFF_FFFF]
      let right = Int(max(one.start.x, one.end.x))
      for key in byLeft[(place + 1)...] {
        guard key >> 32 <= right else { break }
        tests += 1
        if let point = one.crossing(chords[key & 0xFFFF_FFFF]) { body(point) }
      }
    }
    return tests
  }

  /// Calls `body` with those of a cell's vertices that the chord passes. Returns how many were compared: those that
  /// share a row.
  private func findVertices(
    on chord: PathChord, of cell: [Int32], _ body: (Int32) -> Void
  ) -> Int {
    let (bottom, top) = (min(chord.start.y, chord.end.y) - 1, max(chord.start.y, chord.end.y) + 1)
    var (low, high) = (0, cell.count)
    while low < high {
      let middle = (low + high) / 2
      if vertices[Int(cell[middle])].y < bottom { low = middle + 1 } else { high = middle }
    }
    var index = low
    while index < cell.count, vertices[Int(cell[index])].y <= top {
      if chord.passes(vertices[Int(cell[index])]) { body(cell[index]) }
      index += 1
    }
    return index - low + 1
  }
}

extension PathChord {
  private var direction: GridPoint { end - start }

  fileprivate var left: Int64 { min(start.x, end.x) }

  /// How far along the chord a point lies; the chord's squared length at its end.
  func along(_ point: GridPoint) -> Int64 { (point - start).dot(direction) }

  /// The segment's parameter at a point that the chord passes through.
  func parameter(at point: GridPoint) -> CGFloat {
    if point == start { return from }
    if point == end { return to }
    let part = CGFloat(along(point)) / CGFloat(direction.dot(direction))
    return from + (to - from) * min(max(part, 0), 1)
  }

  /// The point of the grid nearest to where two chords cross; nil where they do not, or only touch.
  fileprivate func crossing(_ other: PathChord) -> GridPoint? {
    guard max(start.x, end.x) >= min(other.start.x, other.end.x),
      max(other.start.x, other.end.x) >= min(start.x, end.x),
      max(start.y, end.y) >= min(other.start.y, other.end.y),
      max(other.start.y, other.end.y) >= min(start.y, end.y)
    else { return nil }
    let (mine, its) = (direction, other.direction)
    let (first, second) = (mine.cross(other.start - start), mine.cross(other.end - start))
    let (third, fourth) = (its.cross(start - other.start), its.cross(end - other.start))
    guard first.signum() * second.signum() < 0, third.signum() * fourth.signum() < 0 else {
      return nil
    }
    let part = (third, third - fourth)
    return GridPoint(
      x: start.x + rounded(mine.x, part.0, part.1), y: start.y + rounded(mine.y, part.0, part.1))
  }

  /// `length` × `part` / `whole`, rounded to the nearest, halves upwards.
  private func rounded(_ length: Int64, _ part: Int64, _ whole: Int64) -> Int64 {
    let sign: Int128 = whole < 0 ? -1 : 1
    let divisor = 2 * Int128(whole) * sign
    let number = 2 * Int128(length) * Int128(part) * sign + divisor / 2
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return Int64(quotient) - (rest < 0 ? 1 : 0)
  }

  /// Whether the chord meets the unit square around a point, to which the left and lower sides belong.
  fileprivate func passes(_ point: GridPoint) -> Bool {
    let (direction, offset) = (direction, point - start)
    let distance = 2 * abs(direction.cross(offset))
    if distance > abs(direction.x) + abs(direction.y) { return false }
    var span = ChordRange()
    return span.limit(direction.x, offset.x) && span.limit(direction.y, offset.y) && span.isPassed
  }
}

/// The range of a chord, from 0 to 1, in which both coordinates lie inside a unit square.
private struct ChordRange {
  /// A fraction with a divisor above 0, in itself or not.
  struct End {
    var number: Int64
    var divisor: Int64
    var isIncluded: Bool
  }

  private var lower = [End(number: 0, divisor: 1, isIncluded: true)]
  private var upper = [End(number: 1, divisor: 1, isIncluded: true)]

  /// Limits the range by one coordinate, which grows by `speed` over the chord and is inside
  /// `offset` − ½ … `offset` + ½; false where it never is.
  mutating func limit(_ speed: Int64, _ offset: Int64) -> Bool {
    // Doubled, so that halves are whole numbers.
    let (low, high) = (2 * offset - 1, 2 * offset + 1)
    if speed == 0 { return low <= 0 && 0 < high }
    if speed > 0 {
      lower.append(End(number: low, divisor: 2 * speed, isIncluded: true))
      upper.append(End(number: high, divisor: 2 * speed, isIncluded: false))
    } else {
      lower.append(End(number: -high, divisor: -2 * speed, isIncluded: false))
      upper.append(End(number: -low, divisor: -2 * speed, isIncluded: true))
    }
    return true
  }

  /// Whether every lower end lies before every upper one.
  var isPassed: Bool {
    lower.allSatisfy { low in
      upper.allSatisfy { high in
        let (one, other) = (low.number * high.divisor, high.number * low.divisor)
        return one < other || one == other && low.isIncluded && high.isIncluded
      }
    }
  }
}
