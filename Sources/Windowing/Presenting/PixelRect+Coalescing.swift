// The reduction of many rectangles of damage to few.

extension PixelRect {
  /// The most rectangles of damage of a frame: more cost more than the pixels between them.
  package static let damageLimit = 8
}

extension [PixelRect] {
  /// At most `limit` rectangles that cover these and do not overlap, in reading order.
  ///
  /// Overlapping rectangles become their union; then the pair whose union adds the fewest pixels
  /// is merged until few enough are left. Cost: cubic in the count, which is small. The result
  /// depends on the rectangles alone, in their order.
  package func coalesced(limit: Int = PixelRect.damageLimit) -> [PixelRect] {
    var rects = self
    rects.coalesce(limit: limit)
    return rects
  }

  /// Becomes what `coalesced(limit:)` gives, in the memory that it has.
  package mutating func coalesce(limit: Int = PixelRect.damageLimit) {
    precondition(limit >= 1, "damage needs a rectangle, not \(limit)")
    var merged = 0
    for index in indices where !self[index].isEmpty {
      merged = putMergingOverlaps(self[index], among: merged)
    }
    removeLast(count - merged)
    while count > limit {
      let (first, second) = cheapestPair()
      let union = self[first].union(self[second])
      remove(at: second)
      remove(at: first)
      append(union)
      merged = putMergingOverlaps(union, among: count - 1)
      removeLast(count - merged)
    }
    sort { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The rectangles' parts inside `bounds`.
  package func clipped(to bounds: PixelRect) -> [PixelRect] {
    var rects = self
    rects.clip(to: bounds)
    return rects
  }

  /// Becomes what `clipped(to:)` gives, in the memory that it has.
  package mutating func clip(to bounds: PixelRect) {
    for index in indices { self[index] = self[index].intersection(bounds) }
    removeAll(where: \.isEmpty)
  }

  /// Adds a rectangle to the first `count` ones, which do not overlap, and merges it with those
  /// that it overlaps. Returns the new number of rectangles; the elements after them are lost.
  private mutating func putMergingOverlaps(_ rect: PixelRect, among count: Int) -> Int {
    var (rect, count) = (rect, count)
    while let hit = self[..<count].firstIndex(where: { !$0.intersection(rect).isEmpty }) {
      rect = rect.union(self[hit])
      for index in hit..<count - 1 { self[index] = self[index + 1] }
      count -= 1
    }
    self[count] = rect
    return count + 1
  }

  /// The indices, ascending, of the two whose union adds the fewest pixels.
  private func cheapestPair() -> (Int, Int) {
    var best = (0, 1)
    var bestGrowth = Int.max
    for second in indices.dropFirst() {
      for first in 0..<second {
        let growth =
          self[first].union(self[second]).area - self[first].area - self[second].area
        if growth < bestGrowth {
          bestGrowth = growth
          best = (first, second)
        }
      }
    }
    return best
  }
}
