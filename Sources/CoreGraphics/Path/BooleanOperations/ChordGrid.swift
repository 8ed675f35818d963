// A uniform grid of square cells that finds chords near each other.

/// Square cells over the area of all chords, each with the chords that pass it or its border.
struct ChordGrid {
  private let low: GridPoint
  private let side: Int64
  private let columns: Int
  private let rows: Int
  /// Indices of chords, by cell.
  private(set) var chords: [[Int32]]

  /// More cells than this on a side cost more memory than they save time.
  private static let most = 128.0

  init(_ all: [PathChord]) {
    var (low, high) = (GridPoint(x: .max, y: .max), GridPoint(x: .min, y: .min))
    for chord in all {
      for point in [chord.start, chord.end] {
        low = GridPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = GridPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    if all.isEmpty { (low, high) = (GridPoint(x: 0, y: 0), GridPoint(x: 0, y: 0)) }
    self.low = low
    let count = Int64(min(max(Double(all.count).squareRoot(), 1), Self.most))
    side = max(max(high.x - low.x, high.y - low.y) / count + 1, 4)
    columns = Int((high.x - low.x) / side) + 1
    rows = Int((high.y - low.y) / side) + 1
    chords = Array(repeating: [], count: columns * rows)
    for (index, chord) in all.enumerated() {
      visit(chord) { chords[$0].append(Int32(index)) }
    }
  }

  /// The cell of a point.
  func cell(of point: GridPoint) -> Int {
    row(point.y) * columns + column(point.x)
  }

  /// Calls `body` with each cell that the chord passes or comes within two units of the grid to.
  func visit(_ chord: PathChord, _ body: (Int) -> Void) {
    let (bottom, top) =
      chord.start.y < chord.end.y ? (chord.start, chord.end) : (chord.end, chord.start)
    for row in row(bottom.y - 2)...row(top.y + 2) {
      let (left, right) = reach(bottom, top, inRow: row)
      for column in column(left - 2)...column(right + 2) { body(row * columns + column) }
    }
  }

  /// The smallest and the largest x of the chord in a row of cells and two units around it.
  private func reach(_ bottom: GridPoint, _ top: GridPoint, inRow row: Int) -> (Int64, Int64) {
    guard top.y > bottom.y else { return (min(bottom.x, top.x), max(bottom.x, top.x)) }
    let slope = Double(top.x - bottom.x) / Double(top.y - bottom.y)
    func x(_ y: Int64) -> Int64 {
      let height = min(max(y, bottom.y), top.y) - bottom.y
      return bottom.x + Int64((Double(height) * slope).rounded())
    }
    let floor = low.y + Int64(row) * side
    let (one, other) = (x(floor - 2), x(floor + side + 2))
    return (min(one, other), max(one, other))
  }

  private func row(_ y: Int64) -> Int { min(max(Int((y - low.y) / side), 0), rows - 1) }
  private func column(_ x: Int64) -> Int { min(max(Int((x - low.x) / side), 0), columns - 1) }
}
