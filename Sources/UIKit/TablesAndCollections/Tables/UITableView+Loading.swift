// Loading of counts and heights from a table view's data source and delegate.

import CoreGraphics

extension UITableView {
  /// Heights without titles, as a grouped table has them, in points.
  private static let firstGroupedHeader: CGFloat = 35
  private static let groupedMargin: CGFloat = 17.5
  /// The height that is expected of a row that was not made yet.
  private var expectedRowHeight: CGFloat { hasTallRows ? CellMargins.tallRow : CellMargins.row }

  var isGrouped: Bool { style != .plain }
  /// Points at the sides of an inset grouped table: measured in 34 rows of public documents of Interface Builder.
  var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let margin = CellMargins.side(width: bounds.width, screen: UIScreen.main.bounds.width)
    return margin + max(safeAreaInsets.left, safeAreaInsets.right)
  }

  func setNeedsReload() {
    content.loadedWidth = nil
    cellState.isStale = true
    setNeedsLayout()
  }

  /// Applies a changed style of separators.
  func restyle() {
    for (path, cell) in cellState.visible { configure(cell, at: path) }
  }

  func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    content.loadedWidth = nil
    setNeedsLayout()
  }

  /// Loads counts and heights, unless they are loaded for this width.
  func loadIfNeeded() {
    guard content.loadedWidth != bounds.width else { return }
    content.loadedWidth = bounds.width
    forgetSectionViews()
    var geometry = TableGeometry()
    geometry.tableHeader = tableHeaderView?.frame.height ?? 0
    geometry.tableFooter = tableFooterView?.frame.height ?? 0
    if let dataSource {
      var top = geometry.tableHeader
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        let loaded = load(section, dataSource, below: top)
        top += loaded.height
        geometry.sections.append(loaded)
      }
    }
    geometry.place()
    content.geometry = geometry
  }

  private func forgetSectionViews() {
    for view in content.headers.values { retire(view) }
    for view in content.footers.values { retire(view) }
    content.headers = [:]
    content.footers = [:]
  }

  /// The heights of a section that begins at `top`.
  private func load(
    _ section: Int, _ dataSource: any UITableViewDataSource, below top: CGFloat
  ) -> TableGeometry.Section {
    var loaded = TableGeometry.Section()
    (loaded.header, loaded.headerPadding) = header(section, dataSource)
    if let row = content.staticSections?.writtenTop(section), row >= top {
      loaded.header = row - top
      if style == .plain, let view = content.headers[section] {
        loaded.headerPadding = max(0, loaded.header - fittingHeight(view))
      }
    }
    loaded.footer = footerHeight(section, dataSource)
    for row in 0..<max(0, dataSource.tableView(self, numberOfRowsInSection: section)) {
      let path = IndexPath(row: row, section: section)
      let height =
        delegate?.tableView(self, heightForRowAt: path) ?? content.staticSections?.height(path)
        ?? rowHeight
      let isKnown = height >= 0 && height.isFinite
      loaded.rows.append(isKnown ? height : expectedHeight(path))
      loaded.isMeasured.append(isKnown)
    }
    return loaded
  }

  private func expectedHeight(_ path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return height > 0 && height.isFinite ? height : expectedRowHeight
  }

  // MARK: Headers and footers

  /// The height of a header, and the part of it above its view.
  private func header(
    _ section: Int, _ source: any UITableViewDataSource
  ) -> (height: CGFloat, padding: CGFloat) {
    let height =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view = delegate?.tableView(self, viewForHeaderInSection: section)
    let title = source.tableView(self, titleForHeaderInSection: section)
    let shown = view ?? title.map { titleView($0, isGrouped ? .groupedHeader : .plainHeader) }
    content.headers[section] = shown
    let padding = style == .plain && shown != nil ? max(0, sectionHeaderTopPadding) : 0
    let fits = content.fitsTitles && view == nil && title != nil && height == sectionHeaderHeight
    if height >= 0, !fits { return (height + padding, padding) }
    if let shown { return (fittingHeight(shown) + padding, padding) }
    return (isGrouped ? (section == 0 ? Self.firstGroupedHeader : Self.groupedMargin) : 0, 0)
  }

  private func footerHeight(_ section: Int, _ source: any UITableViewDataSource) -> CGFloat {
    let height =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = delegate?.tableView(self, viewForFooterInSection: section)
    let title = source.tableView(self, titleForFooterInSection: section)
    let shown = view ?? title.map { titleView($0, isGrouped ? .groupedFooter : .plainFooter) }
    content.footers[section] = shown
    let fits = content.fitsTitles && view == nil && title != nil && height == sectionFooterHeight
    if height >= 0, !fits { return height }
    if let shown { return fittingHeight(shown) }
    return isGrouped ? Self.groupedMargin : 0
  }

  private func titleView(
    _ title: String, _ role: UITableViewHeaderFooterView.Role
  ) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.adopt(role)
    view.show(title)
    if !isGrouped { view.backgroundColor = .secondarySystemBackground }
    return view
  }

  private func fittingHeight(_ view: UIView) -> CGFloat {
    let size = CGSize(width: bounds.width - 2 * sideInset, height: 0)
    let fitted = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > 0 ? fitted.height : view.bounds.height
  }

  func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { marginPool.give(view) }
  }
}
