// A layer's mask: a clip where its alpha is simply a shape, else a list whose alpha counts.

/// The picture of a mask layer. Its alpha limits the masked layer.
struct LayerMask {
  /// In the mask layer's own space, its opacity included; empty where it is not visible.
  fileprivate let items: DisplayList
  /// To the masked layer's space; nil where there is none.
  fileprivate let matrix: CGAffineTransform?
  /// Whether the mask layer has no sublayers and no mask of its own.
  private let isSingle: Bool

  /// - Parameters:
  ///   - items: The mask layer's picture in its own space.
  ///   - isSingle: Whether the mask layer has no sublayers and no mask of its own.
  ///   - shown: The values that the picture shows.
  ///   - geometry: The masked layer's geometry for sublayers.
  init(
    _ items: DisplayList, isSingle: Bool, showing shown: SharedValues,
    in geometry: SublayerGeometry?
  ) {
    self.items = items
    matrix = shown.matrix(in: geometry)
    self.isSingle = isSingle
  }

  /// The one opaque shape that the items are, in the masked layer's space; nil where they are more.
  fileprivate func shape(_ matrix: CGAffineTransform) -> ClipShape? {
    guard isSingle, items.count == 1, !items[0].isClipped, items[0].transform.isIdentity,
      case .fill(let shape, let paint) = items[0].content, paint.isOpaque
    else { return nil }
    return ClipShape(shape, matrix)
  }
}

extension DisplayList {
  /// Finishes the picture of a layer: its mask, then its opacity.
  ///
  /// - Parameters:
  ///   - mask: nil for a layer without a mask.
  ///   - shown: The values whose opacity counts.
  ///   - pool: The memory for new items.
  mutating func finish(mask: LayerMask?, opacityOf shown: SharedValues, pool: ItemPool) {
    if let mask { self.mask(with: mask, pool) }
    fade(showing: shown, pool)
  }

  /// Gives the items the mask's alpha. Several things under a shape are drawn as one picture first:
  /// clipped one by one their edges would show through.
  private mutating func mask(with mask: LayerMask, _ pool: ItemPool) {
    guard let matrix = mask.matrix, matrix.determinant != 0, !mask.items.isEmpty else {
      self = DisplayList()
      return
    }
    guard let clip = mask.shape(matrix) else {
      var list = pool.list()
      list.append(pool.item(.list(mask.items), transform: matrix))
      return become(pool.item(.group(DisplayGroup(self, mask: list))), pool)
    }
    pool.recycleLater(mask.items)
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
