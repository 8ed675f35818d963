// The composition of a layer's picture: shadow, background, clipped contents and sublayers, border.

extension LayerDrawing {
  /// Composes shadow, background, contents, sublayers and border to a layer's picture in its own
  /// space, before its mask and its opacity.
  ///
  /// - Parameters:
  ///   - sublayers: nil for none.
  ///   - shown: The values that the layer shows.
  ///   - pool: The memory for new items.
  /// - Returns: The items, the bottom first.
  func composed(
    with sublayers: SublayerChunks?, showing shown: SharedValues, pool: ItemPool
  ) -> DisplayList {
    var items = pool.list()
    items.append(contentsOf: background)
    appendInner(sublayers, to: &items, showing: shown, pool: pool)
    if let border { items.append(border) }
    if let shadow = shadow(of: items, showing: shown, pool: pool) {
      items.insert(clippedShadow(shadow, showing: shown, pool: pool), at: 0)
    }
    return items
  }

  /// Contents and sublayers, clipped where the layer masks to its bounds.
  private func appendInner(
    _ sublayers: SublayerChunks?, to items: inout DisplayList, showing shown: SharedValues,
    pool: ItemPool
  ) {
    guard shown.values.masksToBounds else {
      items.append(contentsOf: contents)
      sublayers?.forEachItem { items.append($0) }
      return
    }
    guard let shape = shown.values.boundsShape else { return }
    let clip = ClipShape(shape)
    for item in contents { items.append(clipped(item, by: clip, pool: pool)) }
    sublayers?.forEachItem { items.append(clipped($0, by: clip, pool: pool)) }
  }

  private func clipped(
    _ item: DisplayItem, by clip: ClipShape, pool: ItemPool
  ) -> DisplayItem {
    let placed = item.layerCount == 1 ? PlacedItem(innermost: item) : PlacedItem(item)
    return placed.clipped(by: clip, pool)
  }

  // MARK: Shadow

  /// A layer that masks to its bounds clips its shadow, too: one inside the bounds shows.
  private func clippedShadow(
    _ shadow: DisplayItem, showing shown: SharedValues, pool: ItemPool
  ) -> DisplayItem {
    guard shown.values.masksToBounds, let shape = shown.values.boundsShape else { return shadow }
    return clipped(shadow, by: ClipShape(shape), pool: pool)
  }

  /// Whether the shadow is hidden: it is clipped to the bounds and the background covers these.
  private func hidesShadow(_ shown: SharedValues) -> Bool {
    guard shown.values.masksToBounds else { return false }
    guard let shape = shown.values.boundsShape, let first = background.first,
      case .fill(shape, let paint) = first.content
    else { return shown.values.boundsShape == nil }
    return paint.isOpaque
  }

  private func shadow(
    of list: DisplayList, showing shown: SharedValues, pool: ItemPool
  ) -> DisplayItem? {
    guard shown.values.shadowOpacity > 0, !hidesShadow(shown),
      var color = shown.values.appearance.shadowColor?.rgba
    else { return nil }
    color.alpha *= min(Double(shown.values.shadowOpacity), 1)
    guard color.alpha > 0,
      let (caster, alpha) = caster(of: list, path: shown.values.appearance.shadowPath)
    else { return nil }
    color.alpha *= alpha
    return pool.item(
      .shadow(
        Shadow(
          caster: caster, color: color, offset: shown.values.shadowOffset,
          radius: 2 * max(shown.values.shadowRadius, 0))))
  }

  /// Returns the caster of the shadow and its alpha; nil where nothing casts one.
  private func caster(of list: DisplayList, path: CGPath?) -> (Shadow.Caster, Double)? {
    if let path {
      return path.isEmpty ? nil : (.shape(.path(path.data, .winding)), 1)
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
