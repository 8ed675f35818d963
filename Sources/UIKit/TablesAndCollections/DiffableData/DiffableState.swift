// The snapshot of a diffable data source, and the list that shows it.

/// The snapshot that a diffable data source applied last, and the table or collection that shows it.
@MainActor final class DiffableState<List: CellList, Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private weak var list: List?
  private(set) var shown = Snapshot()

  init(_ list: List) { self.list = list }

  /// Shows a snapshot at once. Items that are selected stay so while they are there.
  func apply(_ snapshot: Snapshot, completion: (() -> Void)?) {
    let selected = (list?.cellState.selected.sorted() ?? []).compactMap(shown.item)
    shown = snapshot
    list?.reloadData()
    for path in selected.compactMap(shown.path) { list?.reselect(path) }
    completion?()
  }

  /// Shows a snapshot at once, with nothing selected.
  func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
    shown = snapshot
    list?.reloadData()
    completion?()
  }
}
