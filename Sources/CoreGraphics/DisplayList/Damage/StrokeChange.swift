// The part of a line that changed when only its trimming did.

/// The difference of two strokes along the same path that are trimmed differently.
struct StrokeChange {
  private let line: FlattenedPath
  private let old: StrokeStyle
  private let new: StrokeStyle
  private let matrix: CGAffineTransform

  /// nil where more than the trimming differs, or where the change is everywhere: one of them is not
  /// trimmed, or dashes run from a start that moved.
  init?(
    _ path: PathData, from old: StrokeStyle, to new: StrokeStyle, _ matrix: CGAffineTransform
  ) {
    var same = old
    (same.trimStart, same.trimEnd) = (new.trimStart, new.trimEnd)
    guard same == new, old.isTrimmed, new.isTrimmed, new.width > 0, matrix.determinant != 0,
      old.dashLengths.isEmpty || old.trimStart == new.trimStart
    else { return nil }
    let scale = abs(matrix.determinant).squareRoot()
    // Coarser than any rasteriser's: its pieces end where these do and in between.
    line = FlattenedPathCache.shared.flattenedPath(
      path, width: new.width, tolerance: 0.02 / scale, isDivided: true)
    guard line.length > 0, line.length.isFinite else { return nil }
    (self.old, self.new, self.matrix) = (old, new, matrix)
  }

  /// Boxes of pixels that hold all that differs.
  func forEachBox(_ body: (CGRect) -> Void) {
    forEachBox(.start, between: old.trimStart, new.trimStart, body)
    forEachBox(.end, between: old.trimEnd, new.trimEnd, body)
  }

  private func forEachBox(
    _ trim: Trim, between one: CGFloat, _ other: CGFloat, _ body: (CGRect) -> Void
  ) {
    guard one != other else { return }
    line.forEachBox(trim, from: min(one, other), to: max(one, other), style: new) {
      body($0.applying(matrix).insetBy(dx: -1, dy: -1))
    }
  }
}

/// Which end of a line moved.
private enum Trim {
  case start
  case end

  /// The lengths that may show where an end lay between two of them.
  func shown(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
    self == .start ? low ... .infinity : -.infinity...high
  }
}

extension FlattenedPath {
  /// Boxes that hold the difference of the ink where an end moved between two fractions of the length, in
  /// the path's space: one for each run within a subpath, and one for the start of a closed subpath whose
  /// end is among them.
  fileprivate func forEachBox(
    _ trim: Trim, from start: CGFloat, to end: CGFloat, style: StrokeStyle,
    _ body: (CGRect) -> Void
  ) {
    // Sums of lengths may differ in the last digits from those that the line is cut with.
    let slack = length * 1e-6
    let (low, high) = (start * length - slack, end * length + slack)
    var offset: CGFloat = 0
    for subpath in subpaths {
      if offset + subpath.length >= low, offset <= high {
        subpath.forEachBox(trim, from: low - offset, to: high - offset, style: style, body)
      }
      offset += subpath.length
    }
  }
}

extension FlattenedPath.Subpath {
  fileprivate func forEachBox(
    _ trim: Trim, from low: CGFloat, to high: CGFloat, style: StrokeStyle,
    _ body: (CGRect) -> Void
  ) {
    guard !pieces.isEmpty else { return body(dotBox(style)) }
    var first = firstIndex(endingAt: low)
    var last = max(first, firstIndex(endingAt: high))
    // The piece that is cut changes its outline up to its other end, and there the next one its own, if no
    // straight line goes on.
    switch trim {
    case .start: if last + 1 < pieces.count, !pieces[last + 1].continuesLine { last += 1 }
    case .end: if first > 0, !pieces[first].continuesLine { first -= 1 }
    }
    let shown = trim.shown(low, high)
    var run = CGRect.null
    for index in first...last { run = run.union(box(of: index, shown, style)) }
    // Whole, a closed subpath has a join at its start; cut, two caps.
    body(run)
    if isClosed, last == pieces.count - 1 { body(box(of: 0, -.infinity ... .infinity, style)) }
  }

  private func dotBox(_ style: StrokeStyle) -> CGRect {
    CGRect(origin: start, size: .zero).insetBy(dx: -style.reach, dy: -style.reach)
  }

  /// The first piece that ends at `distance` or beyond; the last one where none does.
  private func firstIndex(endingAt distance: CGFloat) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < distance { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension FlattenedPath.Subpath {
  /// A box that holds the ink of the shown part of a piece, with its caps and the joins at both ends.
  private func box(
    of index: Int, _ shown: ClosedRange<CGFloat>, _ style: StrokeStyle
  ) -> CGRect {
    let piece = pieces[index]
    let cap = style.width / 2 * (style.cap == .square ? 2.0.squareRoot() : 1)
    // A part of a curve bulges over its chord.
    let bulge = piece.isLine ? 0 : max(0, piece.length - piece.chord) + cap
    let (begin, end) = (begin(of: index), lengths[index])
    let one = piece.isLine ? piece.point(at: shown.lowerBound - begin) : piece.start
    let other = piece.isLine ? piece.point(at: shown.upperBound - begin) : piece.end
    var box = CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y)
    ).insetBy(dx: -cap - bulge, dy: -cap - bulge)
    if begin >= shown.lowerBound { box = box.union(joinBox(before: index, style)) }
    if end <= shown.upperBound { box = box.union(joinBox(before: index + 1, style)) }
    return box
  }

  /// The join between a piece and the one before it, around in a closed subpath.
  private func joinBox(before index: Int, _ style: StrokeStyle) -> CGRect {
    guard style.join == .miter, isClosed || pieces.indices.contains(index) && index > 0 else {
      return .null
    }
    let next = pieces[index % pieces.count]
    let before = pieces[(index + pieces.count - 1) % pieces.count]
    // cos²(θ/2) = (1 + cos θ)/2; the miter is 1/cos(θ/2) half widths long.
    let cosine =
      before.endTangent.x * next.startTangent.x + before.endTangent.y * next.startTangent.y
    let half = max((1 + cosine) / 2, 0).squareRoot()
    let factor = half > 0 ? min(1 / half, max(style.miterLimit, 1)) : 1
    let reach = style.width / 2 * factor
    return CGRect(x: next.start.x, y: next.start.y, width: 0, height: 0)
      .insetBy(dx: -reach, dy: -reach)
  }
}

extension FlattenedPath.Piece {
  /// Whether the piece before belongs to the same straight line.
  fileprivate var continuesLine: Bool { continuesCurve && isLine }

  /// The point at a length along a straight line, at most at its ends.
  fileprivate func point(at distance: CGFloat) -> CGPoint {
    if distance <= 0 { return start }
    if distance >= length { return end }
    return start.interpolated(to: end, distance / length)
  }

  fileprivate var chord: CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
