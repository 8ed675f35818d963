// The layout of a table view: adding visible rows and headers, recycling the others.

import CoreGraphics

extension UITableView {
  /// The maximum number of rounds in which self-sizing rows may bring others into the visible area.
  private static let rounds = 16
  private static let groupRadius: CGFloat = 10

  func layOutRows() {
    loadIfNeeded()
    if cellState.isStale {
      cellState.isStale = false
      retireCells { _ in true }
    }
    backgroundView?.frame = bounds
    let paths = showRows()
    for path in paths { cellState.visible[path]?.frame = rectForRow(at: path) }
    placeTableViews()
    placeSectionViews()
    placeFillerRows()
    let size = CGSize(width: bounds.width, height: content.geometry.height)
    if contentSize != size { contentSize = size }
  }

  /// Creates and measures the visible rows.
  private func showRows() -> [IndexPath] {
    for _ in 0..<Self.rounds {
      let paths = content.geometry.rows(from: bounds.minY, to: bounds.maxY)
      let wanted = Set(paths)
      retireCells { !wanted.contains($0) }
      var isMoved = false
      for path in paths {
        if show(path) { isMoved = true }
      }
      guard isMoved else { return paths }
      content.geometry.place()
    }
    return cellState.sortedPaths
  }

  /// Makes a row that is not there yet, and measures it.
  ///
  /// - Returns: Whether it turned out to be of another height than was expected.
  private func show(_ path: IndexPath) -> Bool {
    if let known = cellState.visible[path] { return measure(known, path) }
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cellState.visible[path] = cell
    var isMoved = false
    UIView.performWithoutAnimation {
      cell.frame = rectForRow(at: path)
      cell.indentationLevel =
        delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
      configure(cell, at: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      if cell.isSelected != cellState.selected.contains(path) {
        cell.setSelected(cellState.selected.contains(path), animated: false)
      }
      // The content may not fit the estimated height: measure the row with the actual content.
      isMoved = measure(cell, path)
      if isMoved {
        content.geometry.place()
        cell.frame = rectForRow(at: path)
      }
      cell.layoutIfNeeded()
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return isMoved
  }

  /// - Returns: Whether the row turned out to be of another height than was expected.
  private func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard !content.geometry.sections[path.section].isMeasured[path.row] else { return false }
    let size = CGSize(width: bounds.width - 2 * sideInset, height: 0)
    let height = cell.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    content.geometry.sections[path.section].isMeasured[path.row] = true
    let old = content.geometry.sections[path.section].rows[path.row]
    guard height > 0, height != old else { return false }
    content.geometry.sections[path.section].rows[path.row] = height
    return true
  }

  // MARK: Appearance

  /// Sets a row's separators and corners.
  func configure(_ cell: UITableViewCell, at path: IndexPath) {
    let last = content.geometry.sections[path.section].rows.count - 1
    let (isFirst, isLast) = (path.row == 0, path.row == last)
    var lines = CellSeparatorEdges(color: separatorColor)
    if separatorStyle != .none {
      lines.bottom = .inset
      if style == .grouped {
        lines.top = isFirst ? .full : .none
        lines.bottom = isLast ? .full : .inset
      } else if style == .insetGrouped, isLast {
        lines.bottom = .none
      }
    }
    cell.separators.lines = lines
    cell.setNeedsLayout()
    if style == .insetGrouped { round(cell, isFirst: isFirst, isLast: isLast) }
    if isGrouped, cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
  }

  private func round(_ cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.groupRadius
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }

  // MARK: Headers and footers

  private func placeTableViews() {
    let geometry = content.geometry
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: geometry.tableHeader)
    tableFooterView?.frame = CGRect(
      x: 0, y: geometry.height - geometry.tableFooter, width: bounds.width,
      height: geometry.tableFooter)
  }

  private func placeSectionViews() {
    for index in content.geometry.sections.indices {
      if let header = content.headers[index] {
        place(header, headerFrame(index)) {
          delegate?.tableView(self, willDisplayHeaderView: header, forSection: index)
        }
      }
      if let footer = content.footers[index] {
        place(footer, footerFrame(index)) {
          delegate?.tableView(self, willDisplayFooterView: footer, forSection: index)
        }
      }
    }
  }

  private func place(_ view: UIView, _ frame: CGRect, _ willShow: () -> Void) {
    guard frame.maxY > bounds.minY, frame.minY < bounds.maxY else {
      return view.removeFromSuperview()
    }
    UIView.performWithoutAnimation { view.frame = frame }
    guard view.superview !== self else { return }
    willShow()
    addSubview(view)
  }

  /// Returns the frame of a header. A plain table's headers are pinned to the top while their
  /// section is visible.
  private func headerFrame(_ index: Int) -> CGRect {
    let section = content.geometry.sections[index]
    var y = section.top + section.headerPadding
    let height = section.header - section.headerPadding
    if style == .plain {
      y = PinnedBoundary.header(
        start: y, edge: bounds.minY + adjustedContentInset.top, end: section.rowsBottom,
        length: height)
    }
    return CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
  }

  /// A plain table's footers stay at the bottom.
  private func footerFrame(_ index: Int) -> CGRect {
    let section = content.geometry.sections[index]
    var y = section.rowsBottom
    if style == .plain {
      y = PinnedBoundary.footer(
        rest: y, edge: bounds.maxY - adjustedContentInset.bottom - section.footer,
        start: section.top + section.header)
    }
    return CGRect(
      x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: section.footer)
  }
}
