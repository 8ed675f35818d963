// A stroke that is trimmed anew from frame to frame, and the offset curves of it that stay.

/// A line that is not dashed, made ready for being trimmed anew from frame to frame: flattened, divided
/// and widened once.
package final class TrimmableStroke: Sendable {
  private let line: FlattenedPath
  /// The offset curves of each subpath.
  private let sides: [OffsetCurveCache]
  private let roundCap: [CGPoint]
  private let tolerance: CGFloat

  /// - Parameters:
  ///   - path: Any path.
  ///   - style: Its caps, trims and dashes do not count.
  ///   - tolerance: As in `PathData.stroked`.
  package init(_ path: PathData, _ style: StrokeStyle, tolerance: CGFloat) {
    let line = FlattenedPath(path, halfWidth: style.width / 2, tolerance: tolerance)
      .dividedForTrimming(width: style.width)
    var stroker = Stroker(style, tolerance: tolerance)
    self.line = line
    self.tolerance = tolerance
    sides = line.subpaths.map { stroker.makeOffsetCurves(of: $0) }
    roundCap = stroker.roundCap
  }

  /// The size in bytes.
  package var byteCount: Int {
    let pieces = line.subpaths.reduce(0) { $0 + $1.pieces.count }
    return sides.reduce(pieces * MemoryLayout<FlattenedPath.Piece>.stride) { $0 + $1.byteCount }
  }

  /// The outline of the line as `style` trims it, complete in `window` alone.
  ///
  /// The edges in the window's pixels, and all edges that they meet in a row, are those of the whole outline;
  /// elsewhere parts may be missing. Costs a bounds check for each piece, and a copy of the cached vertices.
  ///
  /// - Parameters:
  ///   - style: Without dashes.
  ///   - window: The rows and pixels that are drawn.
  ///   - memory: Holds the outline until it is used again.
  /// - Returns: The outline, and whether it is complete.
  package func stroked(
    _ style: StrokeStyle, near window: StrokeWindow, in memory: StrokeMemory
  ) -> (outline: PathData, isWhole: Bool) {
    precondition(style.dashLengths.isEmpty, "a dashed line is widened whole")
    guard style.width > 0, style.width.isFinite,
      max(style.trimStart, 0) < min(style.trimEnd, 1)
    else { return (PathData(), true) }
    line.findRuns(style, window, in: memory)
    var stroker = Stroker(style, tolerance: tolerance, roundCap: roundCap, in: memory)
    var wholeParts = 0
    for run in memory.runs where run.isSeen {
      stroker.add(run, of: line.subpaths[run.subpath], sides: sides[run.subpath], in: memory)
      if run.isWhole { wholeParts += 1 }
    }
    return (stroker.finish(in: memory), wholeParts == line.subpaths.count)
  }
}

extension Stroker {
  fileprivate mutating func add(
    _ run: StrokeRun, of subpath: FlattenedPath.Subpath, sides: OffsetCurveCache,
    in memory: StrokeMemory
  ) {
    if subpath.isKeptWhole(from: run.from, to: run.to) { return add(subpath) }
    let kept = sides.longestPart(of: subpath.wholePieces(of: run))
    if kept.isEmpty { return addPieces(of: run, subpath, in: memory) }
    let (low, high) = subpath.extent(of: kept)
    subpath.takePieces(&memory.head, from: run.from, to: low)
    subpath.takePieces(&memory.tail, from: high, to: run.to)
    if !memory.tail.isEmpty { memory.tail[0].continuesCurve = true }
    addOpen(
      kept, of: sides, pieces: subpath.pieces, in: memory, beginsLine: run.beginsLine,
      endsLine: run.endsLine)
  }

  /// Adds a run of which no offset curve is cached.
  private mutating func addPieces(
    of run: StrokeRun, _ subpath: FlattenedPath.Subpath, in memory: StrokeMemory
  ) {
    memory.head.removeAll(keepingCapacity: true)
    let head = subpath.forEachPiece(from: run.from, to: run.to) { memory.head.append($0) }
    if !memory.head.isEmpty {
      addOpen(memory, beginsLine: run.beginsLine, endsLine: run.endsLine)
    } else if run.isWhole {
      // A run too short for a piece is a dot.
      addDot(at: head.start, direction: head.startTangent)
    }
  }
}

extension FlattenedPath.Subpath {
  /// The pieces of a run that neither end of the line cuts.
  fileprivate func wholePieces(of run: StrokeRun) -> Range<Int> {
    var (low, high) = (run.pieces.lowerBound, run.pieces.upperBound)
    if run.from > begin(of: low) { low = pieceIndex(at: run.from) + 1 }
    if run.to < lengths[high - 1] { high = pieceIndex(at: run.to) }
    return low..<max(low, high)
  }

  /// Puts the pieces between two lengths into an array, in the memory that it has.
  fileprivate func takePieces(
    _ result: inout [FlattenedPath.Piece], from start: CGFloat, to end: CGFloat
  ) {
    result.removeAll(keepingCapacity: true)
    if start < end { _ = forEachPiece(from: start, to: end) { result.append($0) } }
  }
}
