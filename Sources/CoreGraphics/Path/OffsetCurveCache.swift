// A cache of both offset curves of a line: a line that grows from frame to frame is made of parts of them.

/// Both offset curves of a subpath, widened as an open line, and the places at which parts of them may be copied.
///
/// The vertices of a part are those that the stroker would make. The forward curve runs along the subpath, the
/// backward curve from its end to its start.
struct OffsetCurveCache: Sendable {
  /// A place between two collinear pieces, or at an end of the line, at which both curves may be cut.
  struct Cut {
    /// How many vertices of the forward and of the backward curve come before the one at the cut; −1: no cut.
    var forward = -1
    var backward = -1
    /// Whether that vertex ends a curved piece on the forward and on the backward curve.
    var endsBendForward = false
    var endsBendBackward = false

    /// False where what lies beside the cut depends on the pieces on its both sides.
    var isPossible: Bool { forward >= 0 && backward >= 0 }
  }

  fileprivate(set) var forward: [CGPoint] = []
  fileprivate(set) var backward: [CGPoint] = []
  /// The cut before each piece, and the one after the last.
  fileprivate(set) var cuts: [Cut] = []

  var byteCount: Int {
    (forward.count + backward.count) * MemoryLayout<CGPoint>.stride
      + cuts.count * MemoryLayout<Cut>.stride
  }

  /// The longest part between possible cuts within some pieces.
  func longestPart(of pieces: Range<Int>) -> Range<Int> {
    var (low, high) = (pieces.lowerBound, pieces.upperBound)
    while low < high, !cuts[low].isPossible { low += 1 }
    while high > low, !cuts[high].isPossible { high -= 1 }
    return low..<high
  }
}

extension Stroker {
  /// Makes both offset curves of a whole subpath; leaves nothing in the outline.
  mutating func makeOffsetCurves(of subpath: FlattenedPath.Subpath) -> OffsetCurveCache {
    var sides = OffsetCurveCache()
    let pieces = subpath.pieces
    sides.cuts = [OffsetCurveCache.Cut](repeating: OffsetCurveCache.Cut(), count: pieces.count + 1)
    sides.forward = side(of: pieces) { index, count, endsBend in
      sides.cuts[index].forward = count
      sides.cuts[index].endsBendForward = endsBend
    }
    isReversed = true
    sides.backward = side(of: pieces) { index, count, endsBend in
      sides.cuts[pieces.count - index].backward = count
      sides.cuts[pieces.count - index].endsBendBackward = endsBend
    }
    isReversed = false
    return sides
  }

  /// The vertices of the side that is being made; tells of each possible cut how many vertices come before
  /// its own.
  private mutating func side(
    of pieces: [FlattenedPath.Piece],
    cut: (_ index: Int, _ count: Int, _ endsBend: Bool) -> Void
  ) -> [CGPoint] {
    defer { removeContour() }
    var used: CGFloat = 0
    var before: FlattenedPath.Piece?
    for index in pieces.indices {
      let piece = piece(index, of: pieces)
      if let before {
        used = add(piece, after: before, used: used)
      } else {
        beginSide(at: piece)
        cut(0, 0, false)
        addOffset(of: piece)
      }
      before = piece
      let isLast = index + 1 == pieces.count
      guard isLast || goesStraightOn(piece, self.piece(index + 1, of: pieces)), endsPlainly(piece)
      else { continue }
      cut(index + 1, contour.count - 1, bendEnd == contour.count)
    }
    return contour
  }

  /// The piece at an index of the pass; the backward pass visits the pieces from the last to the first.
  private func piece(_ index: Int, of pieces: [FlattenedPath.Piece]) -> FlattenedPath.Piece {
    guard isReversed else { return pieces[index] }
    var piece = pieces[pieces.count - 1 - index].reversed
    piece.continuesCurve = index > 0 && pieces[pieces.count - index].continuesCurve
    return piece
  }

  private func goesStraightOn(_ one: FlattenedPath.Piece, _ next: FlattenedPath.Piece) -> Bool {
    next.continuesCurve && one.endTangent.dot(next.startTangent) > 0
      && abs(one.endTangent.cross(next.startTangent)) < StrokeStyle.straightOn
  }

  /// Whether the last vertex is the piece's end, and belongs to no fan, which would go on.
  private func endsPlainly(_ piece: FlattenedPath.Piece) -> Bool {
    fold.upperBound != contour.count && contour.last == offset(piece.end, piece.endTangent)
  }
}

extension Stroker {
  /// Adds a part of an open subpath: the pieces `kept`, at least one, between the memory's `head` and `tail`.
  mutating func addOpen(
    _ kept: Range<Int>, of sides: OffsetCurveCache, pieces: [FlattenedPath.Piece],
    in memory: StrokeMemory, beginsLine: Bool, endsLine: Bool
  ) {
    let (first, last) = (pieces[kept.lowerBound], pieces[kept.upperBound - 1])
    let (one, other) = (sides.cuts[kept.lowerBound], sides.cuts[kept.upperBound])
    begin(memory.head, or: first)
    goOn(
      sides.forward[one.forward..<other.forward], to: last, isBend: other.endsBendForward,
      isBegun: memory.head.last.map(endsPlainly) ?? false)
    goOn(memory.tail, after: last)
    if endsLine { addCap(after: memory.tail.last ?? last) }
    isReversed = true
    memory.reversed.setReversed(memory.tail)
    begin(memory.reversed, or: last.reversed)
    goOn(
      sides.backward[other.backward..<one.backward], to: first.reversed,
      isBend: one.endsBendBackward,
      isBegun: memory.reversed.last.map(endsPlainly) ?? false)
    memory.reversed.setReversed(memory.head)
    if !memory.reversed.isEmpty { memory.reversed[0].continuesCurve = true }
    goOn(memory.reversed, after: first.reversed)
    if beginsLine { addCap(after: memory.reversed.last ?? first.reversed) }
    isReversed = false
    endContour()
  }

  /// The side of some pieces; without any, where `next` begins.
  private mutating func begin(_ pieces: [FlattenedPath.Piece], or next: FlattenedPath.Piece) {
    beginSide(at: pieces.first ?? next)
    guard let first = pieces.first else { return }
    addOffset(of: first)
    goOn(pieces.dropFirst(), after: first)
  }

  /// Appends cached vertices, whose first one takes the place of the last one here if a side ends there or it is the
  /// same, and the end of `piece`.
  private mutating func goOn(
    _ vertices: ArraySlice<CGPoint>, to piece: FlattenedPath.Piece, isBend: Bool, isBegun: Bool
  ) {
    if isBegun || contour.last == vertices.first { contour.removeLast() }
    contour.append(contentsOf: vertices)
    contour.append(offset(piece.end, piece.endTangent))
    bendEnd = isBend ? contour.count : -1
  }

  private mutating func goOn(
    _ pieces: some Collection<FlattenedPath.Piece>, after piece: FlattenedPath.Piece
  ) {
    var before = piece
    var used: CGFloat = 0
    for piece in pieces {
      used = add(piece, after: before, used: used)
      before = piece
    }
  }
}
