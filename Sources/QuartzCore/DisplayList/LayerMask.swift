// A layer's mask: a clip where its alpha is simply a shape, else a list whose alpha counts.

/// What a mask layer draws, whose alpha is what it leaves visible.
struct LayerMask {
  /// In the mask layer's own space, with opacity and all; empty where it is not visible.
  let items: DisplayList
  /// To the masked layer's space; nil where there is none.
  let matrix: CGAffineTransform?
  /// Whether the layer has no sublayers and no mask.
  let isSingle: Bool

  /// The one opaque shape that the items are, in the masked layer's space; nil where they are more.
  fileprivate func shape(_ matrix: CGAffineTransform) -> ClipShape? {
    guard isSingle, items.count == 1, !items[0].isClipped, items[0].transform.isIdentity,
      case .fill(let shape, let paint) = items[0].content, paint.isOpaque
    else { return nil }
    return ClipShape(shape, matrix)
  }
}

extension DisplayList {
  /// Gives the items the mask's alpha. Several things under a shape are drawn as one picture first:
  /// clipped one by one their edges would show through.
  mutating func mask(with mask: LayerMask, _ pool: ItemPool) {
    guard let matrix = mask.matrix, matrix.determinant != 0, !mask.items.isEmpty else {
      self = DisplayList()
      return
    }
    guard let clip = mask.shape(matrix) else {
      var list = pool.list()
      list.append(pool.item(.list(mask.items), transform: matrix))
      return become(pool.item(.group(DisplayGroup(self, mask: list))), pool)
    }
    pool.lend(mask.items)
    if isEmpty { return }
    if mayOverlap {
      become(PlacedItem(pool.item(.group(DisplayGroup(self)))).clipped(by: clip, pool), pool)
    } else {
      self[0] = PlacedItem(innermost: self[0]).clipped(by: clip, pool)
    }
  }

  /// Becomes a list of the one item, which holds what the list was.
  mutating func become(_ item: DisplayItem, _ pool: ItemPool) {
    self = pool.list()
    append(item)
  }
}
