// A layer's mask: a clip where its alpha is simply a shape, else a list whose alpha counts.

/// What a mask layer leaves visible.
enum LayerMask {
  /// Nothing.
  case nothing
  /// What lies inside one opaque shape. In the masked layer's space.
  case shape(ClipShape)
  /// What the alpha of a list lets through. In the masked layer's space.
  case list(DisplayList)

  /// What a mask layer that shows `values` and draws `items` (in its own space, with opacity and
  /// all) leaves visible. `isSingle` where it has no sublayers and no mask.
  init(_ values: LayerValues, items: [DisplayItem], matrix: CGAffineTransform?, isSingle: Bool) {
    guard let matrix, matrix.determinant != 0, !items.isEmpty else {
      self = .nothing
      return
    }
    if isSingle, let shape = Self.shape(items) {
      self = .shape(ClipShape(shape, matrix))
    } else {
      self = .list(DisplayList([DisplayItem(.list(DisplayList(items)), transform: matrix)]))
    }
  }

  /// The one opaque shape that `items` are; nil where they are more.
  private static func shape(_ items: [DisplayItem]) -> Shape? {
    guard items.count == 1, case .fill(let shape, let paint) = items[0].content, paint.isOpaque,
      items[0].transform.isIdentity, items[0].clips.isEmpty
    else { return nil }
    return shape
  }
}

extension [DisplayItem] {
  /// The items with the mask's alpha. Several things under a shape are drawn as one picture first:
  /// clipped one by one their edges would show through.
  func masked(by mask: LayerMask) -> [DisplayItem] {
    guard !isEmpty else { return [] }
    switch mask {
    case .nothing: return []
    case .shape(let clip):
      if !mayOverlap, let single = flattenedSingle { return [single.clipped(by: clip)] }
      let group = DisplayItem(.group(DisplayGroup(DisplayList(self))))
      return [group.clipped(by: clip)]
    case .list(let list):
      return [DisplayItem(.group(DisplayGroup(DisplayList(self), mask: list)))]
    }
  }

  /// The one item that is drawn, out of the lists around it.
  private var flattenedSingle: DisplayItem? {
    guard count == 1 else { return nil }
    return self[0].unwrapped
  }
}

extension DisplayItem {
  /// A list of one item as that item in its place.
  var unwrapped: DisplayItem {
    guard case .list(let list) = content, list.items.count == 1, blendMode == .normal else {
      return self
    }
    var item = list.items[0].unwrapped
    let inner = item.clips.map { ClipShape($0.shape, $0.transform.concatenating(transform)) }
    item.transform = item.transform.concatenating(transform)
    item.clips = inner + clips
    return item
  }
}
