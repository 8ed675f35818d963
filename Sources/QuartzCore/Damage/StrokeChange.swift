// The part of a line that changed when only its trimming did.

/// Where two strokes along the same path differ that are trimmed differently.
struct StrokeChange {
  /// In pixels.
  let boxes: [CGRect]

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
    let line = FlattenedPath(path, halfWidth: new.width / 2, tolerance: 0.25 / scale)
      .dividedForTrimming(width: new.width)
    guard line.length > 0, line.length.isFinite else { return nil }
    var boxes: [CGRect] = []
    for (one, other) in [(old.trimStart, new.trimStart), (old.trimEnd, new.trimEnd)]
    where one != other {
      let part = line.indices(from: min(one, other), to: max(one, other))
      boxes += line.boxes(part, new).map {
        $0.applying(matrix).insetBy(dx: -1, dy: -1)
      }
    }
    self.boxes = boxes
  }
}

extension StrokeStyle {
  /// Whether lines are cut, and so drawn in short parts.
  fileprivate var isTrimmed: Bool { trimStart > 0 || trimEnd < 1 }
}

/// A piece of a flattened path by subpath and index.
private struct PieceIndex: Equatable {
  var subpath: Int
  var piece: Int
}

extension FlattenedPath {
  /// The pieces that lie between two fractions of the length, and one more each way: the piece that
  /// the cut lies in and its neighbour change their outline up to their far end.
  fileprivate func indices(from start: CGFloat, to end: CGFloat) -> [PieceIndex] {
    let (low, high) = (start * length, end * length)
    var all: [(index: PieceIndex, begin: CGFloat, end: CGFloat)] = []
    var offset: CGFloat = 0
    for (number, subpath) in subpaths.enumerated() {
      for index in subpath.pieces.indices {
        let begin = index == 0 ? 0 : subpath.lengths[index - 1]
        all.append(
          (
            PieceIndex(subpath: number, piece: index), offset + begin,
            offset + subpath.lengths[index]
          ))
      }
      offset += subpath.length
    }
    // Sums of lengths may differ in the last digits from those that the line is cut with.
    let slack = length * 1e-6
    guard let first = all.firstIndex(where: { $0.end >= low - slack }),
      let last = all.lastIndex(where: { $0.begin <= high + slack }), first <= last
    else { return [] }
    return all[max(first - 1, 0)...min(last + 1, all.count - 1)].map(\.index)
  }

  /// Boxes that hold the ink of the pieces, in the path's space: one for each run within a subpath,
  /// and one for the start of a closed subpath whose end is among them.
  fileprivate func boxes(_ indices: [PieceIndex], _ style: StrokeStyle) -> [CGRect] {
    var boxes: [Int: CGRect] = [:]
    var order: [Int] = []
    var starts: [CGRect] = []
    for index in indices {
      let subpath = subpaths[index.subpath]
      if boxes[index.subpath] == nil { order.append(index.subpath) }
      boxes[index.subpath, default: .null] = boxes[index.subpath, default: .null].union(
        subpath.box(of: index.piece, style))
      if subpath.isClosed, index.piece == subpath.pieces.count - 1 {
        // Whole, it has a join at its start; cut, two caps.
        starts.append(subpath.box(of: 0, style))
      }
    }
    return order.compactMap { boxes[$0] } + starts
  }
}

extension FlattenedPath.Subpath {
  /// A box that holds the ink of a piece with its caps and the joins at both ends.
  fileprivate func box(of index: Int, _ style: StrokeStyle) -> CGRect {
    let piece = pieces[index]
    let cap = style.width / 2 * (style.cap == .square ? 2.0.squareRoot() : 1)
    // A part of a curve bulges over its chord.
    let bulge =
      piece.startTangent == piece.endTangent ? 0 : max(0, piece.length - piece.chord) + cap
    let body = CGRect(bounding: [piece.start, piece.end])
      .insetBy(dx: -cap - bulge, dy: -cap - bulge)
    return body.union(joinBox(before: index, style)).union(joinBox(before: index + 1, style))
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
  fileprivate var chord: CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
