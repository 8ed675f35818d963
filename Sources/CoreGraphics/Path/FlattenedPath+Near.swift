// The parts of a line that matter in a box.

extension FlattenedPath {
  /// A part of a line that is drawn by itself.
  ///
  /// A line's outline is the sum of the outlines of its pieces. Where only a box matters, the pieces
  /// that lie elsewhere may be left out, and nothing in the box changes, to the last bit.
  struct Part {
    var subpath: Subpath
    /// Whether the line begins or ends with this part, and not beyond it.
    var beginsLine = true
    var endsLine = true

    var isOpen: Bool { !subpath.isClosed && !subpath.pieces.isEmpty }
    var isWhole: Bool { beginsLine && endsLine }
  }

  /// Parts of the line between two fractions of its length that hold all that a stroke which reaches
  /// `reach` from it has in `box`. Costs O(n) looks at pieces and copies what it keeps.
  func parts(
    from start: CGFloat, to end: CGFloat, near box: CGRect, reach: CGFloat
  ) -> [Part] {
    let box = box.insetBy(dx: -reach, dy: -reach)
    var parts: [Part] = []
    var offset: CGFloat = 0
    for subpath in subpaths {
      let from = start * length - offset
      let to = end >= 1 ? .infinity : end * length - offset
      parts += subpath.parts(from: from, to: to, near: box)
      offset += subpath.length
    }
    return parts
  }
}

extension FlattenedPath.Subpath {
  fileprivate func parts(
    from start: CGFloat, to end: CGFloat, near box: CGRect
  ) -> [FlattenedPath.Part] {
    // Closed subpaths and dots are kept whole or cut as they are.
    let isWhole = start <= 0 && end >= length
    if pieces.isEmpty || isClosed && isWhole {
      return part(from: start, to: end).map { [FlattenedPath.Part(subpath: $0)] } ?? []
    }
    let (first, last) = (max(start, 0), min(end, length))
    guard first < last else { return [] }
    return runs(near: box).compactMap { run in
      let (low, high) = (begin(of: run.lowerBound), lengths[run.upperBound - 1])
      guard high > first, low < last else { return nil }
      let part = FlattenedPath.Part(
        subpath: slice(from: max(first, low), to: min(last, high)), beginsLine: low <= first,
        endsLine: high >= last)
      // What is too short for a piece is a dot.
      return part.isOpen || part.isWhole ? part : nil
    }
  }

  /// The pieces that may reach into `box`, with the next ones to both sides up to where a curve or a
  /// line goes on: there neither side's join depends on what follows.
  private func runs(near box: CGRect) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < pieces.count {
      if pieces[index].mayReach(box) {
        let run = run(around: index, box)
        if let last = runs.last, run.lowerBound <= last.upperBound {
          runs[runs.count - 1] = last.lowerBound..<run.upperBound
        } else {
          runs.append(run)
        }
        index = run.upperBound
      } else {
        index += 1
      }
    }
    return runs
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
    // A curve leaves the box around its ends by no more than it is longer than its chord.
    let bulge = curve == nil ? 0 : max(0, length - (end - start).length)
    return
      !(min(start.x, end.x) - bulge > box.maxX || max(start.x, end.x) + bulge < box.minX
      || min(start.y, end.y) - bulge > box.maxY || max(start.y, end.y) + bulge < box.minY)
  }
}
