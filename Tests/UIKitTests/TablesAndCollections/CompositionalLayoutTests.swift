// Where a compositional layout puts items, headers and badges, and how its sections scroll.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct CompositionalLayoutTests {
  private final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(
        width: 7, height: layoutAttributes.indexPath.item == 1 ? 90 : 30)
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var items = [5]
    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
  }

  private let page = Page()
  private let source = Source()

  private func show(
    _ layout: UICollectionViewLayout, cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    UIView.register(Tall.self) { Tall(frame: $0) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "item")
    for kind in ["header", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.dataSource = source
    page.show(view)
    view.layoutIfNeeded()
    return view
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Rows of 60 points in which items of a third stand.
  private var thirds: NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
      ])
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<source.items[section]).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func `items follow each other as long as there is room, in group after group`() {
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: thirds)))
    let tenths: [CGFloat] = frames(view).map { ($0.minX * 10).rounded() }
    #expect(tenths == [0, 1000, 2000, 0, 1000])
    #expect(frames(view).map(\.minY) == [0, 0, 0, 60, 60])
    #expect(view.contentSize == CGSize(width: 300, height: 120))
    #expect(view.visibleCells.count == 5)
  }

  @Test func `a number of items shares the room that gaps and insets leave`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 30)
    section.interGroupSpacing = 8
    let view = show(UICollectionViewCompositionalLayout(section: section))
    #expect(frames(view)[0] == CGRect(x: 12, y: 6, width: 114, height: 56))
    #expect(frames(view)[1] == CGRect(x: 152, y: 6, width: 114, height: 56))
    #expect(frames(view)[2].minY == 74)
    #expect(view.contentSize.height == 208)
  }

  @Test func `flexible gaps share what is left`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(90), .absolute(40)))])
    group.interItemSpacing = .flexible(5)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view).map(\.minX) == [0, 105, 210, 0, 210])
  }

  @Test func `groups stand in groups`() {
    let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [big, column])
    source.items = [4]
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 150, height: 150), CGRect(x: 150, y: 0, width: 150, height: 75),
        CGRect(x: 150, y: 75, width: 150, height: 75),
        CGRect(x: 0, y: 150, width: 150, height: 150),
      ])
  }

  @Test func `an estimated item is as high as it says, and others move`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    source.items = [3]
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      cell: Tall.self)
    #expect(frames(view).map(\.minY) == [0, 30, 120])
    #expect(frames(view).map(\.height) == [30, 90, 30] && frames(view)[0].width == 300)
    #expect(view.contentSize.height == 150)
  }

  @Test func `a header makes the section longer and stays in sight`() throws {
    let section = NSCollectionLayoutSection(group: thirds)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 0, trailing: 10)
    source.items = [20]
    let view = show(UICollectionViewCompositionalLayout(section: section))
    #expect(frames(view)[0].minY == 34)
    let path = IndexPath(item: 0, section: 0)
    let shown = try #require(view.supplementaryView(forElementKind: "header", at: path))
    #expect(shown.frame == CGRect(x: 10, y: 0, width: 280, height: 30))
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(shown.frame.minY == 50)
  }

  @Test func `a badge sits at its item's corner`() throws {
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let found = view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(found?.frame == CGRect(x: 190, y: -10, width: 20, height: 20))
  }

  @Test func `a group of one's own puts items where it says`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { room in
      let width = room.container.contentSize.width
      return [0, 1].map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * width / 2, y: 10, width: 20, height: 20))
      }
    }
    source.items = [3]
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames(view).map(\.origin) == [
        CGPoint(x: 0, y: 10), CGPoint(x: 150, y: 10), CGPoint(x: 0, y: 110),
      ])
  }

  @Test func `a section scrolls across and takes its items with it`() throws {
    let across = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(140), .absolute(80)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ]))
    across.interGroupSpacing = 10
    across.orthogonalScrollingBehavior = .groupPaging
    let rows = NSCollectionLayoutSection(group: thirds)
    source.items = [6, 3]
    let layout = UICollectionViewCompositionalLayout { number, _ in number == 0 ? across : rows }
    let view = show(layout)
    #expect(view.contentSize == CGSize(width: 300, height: 140))
    #expect(frames(view).map(\.minX) == [0, 150, 300, 450, 600, 750])
    #expect(frames(view, 1).map(\.minY) == [80, 80, 80])
    let scroller = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(scroller.contentSize.width == 890)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
    scroller.contentOffset.x = 300
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.superview === scroller)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 40)) == IndexPath(item: 2, section: 0))
  }

  @Test func `a layout scrolls sideways`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .fractionalHeight(1)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      ])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let view = show(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: column), configuration: configuration))
    #expect(frames(view)[1] == CGRect(x: 0, y: 100, width: 80, height: 100))
    #expect(frames(view)[2].minX == 80)
    #expect(view.contentSize == CGSize(width: 240, height: 200))
  }

  @Test func `a handler moves what is in sight`() {
    let section = NSCollectionLayoutSection(group: thirds)
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
    }
    let view = show(UICollectionViewCompositionalLayout(section: section))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
  }
}
