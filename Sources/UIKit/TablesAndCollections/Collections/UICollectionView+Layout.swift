// The layout of a collection view: adding visible views and recycling the others.

import CoreGraphics

extension UICollectionView {
  /// The maximum number of rounds in which self-sizing items may move others.
  private static let rounds = 16

  func setNeedsPreparation() {
    content.needsPreparation = true
    setNeedsLayout()
  }

  func setNeedsReload() {
    content.counts = nil
    cellState.isStale = true
    collectionViewLayout.invalidatePreferredSizes()
    setNeedsPreparation()
  }

  /// The number of items of each section.
  var counts: [Int] {
    if let known = content.counts { return known }
    var counts: [Int] = []
    if let dataSource {
      counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
      }
    }
    content.counts = counts
    return counts
  }

  func prepareIfNeeded() {
    if content.preparedBounds != bounds {
      content.needsPreparation =
        content.needsPreparation
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        || content.preparedBounds.size != bounds.size
      content.preparedBounds = bounds
    }
    guard content.needsPreparation else { return }
    content.needsPreparation = false
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func layOutItems() {
    if cellState.isStale {
      cellState.isStale = false
      retire { _ in true }
    }
    backgroundView?.frame = bounds
    placeListBackground()
    for _ in 0..<Self.rounds {
      prepareIfNeeded()
      let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      let keys = Set(wanted.map(Key.init))
      retire { !keys.contains($0) }
      guard show(wanted) else { return }
      content.needsPreparation = true
    }
  }

  private struct Key: Hashable {
    var kind: String?
    var path: IndexPath

    init(_ kind: String?, _ path: IndexPath) {
      self.kind = kind
      self.path = path
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      self.init(attributes.representedElementKind, attributes.indexPath)
    }
  }

  /// - Returns: Whether a self-sizing item changed its size.
  private func show(_ all: [UICollectionViewLayoutAttributes]) -> Bool {
    var isMoved = false
    for attributes in all {
      switch attributes.representedElementCategory {
      case .cell: if showCell(attributes) { isMoved = true }
      case .supplementaryView:
        if showSupplement(attributes, isDecoration: false) { isMoved = true }
      case .decorationView: _ = showSupplement(attributes, isDecoration: true)
      }
    }
    return isMoved
  }

  private func showCell(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    if let known = cellState.visible[path] {
      place(known, attributes)
      return false
    }
    guard hasCell(at: path) else { return false }
    let cell =
      dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
    cellState.visible[path] = cell
    if let host = collectionViewLayout.host(of: path) {
      UIView.performWithoutAnimation { host.addSubview(cell) }
    } else {
      insert(cell)
    }
    place(cell, attributes)
    select(cell, at: path)
    let isMoved = applyPreferredSize(of: cell, attributes)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return isMoved
  }

  /// Applies the preferred size of a self-sizing item.
  private func applyPreferredSize(
    of cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard collectionViewLayout.isSelfSizing(attributes) else { return false }
    cell.layoutIfNeeded()
    let preferred = cell.preferredLayoutAttributesFitting(attributes.copied)
    return collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }

  /// - Returns: Whether the view changed its size.
  private func showSupplement(
    _ attributes: UICollectionViewLayoutAttributes, isDecoration: Bool
  ) -> Bool {
    let kind = attributes.representedElementKind ?? ""
    let key = CollectionContent.Supplement(
      kind: kind, path: attributes.indexPath, isDecoration: isDecoration)
    if let known = content.supplements[key] {
      place(known, attributes)
      return false
    }
    guard let view = makeSupplement(key) else { return false }
    content.supplements[key] = view
    insert(view)
    place(view, attributes)
    let isMoved = !isDecoration && applyPreferredSize(of: view, attributes)
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    return isMoved
  }

  private func makeSupplement(
    _ key: CollectionContent.Supplement
  ) -> UICollectionReusableView? {
    guard key.isDecoration else {
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    return collectionViewLayout.decorations[key.kind]
      .flatMap { ViewClasses.view($0) as? UICollectionReusableView }
  }

  private func insert(_ view: UICollectionReusableView) {
    UIView.performWithoutAnimation {
      insertSubview(view, at: (backgroundView == nil ? 0 : 1) + cellState.visible.count - 1)
    }
  }

  /// Sets a view's frame, unless it has it already.
  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    attributes.place(view)
    (view as? UICollectionViewListCell)?.adopt(attributes.row)
    if let host = view.superview, host !== self {
      view.center = CGPoint(x: view.center.x - host.frame.minX, y: view.center.y - host.frame.minY)
    }
    view.apply(attributes)
  }

  // MARK: Lists

  /// Shows the backgrounds of lists behind everything.
  ///
  /// - Parameters:
  ///   - color: The colour behind all sections; nil for the collection's own.
  ///   - strips: The frames of sections with another colour, in the collection's contents.
  func showListBackgrounds(_ color: UIColor?, _ strips: [(frame: CGRect, color: UIColor)]) {
    guard color != nil || !strips.isEmpty else {
      listBackground?.removeFromSuperview()
      listBackground = nil
      return
    }
    UIView.performWithoutAnimation {
      let background = listBackground ?? makeListBackground()
      background.backgroundColor = color
      for old in background.subviews { old.removeFromSuperview() }
      for strip in strips {
        let view = UIView(frame: strip.frame)
        view.backgroundColor = strip.color
        background.addSubview(view)
      }
    }
  }

  private func makeListBackground() -> UIView {
    let background = UIView()
    background.isUserInteractionEnabled = false
    // Behind the items, wherever those are put among the subviews.
    background.layer.zPosition = -1
    background.clipsToBounds = true
    listBackground = background
    addSubview(background)
    placeListBackground()
    return background
  }

  /// Covers the bounds, in the coordinates of the contents.
  private func placeListBackground() {
    listBackground?.frame = bounds
    listBackground?.bounds.origin = bounds.origin
  }

  // MARK: Reuse

  private func retire(where isGone: (Key) -> Bool) {
    retireCells { isGone(Key(nil, $0)) }
    for (key, view) in content.supplements where isGone(Key(key.kind, key.path)) {
      content.supplements[key] = nil
      view.removeFromSuperview()
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
      supplementPool.give(view, kind: key.kind)
    }
  }
}
