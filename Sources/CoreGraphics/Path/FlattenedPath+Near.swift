// The parts of a line that matter in a box.

// A line's outline is the sum of the outlines of its pieces. Where only a box matters, the pieces that
// lie elsewhere may be left out, and nothing in the box changes.

extension FlattenedPath {
  /// The outline of a line that is not dashed, where only what lies in `box` matters: elsewhere it has
  /// gaps, and then `isWhole` is false. In the box the edges are the whole outline's. What is trimmed has
  /// to be divided for it before. Made in `memory`, until it is used again.
  /// Costs O(n) looks at pieces and copies what it keeps.
  package func stroked(
    _ style: StrokeStyle, tolerance: CGFloat, near box: CGRect, in memory: StrokeMemory
  ) -> (outline: PathData, isWhole: Bool) {
    precondition(style.dashLengths.isEmpty, "a dashed line is widened whole")
    guard style.width > 0, style.width.isFinite, style.trimStart < style.trimEnd else {
      return (PathData(), true)
    }
    var stroker = Stroker(style, tolerance: tolerance, in: memory)
    let box = box.insetBy(dx: -style.reach, dy: -style.reach)
    let (start, end) = (min(max(style.trimStart, 0), 1), min(max(style.trimEnd, 0), 1))
    var wholeParts = 0
    var offset: CGFloat = 0
    for subpath in subpaths {
      let from = start * length - offset
      let to = end >= 1 ? .infinity : end * length - offset
      if stroker.add(subpath, from: from, to: to, near: box, in: memory) { wholeParts += 1 }
      offset += subpath.length
    }
    return (stroker.finish(in: memory), wholeParts == subpaths.count)
  }
}

extension Stroker {
  /// Adds the parts of a subpath between two lengths that hold all that its outline has in `box`;
  /// whether that is the whole subpath between them, and anything at all.
  fileprivate mutating func add(
    _ subpath: FlattenedPath.Subpath, from start: CGFloat, to end: CGFloat, near box: CGRect,
    in memory: StrokeMemory
  ) -> Bool {
    // Closed subpaths and dots are kept whole or cut as they are.
    if subpath.pieces.isEmpty || subpath.isClosed && start <= 0 && end >= subpath.length {
      guard let part = subpath.part(from: start, to: end) else { return false }
      add(part)
      return true
    }
    let (first, last) = (max(start, 0), min(end, subpath.length))
    guard first < last else { return false }
    var isWhole = false
    subpath.forEachRun(near: box) { run in
      let (low, high) = (subpath.begin(of: run.lowerBound), subpath.lengths[run.upperBound - 1])
      guard high > first, low < last else { return }
      let range = (from: max(first, low), to: min(last, high))
      let (beginsLine, endsLine) = (low <= first, high >= last)
      memory.pieces.removeAll(keepingCapacity: true)
      let head = subpath.forEachPiece(from: range.from, to: range.to) { memory.pieces.append($0) }
      isWhole = beginsLine && endsLine
      if !memory.pieces.isEmpty {
        addOpen(memory, beginsLine: beginsLine, endsLine: endsLine)
      } else if isWhole {
        // What is too short for a piece is a dot.
        addDot(at: head.start, direction: head.startTangent)
      }
    }
    return isWhole
  }
}

/// Memory in which outlines of strokes are made, one after the other.
package final class StrokeMemory {
  var outline = PathData()
  var contour: [CGPoint] = []
  var pieces: [FlattenedPath.Piece] = []
  var back: [FlattenedPath.Piece] = []

  package init() {}
}

extension FlattenedPath.Subpath {
  /// Calls `body` for runs of the pieces that may reach into `box`, with the next ones to both sides
  /// up to where a curve or a line goes on: there neither side's join depends on what follows.
  fileprivate func forEachRun(near box: CGRect, _ body: (Range<Int>) -> Void) {
    var open: Range<Int>?
    var index = 0
    while index < pieces.count {
      if index.isMultiple(of: Self.piecesPerBox), !boxes[index / Self.piecesPerBox].meets(box) {
        index += Self.piecesPerBox
        continue
      }
      guard pieces[index].mayReach(box) else {
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

  private func run(around index: Int, _ box: CGRect) -> Range<Int> {
    var low = max(0, index - 1)
    var high = min(pieces.count, index + 2)
    while low > 0, !pieces[low].continuesCurve { low -= 1 }
    while high < pieces.count,
      !pieces[high].continuesCurve || pieces[high - 1].mayReach(box)
    {
      high += 1
    }
    return low..<high
  }
}

extension FlattenedPath.Piece {
  /// False where the curve surely has no point in `box`.
  fileprivate func mayReach(_ box: CGRect) -> Bool {
    var own = PointBox()
    own.add(self)
    return own.meets(box)
  }
}

extension PointBox {
  mutating func add(_ piece: FlattenedPath.Piece) {
    let (one, other) = (piece.start, piece.end)
    // A curve leaves the box around its ends by no more than it is longer than its chord.
    let bulge = piece.curve == nil ? 0 : max(0, piece.length - (other - one).length)
    add(CGPoint(x: min(one.x, other.x) - bulge, y: min(one.y, other.y) - bulge))
    add(CGPoint(x: max(one.x, other.x) + bulge, y: max(one.y, other.y) + bulge))
  }

  func meets(_ box: CGRect) -> Bool {
    !(low.x > box.maxX || high.x < box.minX || low.y > box.maxY || high.y < box.minY)
  }
}
