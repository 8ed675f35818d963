// Snapshots, and the data sources that show them.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `items stand where they were put`() {
    var value = snapshot(("a", [1, 2]), ("b", [3]))
    value.insertItems([9], beforeItem: 2)
    value.insertItems([8], afterItem: 3)
    value.appendItems([7], toSection: "a")
    #expect(value.itemIdentifiers(inSection: "a") == [1, 9, 2, 7])
    #expect(value.itemIdentifiers == [1, 9, 2, 7, 3, 8] && value.numberOfItems == 6)
    #expect(value.sectionIdentifier(containingItem: 8) == "b" && value.indexOfItem(3) == 4)
    value.moveItem(1, afterItem: 3)
    value.deleteItems([9, 7])
    #expect(value.itemIdentifiers == [2, 3, 1, 8] && value.numberOfItems(inSection: "b") == 3)
  }

  @Test func `sections move with their items`() {
    var value = snapshot(("a", [1]), ("b", [2]))
    value.insertSections(["c"], afterSection: "a")
    value.moveSection("a", afterSection: "b")
    #expect(value.sectionIdentifiers == ["c", "b", "a"] && value.itemIdentifiers == [2, 1])
    value.moveSection("a", beforeSection: "c")
    value.deleteSections(["b"])
    #expect(value.sectionIdentifiers == ["a", "c"] && value.itemIdentifiers == [1])
    value.deleteAllItems()
    #expect(value.numberOfSections == 0 && value.numberOfItems == 0)
  }

  @Test func `what is there already, and what has no place, is left out`() {
    var value = snapshot(("a", [1, 2]))
    value.appendItems([2, 3])
    value.appendSections(["a", "b", "b"])
    value.insertItems([4], beforeItem: 77)
    value.appendItems([5], toSection: "nowhere")
    value.moveItem(1, beforeItem: 1)
    #expect(value.sectionIdentifiers == ["a", "b"] && value.itemIdentifiers == [1, 2, 3])
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
  }

  @Test func `a table shows the snapshot, and what was chosen stays so`() {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let source = Titled(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot(("a", [1, 2]), ("b", [3])))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "b")
    table.selectRow(at: source.indexPath(for: 2), animated: false, scrollPosition: .none)
    var isDone = false
    source.apply(snapshot(("a", [5, 1, 2]))) { isDone = true }
    table.layoutIfNeeded()
    #expect(isDone && table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 5)
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
    source.apply(snapshot(("a", [1])))
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil && source.snapshot().itemIdentifiers == [1])
  }

  @Test func `a collection's registrations fill cells and what stands around them`() {
    UIView.register(Chip.self) { Chip(frame: $0) }
    UIView.register(Banner.self) { Banner(frame: $0) }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Chip, Int> { $0.tag = $2 + 10 * $1.item }
    let banners = UICollectionView.SupplementaryRegistration<Banner>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { banner, _, path in banner.tag = 100 + path.section }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: banners, for: path)
    }
    source.apply(snapshot(("a", [3, 4])))
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag).sorted() == [3, 14])
    #expect(view.visibleCells.allSatisfy { $0 is Chip })
    let headers = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.tag) == [100])
    view.selectItem(at: source.indexPath(for: 4), animated: false, scrollPosition: [])
    source.apply(snapshot(("a", [4])))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  final class Chip: UICollectionViewCell {}
  final class Banner: UICollectionReusableView {}
}
