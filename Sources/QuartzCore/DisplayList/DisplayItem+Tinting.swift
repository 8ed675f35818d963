// Multiplied colours, for the instances of a replicator.

extension DisplayItem {
  /// The item with all its colours multiplied by `tint`; of images only the alpha.
  func tinted(_ tint: RGBA) -> DisplayItem {
    var result = self
    switch content {
    case .fill(let shape, let paint): result.content = .fill(shape, paint.tinted(tint))
    case .glyphs(let run, let paint): result.content = .glyphs(run, paint.tinted(tint))
    case .image(let image, let rect, let sampling, let alpha):
      result.content = .image(image, rect, sampling: sampling, alpha: alpha * tint.alpha)
    case .shadow(var shadow):
      shadow.color = shadow.color.tinted(tint)
      result.content = .shadow(shadow)
    case .group(var group):
      // The alpha counts once, for the group; its parts take the hue.
      group.opacity *= tint.alpha
      group.list = group.list.tinted(RGBA(tint.red, tint.green, tint.blue))
      result.content = .group(group)
    case .list(let list): result.content = .list(list.tinted(tint))
    }
    return result
  }
}

extension DisplayList {
  fileprivate func tinted(_ tint: RGBA) -> DisplayList {
    DisplayList(items.map { $0.tinted(tint) })
  }
}

extension RGBA {
  fileprivate func tinted(_ tint: RGBA) -> RGBA {
    RGBA(red * tint.red, green * tint.green, blue * tint.blue, alpha * tint.alpha)
  }
}

extension Paint {
  fileprivate func tinted(_ tint: RGBA) -> Paint {
    switch self {
    case .color(let color): return .color(color.tinted(tint))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.tinted(tint)
      }
      return .gradient(gradient)
    case .pattern: return self
    }
  }
}
