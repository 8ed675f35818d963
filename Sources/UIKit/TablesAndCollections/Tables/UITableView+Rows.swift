// A table view's rows: their positions, the visible ones, inserting and deleting.

import CoreGraphics

extension UITableView {
  var sectionCount: Int {
    loadIfNeeded()
    return content.geometry.sections.count
  }

  func rowCount(_ section: Int) -> Int {
    loadIfNeeded()
    let sections = content.geometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Positions

  func rowRect(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard content.geometry.contains(path) else { return .zero }
    let (top, bottom) = content.geometry.span(path)
    return CGRect(
      x: sideInset, y: top, width: bounds.width - 2 * sideInset, height: bottom - top)
  }

  func wholeRect(_ section: Int) -> CGRect { sectionRect(section) { ($0.top, $0.bottom) } }

  func headerRect(_ section: Int) -> CGRect {
    sectionRect(section) { ($0.top, $0.top + $0.header) }
  }

  func footerRect(_ section: Int) -> CGRect { sectionRect(section) { ($0.rowsBottom, $0.bottom) } }

  private func sectionRect(
    _ section: Int, _ span: (TableGeometry.Section) -> (CGFloat, CGFloat)
  ) -> CGRect {
    loadIfNeeded()
    guard content.geometry.sections.indices.contains(section) else { return .zero }
    let (top, bottom) = span(content.geometry.sections[section])
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    return content.geometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard content.geometry.contains(path) else { return }
    let (top, bottom) = content.geometry.span(path)
    let covered = style == .plain ? content.geometry.sections[path.section].header : 0
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

  // MARK: Updates

  func closeUpdates() {
    cellState.openUpdates = max(0, cellState.openUpdates - 1)
    if cellState.openUpdates == 0 { setNeedsReload() }
  }

  func update(_ updates: (() -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
  }
}
