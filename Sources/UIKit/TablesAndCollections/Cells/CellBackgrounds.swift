// The views behind a cell's content.

import CoreGraphics

/// The background views of a cell: the permanent one and the one of the selection.
@MainActor final class CellBackgrounds {
  private(set) var normal: UIView?
  private(set) var selected: UIView?
  /// The selection background of a cell without a custom one.
  private(set) var fallback: UIView?

  /// Adds the content view, as large as the cell.
  func adopt(_ content: UIView, in cell: UIView) {
    fill(content, cell)
    cell.addSubview(content)
  }

  func setNormal(_ view: UIView?, in cell: UIView) {
    normal?.removeFromSuperview()
    normal = view
    if let view {
      fill(view, cell)
      cell.insertSubview(view, at: 0)
    }
  }

  func setSelected(_ view: UIView?, in cell: UIView, isSelected: Bool) {
    selected?.removeFromSuperview()
    selected = view
    show(in: cell, isSelected: isSelected)
  }

  /// `color`: the selection colour of a cell without a custom view; nil for none.
  func show(in cell: UIView, isSelected: Bool, color: UIColor? = nil) {
    if color == nil {
      fallback?.removeFromSuperview()
      fallback = nil
    }
    if isSelected, selected == nil, fallback == nil, let color {
      let view = UIView()
      view.backgroundColor = color
      fallback = view
    }
    guard let shown = selected ?? fallback else { return }
    if isSelected {
      if shown !== fallback { fallback?.removeFromSuperview() }
      fill(shown, cell)
      cell.insertSubview(shown, at: normal == nil ? 0 : 1)
    } else {
      shown.removeFromSuperview()
    }
  }

  private func fill(_ view: UIView, _ cell: UIView) {
    view.frame = cell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
