// swift-format-ignore-file
// Lists with what stands beside their rows.

import UIKit

/// Lists of the two grouped kinds with what stands beside rows.
@IBDesignable class ListsFixture: UIView {
  private typealias Row = UICollectionView.CellRegistration<UICollectionViewListCell, String>
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private var sources: [Source] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addList(.grouped)
    addList(.insetGrouped)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func addList(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if appearance == .grouped { configuration.headerMode = .supplementary }
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    addSubview(view)
    let row = Row { cell, path, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.secondaryText = path.item == 1 ? "b" : nil
      cell.contentConfiguration = content
      cell.accessories =
        path.item == 0 ? [.checkmark()] : [.label(text: "\(path.item)"), .disclosureIndicator()]
    }
    let title = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "abc"
      cell.contentConfiguration = content
    }
    let source = Source(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: text)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: title, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C"])
    source.apply(snapshot, animatingDifferences: false)
    sources.append(source)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(
        x: bounds.width / 2 * CGFloat(index), y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }
}
