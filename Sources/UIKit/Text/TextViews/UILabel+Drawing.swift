// Drawing a label's lines.

import CoreGraphics
import Typesetting

extension UILabel {
  /// The alpha of a disabled label's text.
  private static let disabledAlpha: CGFloat = 0.5

  func drawContent(in rect: CGRect) {
    let pieces = pieces
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
      !pieces.isEmpty
    else { return }
    let fitted = fitted(tightened(pieces, in: rect), in: rect)
    let layout = visibleLayout(fitted.pieces, in: rect)
    let origin = origin(of: layout, shiftedBy: fitted.baselineShift, in: rect)
    context.saveGState()
    defer { context.restoreGState() }
    if !isEnabled { context.setAlpha(Self.disabledAlpha) }
    if let shadowColor {
      let sign: CGFloat = reversesShadow ? -1 : 1
      let place = CGPoint(
        x: origin.x + sign * shadowOffset.width, y: origin.y + sign * shadowOffset.height)
      layout.draw(in: context, at: place, color: shadowColor)
    }
    layout.draw(in: context, at: origin, color: isHighlighted ? highlightedTextColor : nil)
  }

  /// Returns `numberOfLines` lines, or as many as fit, but at least one.
  private func visibleLayout(_ pieces: [StyledRun], in rect: CGRect) -> TextLayout {
    let whole = layout(pieces, width: rect.width, lines: numberOfLines)
    guard whole.size.height > rect.height, whole.lines.count > 1 else { return whole }
    let count = whole.lineCount(within: rect.height)
    return count < whole.lines.count ? layout(pieces, width: rect.width, lines: count) : whole
  }

  /// Returns the layout's origin, centred vertically, with the first baseline on a pixel's edge, so
  /// that horizontal strokes are crisp.
  private func origin(
    of layout: TextLayout, shiftedBy shift: CGFloat, in rect: CGRect
  ) -> CGPoint {
    let top = rect.minY + (rect.height - layout.size.height) / 2 + shift
    let baseline = top + (layout.lines.first?.origin.y ?? 0)
    return CGPoint(
      x: rect.minX, y: top + baseline.snapped(toPixelsOf: contentScaleFactor) - baseline)
  }

  /// The share of the size that characters move together at most, as by `NSParagraphStyle`'s default
  /// ([Apple](https://developer.apple.com/documentation/uikit/nsparagraphstyle/tighteningfactorfortruncation)).
  private static let tighteningFactor: CGFloat = 0.05

  /// The text with its characters moved together where it is truncated otherwise, and that is enough.
  private func tightened(_ pieces: [StyledRun], in rect: CGRect) -> [StyledRun] {
    guard allowsDefaultTighteningForTruncation, !fits(pieces, in: rect) else { return pieces }
    return (1...5).lazy.map { step in
      pieces.map { $0.tightened(by: Self.tighteningFactor * CGFloat(step) / 5) }
    }.first { fits($0, in: rect) } ?? pieces
  }

  private func fits(_ pieces: [StyledRun], in rect: CGRect) -> Bool {
    let isUnbroken = numberOfLines == 1
    let size = layout(pieces, width: isUnbroken ? .infinity : rect.width, lines: 0).size
    return isUnbroken ? size.width <= rect.width : size.height <= rect.height
  }

  /// The text made smaller to fit on its one line, and how far its baseline goes back down.
  private func fitted(
    _ pieces: [StyledRun], in rect: CGRect
  ) -> (pieces: [StyledRun], baselineShift: CGFloat) {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return (pieces, 0) }
    let factor = scale(of: pieces, fitting: rect.width)
    guard factor < 1 else { return (pieces, 0) }
    let smaller = pieces.map { $0.scaled(by: factor) }
    guard baselineAdjustment != .alignCenters,
      let line = layout(pieces, width: .infinity, lines: 1).lines.first?.text
    else { return (smaller, 0) }
    // The baseline of a centred box is (ascender + descender) / 2 below its centre.
    return (smaller, (line.ascender + line.descender) / 2 * (1 - factor))
  }

  /// Sets `minimumScaleFactor` so that text is not made smaller than a font size in points; 0: it has no limit.
  func shrinkText(downTo pointSize: CGFloat) {
    guard font.pointSize > 0 else { return }
    minimumScaleFactor = min(1, max(0, pointSize / font.pointSize))
  }

  /// The part of its size at which a text fits on a line of a width, at most 1 and at least `minimumScaleFactor`.
  func scale(of pieces: [StyledRun], fitting width: CGFloat) -> CGFloat {
    let least = min(1, max(minimumScaleFactor, 0.01))
    var scale: CGFloat = 1
    // Letters of smaller fonts stand further apart: by a few steps the text fits.
    for _ in 0..<8 {
      let scaled = scale < 1 ? pieces.map { $0.scaled(by: scale) } : pieces
      let line = layout(scaled, width: .infinity, lines: 1).lines.first
      guard let line, line.text.width > width, scale > least else { break }
      scale = max(least, scale * width / line.text.width)
    }
    return scale
  }
}

extension StyledRun {
  /// Returns the same text with its characters closer by a share of the size.
  fileprivate func tightened(by share: CGFloat) -> StyledRun {
    var piece = self
    piece.kern -= style.font.pointSize * share
    return piece
  }

  /// Returns the same text at `factor` times its size.
  fileprivate func scaled(by factor: CGFloat) -> StyledRun {
    var piece = self
    piece.kern *= factor
    piece.style.font = style.font.withSize(style.font.pointSize * factor)
    return piece
  }
}
