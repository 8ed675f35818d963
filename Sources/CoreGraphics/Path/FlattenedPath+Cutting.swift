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
  package func dashed(lengths: [CGFloat], phase: CGFloat) -> FlattenedPath {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }),
      length / period * CGFloat(pattern.count) < 200_000
    else { return self }
    var result = FlattenedPath()
    for subpath in subpaths {
      for dash in subpath.dashes(DashPattern(pattern, period: period, phase: phase)) {
        result.append(dash)
      }
    }
    return result
  }
}

/// Where in a dash pattern a line is.
private struct DashPattern {
  private let lengths: [CGFloat]
  private var index = 0
  /// What is left of the present dash or gap.
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
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> FlattenedPath.Subpath? {
    if start <= 0, end >= length, end > 0 || length > 0 { return self }
    guard length > 0, end > 0, start < length, start < end else { return nil }
    return slice(from: max(0, start), to: min(length, end))
  }

  /// The dashes, in order; where a closed subpath begins and ends inside one, it is one dash.
  fileprivate func dashes(_ pattern: DashPattern) -> [FlattenedPath.Subpath] {
    guard length > 0 else { return pattern.isDash ? [self] : [] }
    var pattern = pattern
    let beginsInDash = pattern.isDash
    var endsInDash = false
    var result: [FlattenedPath.Subpath] = []
    var position: CGFloat = 0
    while position < length {
      let end = min(position + pattern.rest, length)
      if pattern.isDash {
        if position == 0, end == length, isClosed { return [self] }
        result.append(slice(from: position, to: end))
        endsInDash = position + pattern.rest > length
      } else {
        endsInDash = false
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
  private func slice(from start: CGFloat, to end: CGFloat) -> FlattenedPath.Subpath {
    let first = pieceIndex(at: start)
    let head = location(in: first, at: start)
    var result = FlattenedPath.Subpath(start: head.point)
    result.direction = head.tangent
    guard start < end else { return result }
    var index = first
    while index < pieces.count, index == first || begin(of: index) < end {
      var piece = pieces[index]
      let begin = begin(of: index)
      if lengths[index] > end { piece.cut(end: location(in: index, at: end), at: end - begin) }
      if index == first {
        piece.cut(start: head, at: min(start - begin, piece.length))
        piece.continuesCurve = false
      }
      if piece.length > 0, piece.start != piece.end { result.append(piece) }
      index += 1
    }
    return result
  }

  func point(at distance: CGFloat) -> CGPoint {
    location(in: pieceIndex(at: distance), at: distance).point
  }

  /// The piece in which the length `distance` lies (binary search).
  private func pieceIndex(at distance: CGFloat) -> Int {
    var low = 0
    var high = lengths.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] <= distance { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func begin(of index: Int) -> CGFloat { index == 0 ? 0 : lengths[index - 1] }

  private func location(
    in index: Int, at distance: CGFloat
  ) -> (point: CGPoint, tangent: CGPoint) {
    let piece = pieces[index]
    let fraction = (distance - begin(of: index)) / piece.length
    return piece.location(at: min(max(fraction, 0), 1))
  }
}

extension FlattenedPath.Piece {
  /// Point and tangent at a fraction of the length.
  fileprivate func location(at fraction: CGFloat) -> (point: CGPoint, tangent: CGPoint) {
    let tangent =
      startTangent == endTangent
      ? startTangent : startTangent.interpolated(to: endTangent, fraction).normalized
    return (start.interpolated(to: end, fraction), tangent ?? startTangent)
  }

  fileprivate mutating func cut(end: (point: CGPoint, tangent: CGPoint), at newLength: CGFloat) {
    (self.end, endTangent, length) = (end.point, end.tangent, newLength)
  }

  fileprivate mutating func cut(start: (point: CGPoint, tangent: CGPoint), at cut: CGFloat) {
    (self.start, startTangent, length) = (start.point, start.tangent, length - cut)
  }
}
