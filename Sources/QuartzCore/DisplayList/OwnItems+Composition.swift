// How a layer's parts become one picture: shadow, clip, mask, opacity.

extension OwnItems {
  /// Shadow, background, contents, sublayers, border; then the mask; then the opacity: a layer's picture
  /// in its own space. `values` are what the layer shows.
  func composed(
    with sublayers: SublayerRuns?, mask: LayerMask?, showing values: LayerValues, _ pool: ItemPool
  ) -> DisplayList {
    var items = pool.list()
    items.append(contentsOf: background)
    appendInner(sublayers, to: &items, values, pool)
    if let border { items.append(border) }
    if let shadow = shadow(of: items, values, pool) { items.insert(shadow, at: 0) }
    if let mask { items.mask(with: mask, pool) }
    items.fade(to: Double(values.opacity), asGroup: values.allowsGroupOpacity, pool)
    return items
  }

  /// Contents and sublayers, clipped where the layer masks to its bounds.
  private func appendInner(
    _ sublayers: SublayerRuns?, to items: inout DisplayList, _ values: LayerValues, _ pool: ItemPool
  ) {
    guard values.masksToBounds else {
      items.append(contentsOf: contents)
      sublayers?.forEachItem { items.append($0) }
      return
    }
    guard let shape = values.boundsShape else { return }
    let clip = ClipShape(shape)
    for item in contents { items.append(clipped(item, by: clip, pool)) }
    sublayers?.forEachItem { items.append(clipped($0, by: clip, pool)) }
  }

  private func clipped(
    _ item: DisplayItem, by clip: ClipShape, _ pool: ItemPool
  ) -> DisplayItem {
    let single = item.layerCount == 1 ? item.unwrapped(pool) : item
    return single.clipped(by: clip, pool)
  }

  // MARK: Shadow

  private func shadow(
    of list: DisplayList, _ values: LayerValues, _ pool: ItemPool
  ) -> DisplayItem? {
    guard values.shadowOpacity > 0, !values.masksToBounds,
      var color = values.shadowColor?.rgbaValue
    else { return nil }
    color.alpha *= min(Double(values.shadowOpacity), 1)
    guard color.alpha > 0, let (caster, alpha) = caster(of: list, values) else { return nil }
    color.alpha *= alpha
    return pool.item(
      .shadow(
        Shadow(
          caster: caster, color: color, offset: values.shadowOffset,
          radius: max(values.shadowRadius, 0))))
  }

  /// What casts the shadow, and how strongly; nil where nothing does.
  private func caster(
    of list: DisplayList, _ values: LayerValues
  ) -> (Shadow.Caster, Double)? {
    if let path = values.shadowPath {
      return path.isEmpty ? nil : (.shape(.path(path.pathData, .winding)), 1)
    }
    let items = list.items
    guard let first = items.first else { return nil }
    if case .fill(let shape, .color(let color)) = first.content, first.transform.isIdentity,
      !first.isClipped, items.count == 1 || color.alpha >= 1 && covers(shape, items.dropFirst())
    {
      return (.shape(shape), color.alpha)
    }
    return (.list(list), 1)
  }

  /// Whether `items` draw only where `shape` is, so that the alpha is the shape's.
  private func covers(_ shape: Shape, _ items: ArraySlice<DisplayItem>) -> Bool {
    let clip = ClipShape(shape)
    let ring = border?.content
    return items.allSatisfy { item in
      if case .fill(let own, _) = item.content, own == shape, item.transform.isIdentity {
        return true
      }
      return item.content == ring || clip.covers(item.bounds(in: .identity))
    }
  }
}
