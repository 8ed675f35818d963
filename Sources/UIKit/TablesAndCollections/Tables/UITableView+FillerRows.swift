// The empty rows of a plain table that asks for them.

import CoreGraphics
import QuartzCore

extension UITableView {
  /// The height of filler rows that is automatic, in points.
  private static let automaticFillerHeight: CGFloat = 44

  /// The height of the rows that fill a plain table below its last one; nil where there are none, as is usual since
  /// iOS 15 ([Apple](https://developer.apple.com/documentation/uikit/uitableview/fillerrowheight)).
  private var fillerHeight: CGFloat? {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil, fillerRowHeight != 0
    else { return nil }
    guard fillerRowHeight == Self.automaticDimension else { return max(1, fillerRowHeight) }
    return rowHeight > 0 ? rowHeight : Self.automaticFillerHeight
  }

  /// Draws the separators of filler rows.
  func placeFillerRows() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    guard let height = fillerHeight, height.isFinite, bounds.maxY > content.geometry.height else {
      fillerLines?.removeFromSuperlayer()
      fillerLines = nil
      return
    }
    let lines = fillerLines ?? CAShapeLayer()
    if fillerLines == nil {
      lines.isFrameworkPart = true
      layer.insertSublayer(lines, at: 0)
      fillerLines = lines
    }
    lines.fillColor = (separatorColor ?? .separator).cgColor
    lines.path = fillerPath(height)
  }

  private func fillerPath(_ height: CGFloat) -> CGPath {
    let (pixel, path) = (1 / contentScaleFactor, CGMutablePath())
    var bottom = content.geometry.height + height
    while bottom < bounds.maxY + height {
      path.addRect(
        CGRect(
          x: separatorInset.left, y: bottom - pixel,
          width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: pixel))
      bottom += height
    }
    return path
  }
}
