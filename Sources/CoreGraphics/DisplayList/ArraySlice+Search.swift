// Looking through runs of items: most are passed by, and here none is counted for that.

extension ArraySlice<DisplayItem> {
  /// Calls `body` with the items that may draw in `window`, a rectangle in their space, in order, and with
  /// those that have shadows, of which bounds do not tell it.
  package func forEach(near window: CGRect, _ body: (DisplayItem) -> Void) {
    for index in indices where self[index].hasShadow || self[index].bounds.mayMeet(window) {
      body(self[index])
    }
  }

  /// Calls `body` with the pairs of items that are not the same, as `isSame` tells, in order. Both runs
  /// have as many.
  package func forEachDifference(from other: Self, _ body: (DisplayItem, DisplayItem) -> Void) {
    let shift = other.startIndex - startIndex
    for index in indices where !self[index].isSame(as: other[index + shift]) {
      body(self[index], other[index + shift])
    }
  }

  /// Both without the items at both ends that are the same in both, as `isSame` tells.
  package func withoutCommonEnds(_ other: Self) -> (Self, Self) {
    let shorter = Swift.min(count, other.count)
    var (front, back) = (0, 0)
    while front < shorter, self[startIndex + front].isSame(as: other[other.startIndex + front]) {
      front += 1
    }
    while back < shorter - front,
      self[endIndex - 1 - back].isSame(as: other[other.endIndex - 1 - back])
    {
      back += 1
    }
    return (dropFirst(front).dropLast(back), other.dropFirst(front).dropLast(back))
  }
}
