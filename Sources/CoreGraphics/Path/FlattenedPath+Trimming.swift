// Parts of a flattened path by arc length: trimming and dashing.

extension FlattenedPath {
  /// The part between two fractions of the whole length, over all subpaths in order.
  ///
  /// A closed subpath that is kept whole stays closed. `start` ≥ `end` keeps nothing; fractions
  /// are clamped to 0 … 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> FlattenedPath {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    guard start < end else { return FlattenedPath() }
    if start == 0, end == 1 { return self }
    var result = FlattenedPath()
    var offset: CGFloat = 0
    for subpath in subpaths {
      let from = start * length - offset
      let to = end == 1 ? .infinity : end * length - offset
      if let part = subpath.part(from: from, to: to) { result.append(part) }
      offset += subpath.length
    }
    return result
  }

  /// Dashes of the given lengths (dash, gap, dash, …), anew on each subpath.
  ///
  /// An odd pattern is used twice; a negative phase runs the pattern backwards. A pattern without
  /// positive sum or with a negative entry is no pattern: the path stays whole. So does one that
  /// would make more than 100 000 dashes, which nobody can tell from a line.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of dash, gap, dash, …
  ///   - phase: The length into the pattern at which each subpath begins.
  ///   - box: Dashes that do not reach into it are left out; the others are the same. Default: nil, all are made.
  /// - Returns: A subpath for each dash, or the path itself.
  package func dashed(
    lengths: [CGFloat], phase: CGFloat, near box: PathBox? = nil
  ) -> FlattenedPath {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }),
      length / period * CGFloat(pattern.count) < 200_000
    else { return self }
    var result = FlattenedPath()
    for subpath in subpaths {
      let pattern = DashPattern(pattern, period: period, phase: phase)
      for dash in subpath.dashes(pattern, near: box) { result.append(dash) }
    }
    return result
  }
}

/// A position in a dash pattern.
private struct DashPattern {
  private let lengths: [CGFloat]
  private var index = 0
  /// The rest of the current dash or gap.
  private(set) var rest: CGFloat

  init(_ lengths: [CGFloat], period: CGFloat, phase: CGFloat) {
    self.lengths = lengths
    var phase = phase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    // A dash without length is skipped only where the phase goes beyond it.
    while index < lengths.count - 1, phase >= lengths[index], phase > 0 || lengths[index] > 0 {
      phase -= lengths[index]
      index += 1
    }
    rest = max(0, lengths[index] - phase)
  }

  var isDash: Bool { index.isMultiple(of: 2) }

  mutating func advance() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }
}

extension FlattenedPath.Subpath {
  /// The open part between two lengths; itself where it is wholly inside; nil where nothing is left.
  func part(from start: CGFloat, to end: CGFloat) -> FlattenedPath.Subpath? {
    if start <= 0, end >= length, end > 0 || length > 0 { return self }
    guard length > 0, end > 0, start < length, start < end else { return nil }
    return slice(from: max(0, start), to: min(length, end))
  }

  /// The dashes that may reach into the box, in order; where a closed subpath begins and ends inside one, it is one
  /// dash.
  fileprivate func dashes(_ pattern: DashPattern, near box: PathBox?) -> [FlattenedPath.Subpath] {
    guard length > 0 else { return pattern.isDash ? [self] : [] }
    var pattern = pattern
    var near = NearLengths(box.map { lengths(near: $0) } ?? [0...length])
    // Whether the path begins in a dash that is made, and ends in one.
    var beginsInDash = false
    var endsInDash = false
    var result: [FlattenedPath.Subpath] = []
    var position: CGFloat = 0
    while position < length {
      let end = min(position + pattern.rest, length)
      endsInDash = false
      if pattern.isDash, near.meet(position, end) {
        if position == 0, end == length, isClosed { return [self] }
        result.append(slice(from: position, to: end))
        if position == 0 { beginsInDash = true }
        endsInDash = position + pattern.rest > length
      }
      position += pattern.rest
      pattern.advance()
    }
    if isClosed, beginsInDash, endsInDash, result.count > 1 {
      let last = result.removeLast()
      result[0] = last.continued(by: result[0])
    }
    return result
  }

  private func continued(by other: FlattenedPath.Subpath) -> FlattenedPath.Subpath {
    var result = self
    for piece in other.pieces { result.append(piece) }
    return result
  }

  /// The open part from `start` to `end`, 0 ≤ start ≤ end ≤ length; a dot where they are equal.
  func slice(from start: CGFloat, to end: CGFloat) -> FlattenedPath.Subpath {
    var result = FlattenedPath.Subpath(start: self.start)
    let head = forEachPiece(from: start, to: end) { result.append($0) }
    result.start = head.start
    result.direction = head.startTangent
    return result
  }

  /// Calls `body` for the pieces of that part; the piece in which it begins, cut there.
  func forEachPiece(
    from start: CGFloat, to end: CGFloat, _ body: (FlattenedPath.Piece) -> Void
  ) -> FlattenedPath.Piece {
    let first = pieceIndex(at: start)
    let head = pieces[first].part(from: start - begin(of: first), to: pieces[first].length)
    guard start < end else { return head }
    var index = first
    while index < pieces.count, index == first || begin(of: index) < end {
      let begin = begin(of: index)
      var piece = pieces[index]
      if start > begin || end < lengths[index] {
        piece = piece.part(
          from: max(0, start - begin), to: end < lengths[index] ? end - begin : piece.length)
      }
      if index == first { piece.continuesCurve = false }
      if piece.length > 0, piece.start != piece.end { body(piece) }
      index += 1
    }
    return head
  }

  func point(at distance: CGFloat) -> CGPoint {
    let index = pieceIndex(at: distance)
    return pieces[index].part(from: distance - begin(of: index), to: pieces[index].length).start
  }

  /// The piece in which the length `distance` lies (binary search).
  func pieceIndex(at distance: CGFloat) -> Int {
    var low = 0
    var high = lengths.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] <= distance { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The length along the subpath at which a piece begins.
  package func begin(of index: Int) -> CGFloat { index == 0 ? 0 : lengths[index - 1] }
}

extension FlattenedPath.Piece {
  /// The part between two lengths, clamped to the piece.
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> FlattenedPath.Piece {
    let first = min(max(start / length, 0), 1)
    let last = min(max(end / length, first), 1)
    var result = self
    result.length = last >= 1 ? length - start : end - start
    if let curve {
      let cut = curve.part(
        from: curve.parameter(at: first, of: length), to: curve.parameter(at: last, of: length))
      (result.start, result.end) = (cut.start, cut.end)
      result.startTangent = cut.startTangent ?? startTangent
      result.endTangent = cut.endTangent ?? endTangent
      result.curve = cut
    } else {
      result.start = self.start.interpolated(to: self.end, first)
      result.end = self.start.interpolated(to: self.end, last)
    }
    return result
  }
}

extension CubicCurve {
  /// The parameter at which the curve has that fraction of its length, by three steps of Newton's method: pieces
  /// run evenly enough for them to settle.
  fileprivate func parameter(at fraction: CGFloat, of length: CGFloat) -> CGFloat {
    guard fraction > 0, fraction < 1 else { return fraction }
    var t = fraction
    for _ in 0..<3 {
      let speed = derivative(at: t).length
      guard speed > 0 else { break }
      t -= (part(from: 0, to: t).arcLength - fraction * length) / speed
      t = min(max(t, 0), 1)
    }
    return t
  }

  /// The curve between two parameters (de Casteljau twice).
  func part(from first: CGFloat, to last: CGFloat) -> CubicCurve {
    var result = self
    if last < 1 { result = result.split(at: last).0 }
    if first > 0, last > 0 { result = result.split(at: first / last).1 }
    return result
  }

  private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let a = start.interpolated(to: control1, t)
    let b = control1.interpolated(to: control2, t)
    let c = control2.interpolated(to: end, t)
    let ab = a.interpolated(to: b, t)
    let bc = b.interpolated(to: c, t)
    let middle = ab.interpolated(to: bc, t)
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: middle),
      CubicCurve(start: middle, control1: bc, control2: c, end: end)
    )
  }
}
