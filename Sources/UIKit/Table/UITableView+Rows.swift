// Asking a table where its rows are, and which are in sight.

public import CoreGraphics

extension UITableView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return content.geometry.sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    let sections = content.geometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Places

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard content.geometry.contains(indexPath) else { return .zero }
    let (top, bottom) = content.geometry.span(indexPath)
    return CGRect(
      x: sideInset, y: top, width: bounds.width - 2 * sideInset, height: bottom - top)
  }

  public func rect(forSection section: Int) -> CGRect {
    sectionRect(section) { ($0.top, $0.bottom) }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    sectionRect(section) { ($0.top, $0.top + $0.header) }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    sectionRect(section) { ($0.rowsBottom, $0.bottom) }
  }

  private func sectionRect(
    _ section: Int, _ span: (TableGeometry.Section) -> (CGFloat, CGFloat)
  ) -> CGRect {
    loadIfNeeded()
    guard content.geometry.sections.indices.contains(section) else { return .zero }
    let (top, bottom) = span(content.geometry.sections[section])
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001))?.first
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return content.geometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: In sight

  public var visibleCells: [UITableViewCell] {
    content.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  public var indexPathsForVisibleRows: [IndexPath]? { content.cells.keys.sorted() }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    content.cells[indexPath]
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content.cells.first { $0.value === cell }?.key
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.headers[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard content.geometry.contains(indexPath) else { return }
    let (top, bottom) = content.geometry.span(indexPath)
    let covered = style == .plain ? content.geometry.sections[indexPath.section].header : 0
    var y: CGFloat
    switch position {
    case .top: y = top - covered - adjustedContentInset.top
    case .middle: y = (top + bottom - bounds.height) / 2
    case .bottom: y = bottom - bounds.height + adjustedContentInset.bottom
    case .none:
      let rect = CGRect(x: 0, y: top - covered, width: 1, height: bottom - top + covered)
      y = offsetShowing(rect).y
    }
    y = clamped(CGPoint(x: contentOffset.x, y: y)).y
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let selected = indexPathForSelectedRow else { return }
    scrollToRow(at: selected, at: scrollPosition, animated: animated)
  }

  // MARK: Changes, all of which are shown at once

  public var hasUncommittedUpdates: Bool { content.openUpdates > 0 }

  public func beginUpdates() { content.openUpdates += 1 }

  public func endUpdates() {
    content.openUpdates = max(0, content.openUpdates - 1)
    if content.openUpdates == 0 { setNeedsReload() }
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  private func change() {
    if content.openUpdates == 0 { setNeedsReload() }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    content.selected.subtract(indexPaths)
    change()
  }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
  public func reconfigureRows(at indexPaths: [IndexPath]) { change() }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change() }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    content.selected = content.selected.filter { !sections.contains($0.section) }
    change()
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
  public func moveSection(_ section: Int, toSection newSection: Int) { change() }
}
