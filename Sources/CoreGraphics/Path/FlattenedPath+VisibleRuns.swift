// The parts of a line that matter where only some pixels are drawn.

// A line's outline is the sum of the outlines of its pieces. Pieces that lie elsewhere may be left out, and
// no pixel changes, if all stays that meets in a row what is seen of it: that is resolved, and rounded,
// together.

extension FlattenedPath {
  /// Finds the runs of pieces between the style's trims that show in the window's rows, and which of
  /// them are seen.
  func findRuns(
    _ style: StrokeStyle, _ window: StrokeWindow, in memory: StrokeMemory
  ) {
    let (start, end) = (min(max(style.trimStart, 0), 1), min(max(style.trimEnd, 0), 1))
    let rows = PointBox(window.rows.insetBy(dx: -style.reach, dy: -style.reach))
    memory.runs.removeAll(keepingCapacity: true)
    var offset: CGFloat = 0
    for (index, subpath) in subpaths.enumerated() {
      let from = start * length - offset
      let to = end >= 1 ? .infinity : end * length - offset
      offset += subpath.length
      subpath.forEachRun(near: rows, from: from, to: to) {
        memory.runs.append(StrokeRun(subpath: index, $0, of: subpath, from: from, to: to))
      }
    }
    memory.seeRuns(in: window.pixels, reach: style.reach)
  }
}

/// Pieces of a subpath that follow one another, and how much of the subpath is drawn of them.
struct StrokeRun {
  let subpath: Int
  let pieces: Range<Int>
  let from: CGFloat
  let to: CGFloat
  /// Whether these are the ends of what is drawn of the subpath.
  let beginsLine: Bool
  let endsLine: Bool
  /// Holds the pieces' middle.
  let box: PointBox
  /// Whether the pixels that are looked at may show it, or something that it meets.
  var isSeen = false

  var isWhole: Bool { beginsLine && endsLine }

  init(
    subpath: Int, _ pieces: Range<Int>, of line: FlattenedPath.Subpath, from: CGFloat, to: CGFloat
  ) {
    self.subpath = subpath
    self.pieces = pieces
    let (low, high) = line.extent(of: pieces)
    let (first, last) = (max(from, 0), min(to, line.length))
    self.from = max(first, low)
    self.to = min(last, high)
    beginsLine = low <= first
    endsLine = high >= last
    box = line.box(of: pieces)
  }
}

extension FlattenedPath.Subpath {
  /// Calls `body` for runs of the pieces between two lengths that may reach into `box`, with the next
  /// ones to both sides up to where a curve or a line goes on: there neither side's join depends on what
  /// follows. Dots and closed subpaths that are drawn whole are one run.
  fileprivate func forEachRun(
    near box: PointBox, from: CGFloat, to: CGFloat, _ body: (Range<Int>) -> Void
  ) {
    guard to > 0, from < max(length, .ulpOfOne) else { return }
    if isKeptWhole(from: from, to: to) {
      if self.box(of: pieces.indices).meets(box) { body(pieces.indices) }
      return
    }
    forEachRun(near: box) { run in
      let (low, high) = extent(of: run)
      if high > from, low < to { body(run) }
    }
  }

  /// Whether what is drawn between two lengths is taken as it is: a dot, or all of a closed subpath, whose
  /// ends are joined.
  func isKeptWhole(from: CGFloat, to: CGFloat) -> Bool {
    pieces.isEmpty || isClosed && from <= 0 && to >= length
  }

  private func forEachRun(near box: PointBox, _ body: (Range<Int>) -> Void) {
    var open: Range<Int>?
    var index = 0
    while index < pieces.count {
      if index.isMultiple(of: Self.piecesPerBox), !boxes[index / Self.piecesPerBox].meets(box) {
        index += Self.piecesPerBox
        continue
      }
      guard pieceBoxes[index].meets(box) else {
        index += 1
        continue
      }
      let run = run(around: index, box)
      if let last = open, run.lowerBound <= last.upperBound {
        open = last.lowerBound..<run.upperBound
      } else {
        if let last = open { body(last) }
        open = run
      }
      index = run.upperBound
    }
    if let last = open { body(last) }
  }

  /// The arc lengths at which the first piece begins and the last one ends.
  func extent(of range: Range<Int>) -> (low: CGFloat, high: CGFloat) {
    range.isEmpty ? (0, 0) : (begin(of: range.lowerBound), lengths[range.upperBound - 1])
  }

  /// Holds the middle of pieces; without any, the start.
  fileprivate func box(of range: Range<Int>) -> PointBox {
    var box = PointBox()
    if range.isEmpty { box.add(start) }
    var index = range.lowerBound
    while index < range.upperBound {
      if index.isMultiple(of: Self.piecesPerBox), index + Self.piecesPerBox <= range.upperBound {
        box.add(boxes[index / Self.piecesPerBox])
        index += Self.piecesPerBox
      } else {
        box.add(pieceBoxes[index])
        index += 1
      }
    }
    return box
  }

  private func run(around index: Int, _ box: PointBox) -> Range<Int> {
    var low = max(0, index - 1)
    var high = min(pieces.count, index + 2)
    while low > 0, !pieces[low].continuesCurve { low -= 1 }
    while high < pieces.count,
      !pieces[high].continuesCurve || pieceBoxes[high - 1].meets(box)
    {
      // Pieces that all reach into it are passed by together.
      if high.isMultiple(of: Self.piecesPerBox), boxes[high / Self.piecesPerBox].lies(in: box) {
        high = min(high + Self.piecesPerBox, pieces.count)
      } else {
        high += 1
      }
    }
    return low..<high
  }
}

extension PointBox {
  init(around piece: FlattenedPath.Piece) {
    self.init()
    let (one, other) = (piece.start, piece.end)
    // A curve leaves the box around its ends by no more than it is longer than its chord.
    let bulge = piece.curve == nil ? 0 : max(0, piece.length - (other - one).length)
    add(CGPoint(x: min(one.x, other.x) - bulge, y: min(one.y, other.y) - bulge))
    add(CGPoint(x: max(one.x, other.x) + bulge, y: max(one.y, other.y) + bulge))
  }

  mutating func add(_ other: PointBox) {
    add(other.low)
    add(other.high)
  }

  init(_ rect: CGRect) {
    self.init()
    add(rect)
  }

  /// Whether all that it holds lies within `box`.
  fileprivate func lies(in box: PointBox) -> Bool {
    low.x >= box.low.x && high.x <= box.high.x && low.y >= box.low.y && high.y <= box.high.y
  }

  /// False where the two have nothing in common.
  func meets(_ box: PointBox) -> Bool {
    !(low.x > box.high.x || high.x < box.low.x || low.y > box.high.y || high.y < box.low.y)
  }
}
