// A layer's mask: a clip where its alpha is simply a shape, else a list whose alpha counts.

/// What a mask layer leaves visible.
enum LayerMask {
  /// Nothing.
  case nothing
  /// What lies inside one opaque shape. In the masked layer's space.
  case shape(ClipShape)
  /// What the alpha of a list lets through. In the masked layer's space.
  case list(DisplayList)

  /// What a mask layer that draws `items` (in its own space, with opacity and all) leaves visible. `isSingle` where it has no sublayers and no mask.
  init(_ items: DisplayList, matrix: CGAffineTransform?, isSingle: Bool, _ pool: ItemPool) {
    guard let matrix, matrix.determinant != 0, !items.isEmpty else {
      self = .nothing
      return
    }
    if isSingle, let shape = Self.shape(items) {
      pool.lend(items)
      self = .shape(ClipShape(shape, matrix))
    } else {
      var list = pool.list()
      list.append(pool.item(.list(items), transform: matrix))
      self = .list(list)
    }
  }

  /// The one opaque shape that `items` are; nil where they are more.
  private static func shape(_ items: DisplayList) -> Shape? {
    guard items.count == 1, case .fill(let shape, let paint) = items[0].content, paint.isOpaque,
      items[0].transform.isIdentity, !items[0].isClipped
    else { return nil }
    return shape
  }
}

extension DisplayList {
  /// Gives the items the mask's alpha. Several things under a shape are drawn as one picture first:
  /// clipped one by one their edges would show through.
  mutating func mask(with mask: LayerMask, _ pool: ItemPool) {
    guard !isEmpty else { return }
    switch mask {
    case .nothing: self = DisplayList()
    case .shape(let clip):
      if !mayOverlap, let single = flattenedSingle(pool) {
        self[0] = single.clipped(by: clip, pool)
      } else {
        become(pool.item(.group(DisplayGroup(self))).clipped(by: clip, pool), pool)
      }
    case .list(let list):
      become(pool.item(.group(DisplayGroup(self, mask: list))), pool)
    }
  }

  /// Becomes a list of the one item, which holds what the list was.
  mutating func become(_ item: DisplayItem, _ pool: ItemPool) {
    self = pool.list()
    append(item)
  }

  /// The one item that is drawn, out of the lists around it.
  private func flattenedSingle(_ pool: ItemPool) -> DisplayItem? {
    count == 1 ? self[0].unwrapped(pool) : nil
  }
}

extension DisplayItem {
  /// A list of one item as that item in its place.
  func unwrapped(_ pool: ItemPool) -> DisplayItem {
    guard let list, list.count == 1, blendMode == .normal else {
      return self
    }
    let item = list[0].unwrapped(pool)
    let inner = item.clips.map { ClipShape($0.shape, $0.transform.concatenating(transform)) }
    return pool.item(
      item.content, transform: item.transform.concatenating(transform), clips: inner + clips,
      blendMode: item.blendMode)
  }
}
