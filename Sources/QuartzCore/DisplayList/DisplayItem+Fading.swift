// Opacity: single things take it themselves, several become a group.

extension DisplayItem {
  /// How many things the item draws one above the other, counted up to two.
  var layerCount: Int {
    guard case .list(let list) = content else { return 1 }
    return list.items.count > 1 ? 2 : list.items.first?.layerCount ?? 0
  }

  /// The item with its alpha multiplied; nil where only a group can do it.
  func multiplied(by alpha: Double) -> DisplayItem? {
    var result = self
    switch content {
    case .fill(let shape, let paint):
      guard let paint = paint.multiplied(by: alpha) else { return nil }
      result.content = .fill(shape, paint)
    case .glyphs:
      // Glyphs of one run may overlap.
      return nil
    case .image(let image, let rect, let quality, let own):
      result.content = .image(image, rect, quality: quality, alpha: own * alpha)
    case .shadow(var shadow):
      shadow.color.alpha *= alpha
      result.content = .shadow(shadow)
    case .group(var group):
      group.opacity *= alpha
      result.content = .group(group)
    case .list(let list):
      guard list.items.count == 1, let item = list.items[0].multiplied(by: alpha) else {
        return nil
      }
      result.content = .list(DisplayList([item]))
    }
    return result
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

extension [DisplayItem] {
  /// The items with `opacity`: as one picture, or each by itself.
  func faded(_ opacity: Double, asGroup: Bool) -> [DisplayItem] {
    if opacity >= 1 { return self }
    if count == 1 || !asGroup {
      return map { $0.multiplied(by: opacity) ?? $0.grouped(opacity) }
    }
    return [DisplayItem(.group(DisplayGroup(DisplayList(self), opacity: opacity)))]
  }

  /// Whether more than one thing is drawn, so that things may lie above each other.
  var mayOverlap: Bool { count > 1 || first.map { $0.layerCount > 1 } ?? false }
}

extension DisplayItem {
  fileprivate func grouped(_ opacity: Double) -> DisplayItem {
    DisplayItem(
      .group(DisplayGroup(DisplayList([self]), opacity: opacity)), blendMode: blendMode)
  }
}
