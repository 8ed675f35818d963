// Lines in short parts, so that a stroke that grows keeps the vertices it has.

extension FlattenedPath {
  /// The path as a trimmed stroke of `width` follows it: lines in parts of equal length, none longer
  /// than two widths or 1/512 of the path, whichever is more.
  ///
  /// Outlines are rounded to a fine grid. A line whose end moves from frame to frame would be
  /// rounded anew along all its length; made of short parts only the last of them changes, so that
  /// damage can be as small as the part of the line that grew. O(n).
  package func dividedForTrimming(width: CGFloat) -> FlattenedPath {
    let longest = max(2 * width, length / 512)
    // If coordinates overflow, the sum may be NaN while a part is infinite.
    guard longest > 0, longest.isFinite, length.isFinite else { return self }
    var result = FlattenedPath()
    for subpath in subpaths { result.append(subpath.divided(longest: longest)) }
    return result
  }
}

extension FlattenedPath.Subpath {
  fileprivate func divided(longest: CGFloat) -> FlattenedPath.Subpath {
    var result = FlattenedPath.Subpath(start: start)
    result.isClosed = isClosed
    result.direction = direction
    for piece in pieces {
      for part in piece.divided(longest: longest) { result.append(part) }
    }
    return result
  }
}

extension FlattenedPath.Piece {
  /// A line in equal parts that continue each other; a part of a curve as it is.
  fileprivate func divided(longest: CGFloat) -> [FlattenedPath.Piece] {
    let count = (length / longest).rounded(.up)
    guard curve == nil, count > 1 else { return [self] }
    return (0..<Int(count)).map { index in
      var part = self
      part.start = start.interpolated(to: end, CGFloat(index) / count)
      part.end =
        index + 1 == Int(count) ? end : start.interpolated(to: end, CGFloat(index + 1) / count)
      part.length = length / count
      if index > 0 { part.continuesCurve = true }
      return part
    }
  }
}
