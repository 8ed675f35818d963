// Opacity: a single thing takes it itself, several become a group.

extension DisplayItem {
  /// The number of overlapping things that the item draws, counted up to two.
  var layerCount: Int {
    guard let list else { return 1 }
    return list.items.count > 1 ? 2 : list.items.first?.layerCount ?? 0
  }

  /// The item with its alpha multiplied; nil where only a group can do it.
  fileprivate func multiplied(by alpha: Double, _ pool: ItemPool) -> DisplayItem? {
    guard let content = content.multiplied(by: alpha, pool) else { return nil }
    return pool.item(content, transform: transform, clips: clips, blendMode: blendMode)
  }

  fileprivate func grouped(_ opacity: Double, _ pool: ItemPool) -> DisplayItem {
    var list = pool.list()
    list.append(self)
    return pool.item(
      .group(DisplayGroup(list, opacity: opacity)), blendMode: blendMode)
  }
}

extension DisplayItem.Content {
  /// The content with its alpha multiplied; nil where only a group can do it.
  fileprivate func multiplied(by alpha: Double, _ pool: ItemPool) -> DisplayItem.Content? {
    switch self {
    case .fill(let shape, let paint):
      return paint.multiplied(by: alpha).map { .fill(shape, $0) }
    case .glyphs:
      // Glyphs of one run may overlap.
      return nil
    case .image(let image, let rect, let sampling, let own):
      return .image(image, rect, sampling: sampling, alpha: own * alpha)
    case .shadow(var shadow):
      shadow.color.alpha *= alpha
      return .shadow(shadow)
    case .group(var group):
      group.opacity *= alpha
      return .group(group)
    case .list(let list):
      guard list.items.count == 1, let item = list.items[0].multiplied(by: alpha, pool) else {
        return nil
      }
      var items = pool.list()
      items.append(item)
      return .list(items)
    }
  }
}

extension Paint {
  /// The paint with its alpha multiplied; nil for a pattern.
  func multiplied(by alpha: Double) -> Paint? {
    switch self {
    case .color(var color):
      color.alpha *= alpha
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= alpha }
      return .gradient(gradient)
    case .pattern: return nil
    }
  }
}

extension DisplayList {
  /// Applies the opacity of `shown` to the layer's items: as one group, or to each by itself.
  mutating func fade(showing shown: SharedValues, _ pool: ItemPool) {
    let opacity = Double(shown.values.opacity)
    if opacity >= 1 { return }
    if count > 1, shown.values.allowsGroupOpacity {
      return become(
        pool.item(.group(DisplayGroup(self, opacity: opacity))), pool)
    }
    for index in 0..<count {
      let item = self[index]
      self[index] = item.multiplied(by: opacity, pool) ?? item.grouped(opacity, pool)
    }
  }

  /// Whether more than one thing is drawn, so that things may overlap.
  var mayOverlap: Bool { count > 1 || count == 1 && self[0].layerCount > 1 }
}
