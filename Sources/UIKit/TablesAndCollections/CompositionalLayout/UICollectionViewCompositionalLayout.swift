// A layout put together from items, groups and sections.

public import CoreGraphics

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Lays out sections of groups of items
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout)).
///
/// Items of estimated size are measured when they become visible. A section may scroll across the
/// layout's direction, in a scroll view of its own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Foundation's coder holds no sections: a decoded layout has none.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private struct Span {
    var section: NSCollectionLayoutSection
    var frame: CGRect
    var boundaries:
      [(NSCollectionLayoutBoundarySupplementaryItem, UICollectionViewLayoutAttributes)]
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }
  private var spans: [Int: Span] = [:]
  private var all: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size = CGSize.zero
  private var preferredSizes: [IndexPath: CGSize] = [:]
  /// The preferred sizes of headers and footers, by kind.
  private var boundaryPreferredSizes: [String: [IndexPath: CGSize]] = [:]
  private var asking: Set<IndexPath> = []
  private var scrollers: [Int: OrthogonalScroller] = [:]

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    (spans, all, items, asking, size) = ([:], [], [:], [], .zero)
    guard let view = collectionView else { return }
    defer { showBackgrounds(in: view) }
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    let environment = CompositionalEnvironment(room, .zero, traits: view.traitCollection)
    var length = appendBoundaries(room, before: true, at: 0)
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, environment) else { continue }
      if number > 0 { length += configuration.interSectionSpacing }
      length += append(section, number, environment: environment, at: length, view: view)
    }
    length += appendBoundaries(room, before: false, at: length)
    size =
      isVertical
      ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
    retireScrollers()
  }

  /// The backgrounds of sections that are lists. Where all are, the last one's lies below
  /// everything.
  private func showBackgrounds(in view: UICollectionView) {
    let lists = spans.filter { $0.value.section.list != nil }
    let isAll = lists.count == spans.count
    let whole =
      isAll ? lists.max { $0.key < $1.key }?.value.section.list?.resolvedBackgroundColor : nil
    view.showListBackgrounds(
      whole,
      lists.values.compactMap { span in
        span.section.list.flatMap {
          $0.resolvedBackgroundColor == whole ? nil : (span.frame, $0.resolvedBackgroundColor)
        }
      })
  }

  /// Appends a section: its items, headers, footers and decorations.
  ///
  /// - Returns: The section's length along the scroll direction, in points.
  private func append(
    _ section: NSCollectionLayoutSection, _ number: Int, environment: CompositionalEnvironment,
    at start: CGFloat, view: UICollectionView
  ) -> CGFloat {
    let placed = geometry(
      of: section, number, environment: environment, count: view.numberOfItems(inSection: number))
    let corner = isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    for part in placed.parts { append(part, number, corner: corner) }
    if let list = section.list { adopt(list, number, view: view) }
    let frame = CGRect(
      origin: corner,
      size: isVertical
        ? CGSize(width: environment.contentSize.width, height: placed.length)
        : CGSize(width: placed.length, height: environment.contentSize.height))
    let boundaries = placed.boundaries.map {
      ($0.item, attributes(of: $0, section: section, number, corner: corner))
    }
    all += boundaries.map(\.1)
    appendDecorations(section, number, frame: frame)
    spans[number] = Span(section: section, frame: frame, boundaries: boundaries)
    if placed.isOrthogonal {
      let visible = placed.visibleRect.offsetBy(dx: corner.x, dy: corner.y)
      scroller(number, view).show(placed, visible)
    }
    return placed.length
  }

  /// Returns the geometry of a section's parts, with the sizes that its views prefer.
  private func geometry(
    of section: NSCollectionLayoutSection, _ number: Int, environment: CompositionalEnvironment,
    count: Int
  ) -> CompositionalGeometry {
    let inner = CompositionalEnvironment(
      environment.contentSize, section.contentInsets, traits: environment.traitCollection)
    let preferredSize: CompositionalGeometry.PreferredSize = {
      [boundaryPreferredSizes] kind, item in
      boundaryPreferredSizes[kind]?[IndexPath(item: item, section: number)]
    }
    return CompositionalGeometry(
      section, isVertical: isVertical, in: environment.contentSize, items: count,
      preferredSize: preferredSize,
      groups: { first in
        GroupGeometry(environment: inner) { [preferredSizes] item in
          preferredSizes[IndexPath(item: first + item, section: number)]
        }
      })
  }

  /// Returns the attributes of a header or footer.
  private func attributes(
    of boundary: CompositionalGeometry.Boundary, section: NSCollectionLayoutSection, _ number: Int,
    corner: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.item.elementKind,
      with: IndexPath(item: boundary.number, section: number))
    attributes.frame = boundary.frame.offsetBy(dx: corner.x, dy: corner.y)
    attributes.zIndex = boundary.item.zIndex
    attributes.selfSizing = (false, boundary.isHeightEstimated)
    attributes.row = section.list?.boundary(
      isHeader: boundary.item.elementKind == UICollectionView.elementKindSectionHeader)
    return attributes
  }

  /// Tells the items of a section that they are a list's.
  private func adopt(
    _ list: UICollectionLayoutListConfiguration, _ section: Int, view: UICollectionView
  ) {
    let count = view.numberOfItems(inSection: section)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      items[path]?.row = list.row(at: path, of: count)
    }
  }

  private func append(_ part: GroupGeometry.Part, _ section: Int, corner: CGPoint) {
    let path = IndexPath(item: part.item, section: section)
    let attributes =
      part.supplement.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0.elementKind, with: path)
      } ?? UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = part.frame.offsetBy(dx: corner.x, dy: corner.y)
    attributes.zIndex = part.zIndex
    attributes.selfSizing = (part.isWidthEstimated, part.isHeightEstimated)
    all.append(attributes)
    guard part.supplement == nil else { return }
    items[path] = attributes
    if part.isWidthEstimated || part.isHeightEstimated { asking.insert(path) }
  }

  private func appendDecorations(
    _ section: NSCollectionLayoutSection, _ number: Int, frame: CGRect
  ) {
    for item in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      attributes.frame = frame.inset(by: item.contentInsets)
      // Decorations are behind the items by default.
      attributes.zIndex = item.zIndex - 1
      all.append(attributes)
    }
  }

  /// Appends the headers before, or the footers after, all sections.
  ///
  /// - Returns: Their length along the scroll direction, in points.
  private func appendBoundaries(_ room: CGSize, before: Bool, at start: CGFloat) -> CGFloat {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(0), heightDimension: .absolute(0)), subitems: []))
    section.boundarySupplementaryItems = configuration.boundarySupplementaryItems.filter {
      before ? !$0.alignment.isAfter : $0.alignment.isAfter
    }
    let placed = CompositionalGeometry(section, isVertical: isVertical, in: room, items: 0) { _ in
      GroupGeometry(environment: CompositionalEnvironment(room, .zero, traits: .current)) { _ in nil
      }
    }
    for boundary in placed.boundaries {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: boundary.item.elementKind,
        with: IndexPath(index: boundary.number))
      attributes.frame = boundary.frame.offsetBy(
        dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
      attributes.zIndex = boundary.item.zIndex
      all.append(attributes)
    }
    return placed.length
  }

  // MARK: Queries

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    pinBoundaries()
    let found = all.filter { shownFrame($0).reaches(into: rect) }
    tellHandlers(found)
    return found
  }

  /// Returns the visible frame, moved by the offset of an orthogonally scrolling section.
  override func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard attributes.representedElementCategory == .cell,
      let scroller = scrollers[attributes.indexPath.section]
    else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, ofKind: elementKind, at: indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == path
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Moves pinned headers and footers to the edge of the visible bounds while their section is
  /// visible.
  private func pinBoundaries() {
    guard let view = collectionView, isVertical else { return }
    let inset = view.adjustedContentInset
    let visible =
      view.bounds.minY
      + inset.top..<max(
        view.bounds.minY + inset.top, view.bounds.maxY - inset.bottom)
    for span in spans.values {
      for (item, attributes) in span.boundaries where item.pinToVisibleBounds {
        let height = attributes.size.height
        attributes.frame.origin.y =
          item.alignment.isAfter
          ? PinnedBoundary.footer(
            rest: span.frame.maxY - height, edge: visible.upperBound - height,
            start: span.frame.minY)
          : PinnedBoundary.header(
            start: span.frame.minY, edge: visible.lowerBound, end: span.frame.maxY, length: height)
      }
    }
  }

  private func tellHandlers(_ found: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView else { return }
    for (number, span) in spans {
      guard let handler = span.section.visibleItemsInvalidationHandler else { continue }
      let own = found.filter {
        $0.indexPath.count == 2 && $0.indexPath.section == number
      }.map(VisibleItem.init)
      let offset = scrollers[number]?.contentOffset ?? view.contentOffset
      let environment = CompositionalEnvironment(
        view.bounds.size, span.section.contentInsets, traits: view.traitCollection)
      handler(own, offset, environment)
    }
  }

  // MARK: Self-sizing items

  override func isSelfSizing(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .supplementaryView
      ? attributes.selfSizing.height : asking.contains(attributes.indexPath)
  }

  override func invalidatePreferredSizes() { (preferredSizes, boundaryPreferredSizes) = ([:], [:]) }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    if originalAttributes.representedElementCategory == .supplementaryView {
      return takeBoundaryWish(preferredAttributes.size, originalAttributes)
    }
    var size = originalAttributes.size
    if originalAttributes.selfSizing.width { size.width = preferredAttributes.size.width }
    if originalAttributes.selfSizing.height { size.height = preferredAttributes.size.height }
    guard asking.contains(path), size != originalAttributes.size else { return false }
    preferredSizes[path] = size
    return true
  }

  /// A height of 0 is no preferred size: the view has no vertical constraints.
  private func takeBoundaryWish(
    _ size: CGSize, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let kind = original.representedElementKind ?? ""
    guard original.selfSizing.height, size.height > 0, size.height != original.size.height else {
      return false
    }
    boundaryPreferredSizes[kind, default: [:]][original.indexPath] = size
    return true
  }

  // MARK: Orthogonal scrolling

  override func host(of path: IndexPath) -> UIScrollView? { scrollers[path.section] }

  private func scroller(_ section: Int, _ view: UICollectionView) -> OrthogonalScroller {
    if let known = scrollers[section] { return known }
    let scroller = OrthogonalScroller(frame: .zero)
    scrollers[section] = scroller
    scroller.collection = view
    view.addSubview(scroller)
    return scroller
  }

  private func scrolls(_ section: Int) -> Bool {
    spans[section].map { $0.section.orthogonalScrollingBehavior != .none } ?? false
  }

  private func retireScrollers() {
    for (section, scroller) in scrollers
    where !scrolls(section) {
      scroller.removeFromSuperview()
      scrollers[section] = nil
    }
  }
}

/// A visible item, as handed to a handler, which may change its attributes for this layout.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var frame: CGRect { attributes.frame }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
