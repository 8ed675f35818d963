// How a layer's parts become one picture: shadow, clip, mask, opacity.

/// The parts of a layer in its own space, on the way to its picture.
struct LayerComposition {
  let values: LayerValues
  let own: OwnItems
  /// In drawing order.
  let sublayers: [DisplayItem]
  let mask: LayerMask?

  /// Shadow, background, contents, sublayers, border; then the mask; then the opacity.
  var items: [DisplayItem] {
    var items = own.background
    items.reserveCapacity(
      own.background.count + own.contents.count + sublayers.count + own.border.count + 1)
    appendInner(to: &items)
    items += own.border
    if let shadow = shadow(of: items) { items.insert(shadow, at: 0) }
    if let mask { items = items.masked(by: mask) }
    return items.faded(Double(values.opacity), asGroup: values.allowsGroupOpacity)
  }

  /// Contents and sublayers, clipped where the layer masks to its bounds.
  private func appendInner(to items: inout [DisplayItem]) {
    guard values.masksToBounds else {
      items += own.contents
      items += sublayers
      return
    }
    guard let shape = values.boundsShape else { return }
    for item in own.contents + sublayers {
      let single = item.layerCount == 1 ? item.unwrapped : item
      items.append(single.clipped(by: ClipShape(shape)))
    }
  }

  // MARK: Shadow

  private func shadow(of items: [DisplayItem]) -> DisplayItem? {
    guard values.shadowOpacity > 0, !values.masksToBounds,
      var color = values.shadowColor?.rgbaValue
    else { return nil }
    color.alpha *= min(Double(values.shadowOpacity), 1)
    guard color.alpha > 0, let (caster, alpha) = caster(of: items) else { return nil }
    color.alpha *= alpha
    return DisplayItem(
      .shadow(
        Shadow(
          caster: caster, color: color, offset: values.shadowOffset,
          radius: max(values.shadowRadius, 0))))
  }

  /// What casts the shadow, and how strongly; nil where nothing does.
  private func caster(of items: [DisplayItem]) -> (Shadow.Caster, Double)? {
    if let path = values.shadowPath {
      return path.isEmpty ? nil : (.shape(.path(path.pathData, .winding)), 1)
    }
    guard let first = items.first else { return nil }
    if case .fill(let shape, .color(let color)) = first.content, first.transform.isIdentity,
      first.clips.isEmpty, items.count == 1 || color.alpha >= 1 && covers(shape, items.dropFirst())
    {
      return (.shape(shape), color.alpha)
    }
    return (.list(DisplayList(items)), 1)
  }

  /// Whether `items` draw only where `shape` is, so that the alpha is the shape's.
  private func covers(_ shape: Shape, _ items: ArraySlice<DisplayItem>) -> Bool {
    let clip = ClipShape(shape)
    let ring = own.border.first?.content
    return items.allSatisfy { item in
      if case .fill(let own, _) = item.content, own == shape, item.transform.isIdentity {
        return true
      }
      return item.content == ring || clip.covers(item.bounds(in: .identity))
    }
  }
}
