// The damage between two display lists, as a few rectangles of pixels.

extension DisplayList {
  /// The pixels in which this list may differ from `old`, as at most eight rectangles within `area`.
  ///
  /// A pure function of both lists: outside the rectangles both draw the same pixels. Equal lists
  /// have no damage; shared parts are recognised by their storage, so that the cost follows what
  /// changed. `transform` maps the space of both to pixels. The result takes the memory of `spare`.
  package func damage(
    since old: DisplayList, transform: CGAffineTransform, in area: PixelRect,
    reusing spare: consuming [PixelRect] = []
  ) -> [PixelRect] {
    var rects = spare
    rects.removeAll(keepingCapacity: true)
    var changes = Changes(DamageRegion(area: area, rects: rects))
    rects = []
    changes.compare(old.items[...], items[...], under: transform)
    return changes.region.rects
  }
}

/// Collects rectangles of pixels, at most eight, that need not be disjoint.
struct DamageRegion {
  /// More rectangles cost more passes over the list than they save pixels.
  static let mostRects = 8

  let area: PixelRect
  private(set) var rects: [PixelRect]

  /// `rects` is empty; it may have memory.
  init(area: PixelRect, rects: [PixelRect] = []) {
    self.area = area
    self.rects = rects
  }

  mutating func add(_ rect: PixelRect) {
    var rect = rect.intersection(area)
    guard !rect.isEmpty else { return }
    // Joins what costs no more together than apart; joining may bring others near.
    while let index = rects.firstIndex(where: { Self.cost($0, rect) <= 0 }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
    if rects.count > Self.mostRects { joinCheapestPair() }
  }

  /// The pixels that the union has beyond both.
  private static func cost(_ one: PixelRect, _ other: PixelRect) -> Int {
    one.union(other).area - one.area - other.area
  }

  private mutating func joinCheapestPair() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let cost = Self.cost(rects[first], rects[second])
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}
