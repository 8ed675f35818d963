// The positions of a section's groups, headers and footers.

import CoreGraphics

/// The positions of a section's groups, headers and footers.
@MainActor struct CompositionalGeometry {
  struct Boundary {
    var frame: CGRect
    var item: NSCollectionLayoutBoundarySupplementaryItem
    /// Among those of its kind.
    var number: Int
    var isHeightEstimated: Bool
  }

  /// Returns the preferred size of a header or footer by kind and index; nil for its estimate.
  typealias PreferredSize = (_ kind: String, _ number: Int) -> CGSize?

  let section: NSCollectionLayoutSection
  let isVertical: Bool
  /// The size that the layout fills.
  let room: CGSize
  private let preferredSize: PreferredSize
  /// Across the layout's direction the groups scroll.
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  private(set) var parts: [GroupGeometry.Part] = []
  private(set) var boundaries: [Boundary] = []
  /// The start of each group across the layout's direction, where paging stops.
  private(set) var groupStarts: [CGFloat] = []
  /// The visible part of an orthogonally scrolling section's groups, and their total length.
  private(set) var visibleRect = CGRect.zero
  private(set) var orthogonalLength: CGFloat = 0
  /// Along the direction.
  private(set) var length: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, isVertical: Bool, in room: CGSize, items: Int,
    preferredSize: @escaping PreferredSize = { _, _ in nil },
    groups: (_ first: Int) -> GroupGeometry
  ) {
    (self.section, self.isVertical, self.room) = (section, isVertical, room)
    self.preferredSize = preferredSize
    placeBoundaries(where: \.isBefore)
    let inner = CGRect(origin: .zero, size: room).inset(by: section.contentInsets)
    length += isVertical ? section.contentInsets.top : section.contentInsets.leading
    placeGroups(inner, items: items, groups)
    length += isVertical ? section.contentInsets.bottom : section.contentInsets.trailing
    placeBoundaries(where: \.isAfter)
  }

  private mutating func placeGroups(
    _ inner: CGRect, items: Int, _ groups: (_ first: Int) -> GroupGeometry
  ) {
    let goesDown = isVertical != isOrthogonal
    var corner = isVertical ? CGPoint(x: inner.minX, y: length) : CGPoint(x: length, y: inner.minY)
    let start = corner
    var (first, breadth) = (0, CGFloat(0))
    while first < items {
      let placed = groups(first).place(section.group, in: inner.size, limit: items - first)
      guard placed.count > 0 else { break }
      if first > 0 { corner.move(section.interGroupSpacing, down: goesDown) }
      groupStarts.append(isVertical ? corner.x - start.x : corner.y - start.y)
      parts += placed.parts.map { part in
        var part = part
        part.item += first
        part.frame = part.frame.offsetBy(dx: corner.x, dy: corner.y)
        return part
      }
      corner.move(goesDown ? placed.size.height : placed.size.width, down: goesDown)
      breadth = max(breadth, goesDown ? placed.size.width : placed.size.height)
      first += placed.count
    }
    let used = goesDown ? corner.y - start.y : corner.x - start.x
    guard isOrthogonal else {
      length += used
      return
    }
    orthogonalLength = used
    visibleRect =
      isVertical
      ? CGRect(x: 0, y: length, width: room.width, height: breadth)
      : CGRect(x: length, y: 0, width: breadth, height: room.height)
    length += breadth
  }

  private mutating func placeBoundaries(where isHere: (NSRectAlignment) -> Bool) {
    let insets = section.contentInsets
    var container = CGRect(origin: .zero, size: room)
    if section.supplementariesFollowContentInsets {
      container = container.inset(
        by: isVertical
          ? NSDirectionalEdgeInsets(
            top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
          : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
      )
    }
    for item in section.boundarySupplementaryItems
    where isHere(item.alignment.along(isVertical: isVertical)) {
      let number = boundaries.count { $0.item.elementKind == item.elementKind }
      let isHeightEstimated = isVertical && item.layoutSize.heightDimension.isEstimated
      var size = item.layoutSize.points(in: container.size)
      if isHeightEstimated, let preferred = preferredSize(item.elementKind, number) {
        size.height = preferred.height
      }
      var frame = item.alignment.frame(size, in: container, at: length, isVertical: isVertical)
      let extent = isVertical ? size.height : size.width
      let isAbove = item.alignment.along(isVertical: isVertical).isBefore
      if item.extendsBoundary {
        length += extent
      } else if !isAbove {
        frame = frame.offsetBy(dx: isVertical ? 0 : -extent, dy: isVertical ? -extent : 0)
      }
      boundaries.append(
        Boundary(
          frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y), item: item, number: number,
          isHeightEstimated: isHeightEstimated))
    }
  }
}

extension NSRectAlignment {
  /// The alignment that a layout which scrolls vertically would have in its place.
  fileprivate func along(isVertical: Bool) -> NSRectAlignment {
    guard !isVertical else { return self }
    return [.leading, .topLeading, .bottomLeading].contains(self)
      ? .top : [.trailing, .topTrailing, .bottomTrailing].contains(self) ? .bottom : self
  }

  /// A header or footer `at` so far along the direction.
  fileprivate func frame(
    _ size: CGSize, in container: CGRect, at length: CGFloat, isVertical: Bool
  ) -> CGRect {
    let free = CGSize(
      width: container.width - size.width, height: container.height - size.height)
    let isFirst =
      isVertical
      ? [.topLeading, .bottomLeading].contains(self) : [.topLeading, .topTrailing].contains(self)
    let isLast =
      isVertical
      ? [.topTrailing, .bottomTrailing].contains(self)
      : [.bottomLeading, .bottomTrailing].contains(self)
    let part: CGFloat = isFirst ? 0 : isLast ? 1 : 0.5
    return isVertical
      ? CGRect(origin: CGPoint(x: container.minX + free.width * part, y: length), size: size)
      : CGRect(origin: CGPoint(x: length, y: container.minY + free.height * part), size: size)
  }
}

extension CGPoint {
  fileprivate mutating func move(_ length: CGFloat, down: Bool) {
    if down { y += length } else { x += length }
  }
}
