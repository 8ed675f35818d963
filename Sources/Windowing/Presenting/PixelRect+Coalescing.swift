// Many rectangles of damage made few.

extension [PixelRect] {
  /// At most `limit` rectangles that cover these and do not overlap, in reading order.
  ///
  /// Overlapping rectangles become their union; then the pair whose union adds the fewest pixels
  /// is merged until few enough are left. Cost: cubic in the count, which is small. The result
  /// depends on the rectangles alone, in their order.
  package func coalesced(limit: Int = 8) -> [PixelRect] {
    precondition(limit >= 1, "damage needs a rectangle, not \(limit)")
    var rects: [PixelRect] = []
    for rect in self where !rect.isEmpty { rects.insertMergingOverlaps(rect) }
    while rects.count > limit {
      let (first, second) = rects.cheapestPair()
      let union = rects[first].union(rects[second])
      rects.remove(at: second)
      rects.remove(at: first)
      rects.insertMergingOverlaps(union)
    }
    return rects.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The rectangles' parts inside `bounds`.
  package func clipped(to bounds: PixelRect) -> [PixelRect] {
    map { $0.intersection(bounds) }.filter { !$0.isEmpty }
  }

  private mutating func insertMergingOverlaps(_ rect: PixelRect) {
    var rect = rect
    while let hit = firstIndex(where: { !$0.intersection(rect).isEmpty }) {
      rect = rect.union(remove(at: hit))
    }
    append(rect)
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
