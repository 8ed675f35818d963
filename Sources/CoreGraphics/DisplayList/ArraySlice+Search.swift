// Searching runs of items without counting references to those that are skipped.

extension ArraySlice<DisplayItem> {
  /// Calls `body` with the items that may draw in `visible`, in order; `transform` maps theirs to its space.
  package func forEach(
    near visible: CGRect, _ transform: CGAffineTransform, _ body: (DisplayItem) -> Void
  ) {
    // So that not every item's bounds have to be mapped.
    let window = visible.window(before: transform)
    for index in indices where self[index].mayDraw(in: visible, transform, window: window) {
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

extension DisplayItem {
  /// False where the item surely leaves what is visible alone. `window` is that in the item's list; nil
  /// where it is no rectangle there.
  fileprivate func mayDraw(
    in visible: CGRect, _ transform: CGAffineTransform, window: CGRect?
  ) -> Bool {
    guard let window, !hasShadow else { return bounds(in: transform).mayMeet(visible) }
    return bounds.mayMeet(window)
  }
}

extension CGRect {
  /// The preimage of this rectangle under `transform`; nil where that rotates or has no inverse.
  fileprivate func window(before transform: CGAffineTransform) -> CGRect? {
    let scale = transform.determinant
    guard transform.isScaleAndTranslation, scale != 0, scale.isFinite else { return nil }
    return applying(transform.inverted())
  }
}
