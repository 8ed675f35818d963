// Collections: where a flow layout puts items, what is made, and what a touch chooses.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UICollectionViewTests {
  /// A data source and delegate that writes down what it is asked.
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var items = [9]
    var sizes: [CGSize] = []
    var made: [IndexPath] = []
    var chosen: [IndexPath] = []
    var dropped: [IndexPath] = []
    var refused: IndexPath?

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made.append(indexPath)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes.isEmpty ? CGSize(width: 80, height: 40) : sizes[indexPath.item] }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath != refused }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { chosen.append(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { dropped.append(indexPath) }
  }

  let page = Page()
  let source = Source()
  let layout = UICollectionViewFlowLayout()

  private func collection(width: CGFloat = 300, height: CGFloat = 200) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.dataSource = source
    view.delegate = source
    page.show(view)
    return view
  }

  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func frame(_ view: UICollectionView, _ number: Int) -> CGRect? {
    view.layoutAttributesForItem(at: item(number))?.frame
  }

  // MARK: Flow

  @Test func `a line holds what fits, and shares out the room that is left`() {
    let view = collection()
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(frame(view, 1) == CGRect(x: 110, y: 0, width: 80, height: 40))
    #expect(frame(view, 2) == CGRect(x: 220, y: 0, width: 80, height: 40))
    #expect(frame(view, 3)?.origin == CGPoint(x: 0, y: 50))
    #expect(view.contentSize == CGSize(width: 300, height: 140))
  }

  @Test func `the last line of equal items follows the grid of the others`() {
    source.items = [5]
    let view = collection()
    #expect(frame(view, 4)?.origin == CGPoint(x: 110, y: 50))
  }

  @Test func `items of several heights stand in the middle of their line`() {
    source.items = [3]
    source.sizes = [
      CGSize(width: 60, height: 20), CGSize(width: 100, height: 60),
      CGSize(width: 200, height: 30),
    ]
    let view = collection()
    #expect(frame(view, 0)?.minY == 20)
    #expect(frame(view, 1)?.minY == 0)
    #expect(frame(view, 2)?.origin == CGPoint(x: 0, y: 70))
  }

  @Test func `sideways, lines are columns`() {
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 3)
    let view = collection(height: 150)
    #expect(frame(view, 0)?.origin == CGPoint(x: 7, y: 5))
    #expect(frame(view, 1)?.origin == CGPoint(x: 7, y: 55))
    #expect(frame(view, 3)?.origin == CGPoint(x: 97, y: 5))
    #expect(view.contentSize == CGSize(width: 270, height: 150))
  }

  @Test func `headers and footers stand around the items of their section`() {
    source.items = [3, 3]
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 12)
    let view = collection()
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: item(0, 1))
    #expect(header?.frame == CGRect(x: 0, y: 82, width: 300, height: 30))
    #expect(view.layoutAttributesForItem(at: item(0, 1))?.frame.minY == 112)
    #expect(view.contentSize.height == 164)
  }

  @Test func `a pinned header stays in sight`() {
    source.items = [30]
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = collection()
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: item(0))
    #expect(header?.frame.minY == 100)
  }

  @Test func `items may choose their own size`() {
    final class Own: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        final class Wide: UICollectionViewCell {
          var length: CGFloat = 0
          override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
          ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = CGSize(width: length, height: 24)
            return super.preferredLayoutAttributesFitting(layoutAttributes).sized(length)
          }
        }
        let cell = Wide(frame: .zero)
        cell.length = 60 + 20 * CGFloat(indexPath.item)
        return cell
      }
    }
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let own = Own()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.dataSource = own
    page.show(view)
    #expect((0..<3).map { frame(view, $0)?.width } == [60, 80, 100])
    #expect(frame(view, 2)?.origin == CGPoint(x: 160, y: 0))
  }

  // MARK: Items in sight

  @Test func `only items in sight are made, and used again`() {
    source.items = [300]
    let view = collection()
    #expect(source.made.count == 12)
    let first = view.cellForItem(at: item(0))
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: item(0)) == nil)
    #expect(view.visibleCells.contains { $0 === first })
    #expect(view.indexPathsForVisibleItems.first == item(30))
  }

  @Test func `another width makes other lines`() {
    let view = collection()
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(frame(view, 1)?.minX == 120)
    #expect(frame(view, 2)?.origin == CGPoint(x: 0, y: 50))
    #expect(view.cellForItem(at: item(2))?.frame == frame(view, 2))
  }

  @Test func `loading anew asks for numbers again`() {
    let view = collection()
    source.items = [2]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
    #expect(view.numberOfItems(inSection: 0) == 2)
  }

  @Test func `scrolling to an item puts it where it was asked to stand`() {
    source.items = [300]
    let view = collection()
    view.scrollToItem(at: item(60), at: .top, animated: false)
    #expect(view.contentOffset.y == 1000)
    view.scrollToItem(at: item(60), at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 920)
    view.scrollToItem(at: item(60), at: .bottom, animated: false)
    #expect(view.contentOffset.y == 840)
  }

  // MARK: A layout of one's own

  @Test func `a layout's attributes place and paint an item`() throws {
    final class Stack: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 200) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 1, section: 0))
        attributes.frame = CGRect(x: 50, y: 60, width: 20, height: 10)
        attributes.alpha = 0.5
        attributes.zIndex = 3
        return [attributes]
      }
    }
    let view = collection()
    view.collectionViewLayout = Stack()
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first)
    #expect(view.visibleCells.count == 1)
    #expect(cell.frame == CGRect(x: 50, y: 60, width: 20, height: 10))
    #expect(cell.alpha == 0.5)
    #expect(cell.layer.zPosition == 3)
  }

  @Test func `a copy of attributes has all of them`() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind", with: item(3, 2))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    (attributes.alpha, attributes.zIndex, attributes.isHidden) = (0.25, 7, true)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes)
    #expect(copy.indexPath == item(3, 2))
    #expect(copy.representedElementKind == "kind")
    #expect(copy.frame == attributes.frame)
    #expect(copy.transform == attributes.transform)
    #expect(copy.alpha == 0.25 && copy.zIndex == 7 && copy.isHidden)
  }

  // MARK: Choosing

  private final class Told: UICollectionViewCell {
    var tellings: [Bool] = []
    override var isSelected: Bool { didSet { tellings.append(isSelected) } }
  }

  /// The look that the source gives a cell stays.
  @Test func `a cell hears of its selection only where that is another`() throws {
    UIView.register(Told.self) { Told(frame: $0) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(Told.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    page.show(view)
    view.selectItem(at: item(2), animated: false, scrollPosition: [])
    let (one, other) = (view.cellForItem(at: item(1)), view.cellForItem(at: item(2)))
    #expect((one as? Told)?.tellings == [])
    #expect((other as? Told)?.tellings == [true])
  }

  @Test func `a click chooses an item and drops the one before`() throws {
    let view = collection()
    page.click(try #require(view.cellForItem(at: item(1))))
    page.click(try #require(view.cellForItem(at: item(4))))
    #expect(source.chosen == [item(1), item(4)])
    #expect(source.dropped == [item(1)])
    #expect(view.cellForItem(at: item(4))?.isSelected == true)
    #expect(view.indexPathsForSelectedItems == [item(4)])
  }

  /// A layout that writes down which changes it is asked about.
  private final class AskedLayout: UICollectionViewFlowLayout {
    var changes: [UICollectionViewUpdateItem.Action] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      changes += updateItems.map(\.updateAction)
    }
  }

  @Test func `changes are shown at once, and no layout is asked about them`() {
    let view = collection()
    let asked = AskedLayout()
    view.collectionViewLayout = asked
    source.items = [8]
    view.performBatchUpdates { view.deleteItems(at: [item(0)]) }
    #expect(view.numberOfItems(inSection: 0) == 8 && asked.changes.isEmpty)
  }

  @Test func `the delegate may refuse a choice, and room between items chooses nothing`() throws {
    let view = collection()
    source.refused = item(1)
    page.click(try #require(view.cellForItem(at: item(1))))
    page.press(at: CGPoint(x: 95, y: 20))
    page.release(at: CGPoint(x: 95, y: 20))
    #expect(source.chosen == [])
    #expect(view.indexPathsForSelectedItems == [])
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func sized(_ width: CGFloat) -> UICollectionViewLayoutAttributes {
    size = CGSize(width: width, height: 24)
    return self
  }
}
