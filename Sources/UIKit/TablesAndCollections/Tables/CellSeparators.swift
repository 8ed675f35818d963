// The lines above and below a row.

import CoreGraphics

/// The separators of a table view cell.
struct CellSeparatorEdges: Equatable {
  enum Line: Equatable {
    case none
    case inset
    case full
  }

  var top = Line.none
  var bottom = Line.none
  var color: UIColor?
}

/// The lines of one row, a pixel high.
@MainActor final class CellSeparators {
  private var top: UIView?
  private var bottom: UIView?

  var lines = CellSeparatorEdges()

  var areHidden = false {
    didSet { for line in [top, bottom] { line?.isHidden = areHidden } }
  }

  /// `textStart`: the leading edge of the texts after an image.
  func place(in cell: UITableViewCell, textStart: CGFloat?) {
    let pixel = 1 / cell.contentScaleFactor
    place(&top, lines.top, y: 0, height: pixel, textStart: textStart, cell: cell)
    place(
      &bottom, lines.bottom, y: cell.bounds.height - pixel, height: pixel, textStart: textStart,
      cell: cell)
  }

  private func place(
    _ view: inout UIView?, _ line: CellSeparatorEdges.Line, y: CGFloat, height: CGFloat,
    textStart: CGFloat?, cell: UITableViewCell
  ) {
    guard line != .none else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIView()
    view = shown
    shown.backgroundColor = lines.color ?? .separator
    shown.isUserInteractionEnabled = false
    shown.isHidden = areHidden
    var insets = line == .inset ? cell.separatorInset : .zero
    if line == .inset, cell.ownSeparatorInset == nil, let textStart { insets.left = textStart }
    if line == .inset { insets.left += cell.contentView.frame.minX }
    shown.frame = CGRect(
      x: insets.left, y: y, width: max(0, cell.bounds.width - insets.left - insets.right),
      height: height)
    if shown.superview !== cell { cell.addSubview(shown) }
  }
}
