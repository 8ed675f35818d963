// The parts of a path that lie near a box, by arc length: only their dashes are made.

/// Ranges of arc length in order, which are asked for from the first to the last.
struct NearLengths {
  private let ranges: [ClosedRange<CGFloat>]
  private var next = 0

  /// The ranges do not overlap.
  init(_ ranges: [ClosedRange<CGFloat>]) { self.ranges = ranges }

  /// Whether a range meets `start` … `end`, of which neither is less than in the call before.
  mutating func meet(_ start: CGFloat, _ end: CGFloat) -> Bool {
    while next < ranges.count, ranges[next].upperBound < start { next += 1 }
    return next < ranges.count && ranges[next].lowerBound <= end
  }
}

extension FlattenedPath.Subpath {
  /// The arc lengths whose points may lie in the box, a little more on both sides.
  func lengths(near box: PathBox) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    for index in pieces.indices {
      guard let part = pieces[index].lengths(near: box) else { continue }
      // Far beyond what positions along the path are rounded by.
      let margin = length * 1e-9
      let begin = begin(of: index)
      let (low, high) = (begin + part.lowerBound - margin, begin + part.upperBound + margin)
      if let last = result.last, low <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, high)
      } else {
        result.append(low...high)
      }
    }
    return result
  }
}

extension FlattenedPath.Piece {
  /// The lengths along the piece whose points may lie in the box; all of a curve that is not far from it.
  fileprivate func lengths(near box: PathBox) -> ClosedRange<CGFloat>? {
    guard PointBox(around: self).meets(box.points) else { return nil }
    guard isLine else { return 0...length }
    var (first, last) = (CGFloat(0), CGFloat(1))
    let (low, high) = (box.points.low, box.points.high)
    for (start, delta, low, high) in [
      (start.x, end.x - start.x, low.x, high.x), (start.y, end.y - start.y, low.y, high.y),
    ] where delta != 0 {
      let (one, other) = ((low - start) / delta, (high - start) / delta)
      first = max(first, min(one, other))
      last = min(last, max(one, other))
    }
    return first <= last ? first * length...last * length : nil
  }
}
