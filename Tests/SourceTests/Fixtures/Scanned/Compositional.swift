// A collection laid out from groups: a row that scrolls across, a header that is pinned, badges, a grid.

import UIKit

@IBDesignable class Compositional: UIView, UICollectionViewDataSource {
  private lazy var collection = UICollectionView(frame: bounds, collectionViewLayout: makeLayout())

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 150) }

  private func setUp() {
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    for kind in ["header", "badge"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collection.dataSource = self
    addSubview(collection)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 6
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] number, environment in
        number == 0 ? row : grid(environment.container.effectiveContentSize.width > 120 ? 3 : 2)
      }, configuration: configuration)
  }

  /// Cards that are cut off at the edge.
  private var row: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(36)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 0, trailing: 6)
    return section
  }

  private func grid(_ columns: Int) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(12)),
      elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 5 : 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.backgroundColor = indexPath.section == 0 ? .systemTeal : .systemIndigo
    cell.layer.cornerRadius = 5
    cell.alpha = 1 - CGFloat(indexPath.item) * 0.08
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    view.backgroundColor = kind == "badge" ? .systemRed : .systemYellow
    view.layer.cornerRadius = kind == "badge" ? 5 : 2
    return view
  }
}
