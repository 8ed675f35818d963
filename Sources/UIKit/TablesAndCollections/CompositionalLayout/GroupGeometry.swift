// The positions of a group's items.

import CoreGraphics

/// Places groups: from sizes in parts of what lies around to rectangles.
@MainActor struct GroupGeometry {
  /// An item of a group, or its supplementary view.
  struct Part {
    var frame: CGRect
    /// The number of the item in its group.
    var item: Int
    var zIndex = 0
    var supplement: NSCollectionLayoutSupplementaryItem?
    /// Whether the width is self-sizing.
    var isWidthEstimated = false
    var isHeightEstimated = false
  }

  struct Placed {
    var size: CGSize
    var parts: [Part] = []
    /// The number of items.
    var count = 0
  }

  /// A child whose position along the group is not yet known.
  private struct Child {
    var item: NSCollectionLayoutItem
    var placed: Placed
    var before: CGFloat = 0
    var after: CGFloat = 0

    func length(_ isHorizontal: Bool) -> CGFloat {
      isHorizontal ? placed.size.width : placed.size.height
    }
  }

  let environment: any NSCollectionLayoutEnvironment
  /// Returns an item's preferred size, by its index from the first item of the group.
  let preferredSize: (Int) -> CGSize?

  /// A group in a container, with at most `limit` items.
  func place(_ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int) -> Placed {
    var placed = place(
      group, size: group.layoutSize.points(in: container), first: 0, limit: limit)
    addSupplements(
      group.supplementaryItems, CGRect(origin: .zero, size: placed.size), number: 0, placed: &placed
    )
    return placed
  }

  private func place(
    _ group: NSCollectionLayoutGroup, size: CGSize, first: Int, limit: Int
  ) -> Placed {
    switch group.arrangement {
    case .custom(let provider): placeCustom(provider, group, size: size, first: first, limit: limit)
    case .horizontal: line(group, size, first: first, limit: limit, isHorizontal: true)
    case .vertical: line(group, size, first: first, limit: limit, isHorizontal: false)
    }
  }

  private func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ group: NSCollectionLayoutGroup,
    size: CGSize, first: Int, limit: Int
  ) -> Placed {
    let room = CompositionalEnvironment(
      size, group.contentInsets, traits: environment.traitCollection)
    let items = provider(room).prefix(limit)
    let parts = items.enumerated().map {
      Part(frame: $1.frame, item: first + $0, zIndex: $1.zIndex)
    }
    return Placed(size: size, parts: parts, count: items.count)
  }

  // MARK: Lines

  private func line(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, first: Int, limit: Int,
    isHorizontal: Bool
  ) -> Placed {
    let inner = CGRect(origin: .zero, size: size).inset(by: group.contentInsets)
    let dimension =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let room = isHorizontal ? inner.width : inner.height
    let spacing = group.interItemSpacing?.spacing ?? 0
    let children = self.children(
      group, inner.size, room: room, spacing: spacing, first: first, limit: limit,
      isHorizontal: isHorizontal, isOpen: dimension.isEstimated)
    let used = children.reduce(0) { $0 + $1.before + $1.length(isHorizontal) + $1.after }
    let gaps = CGFloat(max(0, children.count - 1))
    var gap = spacing
    if group.interItemSpacing?.isFlexibleSpacing == true, gaps > 0, !dimension.isEstimated {
      gap = max(spacing, (room - used) / gaps)
    }
    return assemble(
      children, group, size: size, origin: inner.origin, gap: gap, length: used + gap * gaps,
      isHorizontal: isHorizontal)
  }

  /// Returns the items that share the length: the given number of them, else as many as fit.
  private func children(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, room: CGFloat, spacing: CGFloat,
    first: Int, limit: Int, isHorizontal: Bool, isOpen: Bool
  ) -> [Child] {
    var children: [Child] = []
    var (used, taken) = (CGFloat(0), 0)
    guard !group.subitems.isEmpty else { return [] }
    // A group of estimated length holds each item once.
    let most = group.count ?? (isOpen ? group.subitems.count : limit)
    let share = group.count.map { (room - spacing * CGFloat($0 - 1)) / CGFloat($0) }
    while children.count < most, taken < limit {
      let item = group.subitems[children.count % group.subitems.count]
      let child = self.child(
        item, inner, share: isOpen ? nil : share, first: first + taken, limit: limit - taken,
        isHorizontal: isHorizontal)
      let length = child.before + child.length(isHorizontal) + child.after
      let start = children.isEmpty ? 0 : used + spacing
      if group.count == nil, !isOpen, !children.isEmpty, start + length > room + 0.01 { break }
      used = start + length
      taken += max(1, child.placed.count)
      children.append(child)
    }
    return children
  }

  private func child(
    _ item: NSCollectionLayoutItem, _ inner: CGSize, share: CGFloat?, first: Int,
    limit: Int, isHorizontal: Bool
  ) -> Child {
    var size = item.layoutSize.points(in: inner)
    if let share, isHorizontal { size.width = max(0, share) }
    if let share, !isHorizontal { size.height = max(0, share) }
    let edges = item.edgeSpacing
    let (before, after) =
      isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    return Child(
      item: item, placed: placed(item, size, first: first, limit: limit),
      before: before?.spacing ?? 0,
      after: after?.spacing ?? 0)
  }

  /// Returns the parts of an item or group, relative to its own origin.
  private func placed(
    _ item: NSCollectionLayoutItem, _ size: CGSize, first: Int, limit: Int
  ) -> Placed {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, size: size, first: first, limit: limit)
    }
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    var size = size
    let insets = item.contentInsets
    if let preferred = preferredSize(first) {
      if width.isEstimated { size.width = preferred.width + insets.leading + insets.trailing }
      if height.isEstimated { size.height = preferred.height + insets.top + insets.bottom }
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: insets)
    var placed = Placed(
      size: size,
      parts: [
        Part(
          frame: frame, item: first, isWidthEstimated: width.isEstimated,
          isHeightEstimated: height.isEstimated)
      ], count: 1)
    addSupplements(item.supplementaryItems, frame, number: first, placed: &placed)
    return placed
  }

  private func addSupplements(
    _ items: [NSCollectionLayoutSupplementaryItem], _ container: CGRect, number: Int,
    placed: inout Placed
  ) {
    placed.parts += items.map {
      Part(frame: $0.frame(in: container), item: number, zIndex: $0.zIndex, supplement: $0)
    }
  }

  private func assemble(
    _ children: [Child], _ group: NSCollectionLayoutGroup, size: CGSize, origin: CGPoint,
    gap: CGFloat, length: CGFloat, isHorizontal: Bool
  ) -> Placed {
    var result = Placed(size: size)
    var along: CGFloat = 0
    var breadth: CGFloat = 0
    for child in children {
      along += child.before
      let edges = child.item.edgeSpacing
      let aside = (isHorizontal ? edges?.top : edges?.leading)?.spacing ?? 0
      let (x, y) = isHorizontal ? (along, aside) : (aside, along)
      result.parts += child.placed.parts.map { part in
        var part = part
        part.frame = part.frame.offsetBy(dx: origin.x + x, dy: origin.y + y)
        return part
      }
      result.count += child.placed.count
      breadth = max(
        breadth, aside + (isHorizontal ? child.placed.size.height : child.placed.size.width))
      along += child.length(isHorizontal) + child.after + gap
    }
    // An estimated length becomes the length of the contents.
    let insets = group.contentInsets
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    if group.layoutSize.widthDimension.isEstimated, !children.isEmpty {
      result.size.width = (isHorizontal ? length : breadth) + across
    }
    if group.layoutSize.heightDimension.isEstimated, !children.isEmpty {
      result.size.height = (isHorizontal ? breadth : length) + down
    }
    return result
  }
}
