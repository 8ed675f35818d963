// The flow layout: items in lines, as many as fit, with spacing between them.

public import CoreGraphics

/// Lays items out in lines
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout)).
///
/// The remaining width of a line is distributed between its items; the last line of a section is
/// spaced like the others. Items of different heights are centred in their line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size of items that size themselves.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  /// Points between lines, at least. Default: 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points between items of a line, at least. Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Other than zero, items are asked how large they want to be. Default: zero.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The scroll direction. Default: vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The height counts if the layout scrolls vertically, else the width. Default: zero, no header.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var flow = FlowGeometry()
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var footers: [Int: UICollectionViewLayoutAttributes] = [:]
  /// The attributes of all elements, in the order of their positions.
  private var all: [UICollectionViewLayoutAttributes] = []
  /// The preferred sizes of self-sizing items.
  private var preferredSizes: [IndexPath: CGSize] = [:]

  private var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Queries

  open override func prepare() {
    super.prepare()
    (items, headers, footers, all) = ([:], [:], [:], [])
    flow = FlowGeometry(isVertical: isVertical)
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    flow.breadth =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    for section in 0..<view.numberOfSections { prepare(section, view) }
  }

  private func prepare(_ section: Int, _ view: UICollectionView) {
    let number = view.numberOfItems(inSection: section)
    let paths = (0..<number).map { IndexPath(item: $0, section: section) }
    let source = FlowSource(self, view, section: section)
    let header = source.header
    let footer = source.footer
    let placed = flow.add(
      FlowGeometry.Section(
        sizes: paths.map { preferredSizes[$0] ?? source.size($0) }, inset: source.inset,
        lineSpacing: source.lineSpacing, itemSpacing: source.itemSpacing,
        header: isVertical ? header.height : header.width,
        footer: isVertical ? footer.height : footer.width))
    add(placed.header, UICollectionView.elementKindSectionHeader, section: section, table: &headers)
    for (path, frame) in zip(paths, placed.items) {
      let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
      attributes.indexPath = path
      attributes.frame = frame
      items[path] = attributes
      all.append(attributes)
    }
    add(placed.footer, UICollectionView.elementKindSectionFooter, section: section, table: &footers)
  }

  private func add(
    _ frame: CGRect?, _ kind: String, section: Int,
    table: inout [Int: UICollectionViewLayoutAttributes]
  ) {
    guard let frame else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = frame
    // Above the items, which pass below pinned ones.
    attributes.zIndex = 10
    table[section] = attributes
    all.append(attributes)
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    pinSections()
    return all.filter { $0.frame.reaches(into: rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    return isHeader ? headers[indexPath.section] : footers[indexPath.section]
  }

  /// Another breadth makes other lines; pinned headers follow each move.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  // MARK: Self-sizing items

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, preferredAttributes.size != originalAttributes.size else {
      return false
    }
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return true
  }

  override func isSelfSizing(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero
  }

  override func invalidatePreferredSizes() { preferredSizes = [:] }

  // MARK: Pinned headers

  private func pinSections() {
    guard let view = collectionView, isVertical else { return }
    if sectionHeadersPinToVisibleBounds {
      let edge = view.bounds.minY + view.adjustedContentInset.top
      for (section, header) in headers {
        let span = flow.spans[section]
        header.frame.origin.y = PinnedBoundary.header(
          start: span.lowerBound, edge: edge, end: span.upperBound, length: header.size.height)
      }
    }
    if sectionFootersPinToVisibleBounds {
      let edge = view.bounds.maxY - view.adjustedContentInset.bottom
      for (section, footer) in footers {
        let span = flow.spans[section]
        let height = footer.size.height
        footer.frame.origin.y = PinnedBoundary.footer(
          rest: span.upperBound - height, edge: edge - height, start: span.lowerBound)
      }
    }
  }
}
