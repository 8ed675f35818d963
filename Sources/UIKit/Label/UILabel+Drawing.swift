// Drawing a label's lines.

import CoreGraphics
import Typesetting

extension UILabel {
  /// The alpha of a disabled label's text.
  private static let disabledAlpha: CGFloat = 0.5

  func drawContent(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
      let text = labelText
    else { return }
    let fitted = fitted(text, in: rect)
    var lines = fitted.text.block(width: rect.width, lines: visibleLines(of: fitted.text, in: rect))
    if lines.lines.isEmpty { lines = fitted.text.block(width: rect.width, lines: 1) }
    let top = rect.minY + (rect.height - fitted.text.size(of: lines).height) / 2
    let run = LabelRun(
      text: fitted.text, block: lines, top: top, baselineShift: fitted.baselineShift, rect: rect)
    if let shadowColor {
      let offset = reversesShadow ? shadowOffset.negated : shadowOffset
      draw(run, by: offset, only: shadowColor, in: context)
    }
    draw(run, by: .zero, only: nil, in: context)
  }

  /// What one drawing needs to know about its lines.
  private struct LabelRun {
    var text: LabelText
    var block: TextBlock
    /// Of the first line's box.
    var top: CGFloat
    var baselineShift: CGFloat
    var rect: CGRect
  }

  /// How many lines are allowed: as many as were asked for, and as fit, but at least one.
  private func visibleLines(of text: LabelText, in rect: CGRect) -> Int {
    guard numberOfLines != 1 else { return 1 }
    let block = text.block(width: rect.width, lines: numberOfLines)
    let height = text.size(of: block).height
    guard height > rect.height + 0.5, let first = block.lines.first else { return numberOfLines }
    return max(1, Int((rect.height + 0.5) / (first.lineHeight + text.lineSpacing)))
  }

  /// The text made smaller to fit on its one line, and how far its baseline goes back down.
  private func fitted(
    _ text: LabelText, in rect: CGRect
  ) -> (text: LabelText, baselineShift: CGFloat) {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1,
      let line = text.block(width: .infinity, lines: 1).lines.first, line.width > rect.width
    else { return (text, 0) }
    let factor = max(rect.width / line.width, min(1, max(minimumScaleFactor, 0.01)))
    let smaller = text.scaled(by: factor)
    guard baselineAdjustment != .alignCenters else { return (smaller, 0) }
    // The baseline of a box in the middle stands (ascender + descender) / 2 below that middle.
    return (smaller, (line.ascender + line.descender) / 2 * (1 - factor))
  }

  private func draw(_ run: LabelRun, by offset: CGSize, only: UIColor?, in context: CGContext) {
    for (index, line) in run.block.lines.enumerated() {
      let x = run.rect.minX + max(0, run.rect.width - line.width) * share(run.text.alignment)
      let y =
        run.top + run.block.baselines[index] + run.text.lineSpacing * CGFloat(index)
        + run.baselineShift
      let origin = CGPoint(
        x: x + offset.width, y: y.snapped(toPixelsOf: contentScaleFactor) + offset.height)
      draw(line, of: run.text, at: origin, only: only, in: context)
    }
  }

  private func draw(
    _ line: TextLine, of text: LabelText, at origin: CGPoint, only: UIColor?, in context: CGContext
  ) {
    for (index, glyphs) in line.runs.enumerated() {
      let span = text.spans[min(line.spanOfRun[index], text.spans.count - 1)]
      let color = only ?? span.color ?? textColor ?? .black
      let shown = only == nil && isHighlighted ? highlightedTextColor ?? color : color
      (isEnabled ? shown : shown.withAlphaComponent(shown.rgba.alpha * Self.disabledAlpha))
        .setFill()
      context.draw(glyphs, at: origin)
    }
  }
}

extension CGSize {
  fileprivate var negated: CGSize { CGSize(width: -width, height: -height) }
}
