// The intersection of two rectangles, also where coordinates have overflowed.

extension CGRect {
  /// The intersection of both rectangles, perhaps a point or a line without area; null where they do not meet.
  ///
  /// Where a bound of one is not a number, as after a product that overflowed, the other's counts;
  /// Foundation's `intersection` stops the program there.
  package func common(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = CGFloat.maximum(minX, other.minX)
    let right = CGFloat.minimum(maxX, other.maxX)
    let top = CGFloat.maximum(minY, other.minY)
    let bottom = CGFloat.minimum(maxY, other.maxY)
    if left > right || top > bottom { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// False where the two surely have nothing in common, not even a side.
  package func mayMeet(_ other: CGRect) -> Bool {
    guard !isNull else { return false }
    // Written so that a bound that is not a number counts as common.
    return !(minX > other.maxX || maxX < other.minX || minY > other.maxY || maxY < other.minY)
  }
}
