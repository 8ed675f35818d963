// The text and the size of a label.

import CoreGraphics
import Typesetting

extension UILabel {
  var hasAttributedText: Bool { styledText != nil }

  /// The attributes of text that has none of its own.
  private var defaults: DefaultTextAttributes {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    if textAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      style.alignment = .right
    }
    return DefaultTextAttributes(
      font: font, color: textColor, paragraph: style,
      links: linkAttributes ?? DefaultTextAttributes.plainLinks)
  }

  /// The plain text with the label's own attributes.
  func attributed(_ string: String) -> NSAttributedString {
    let defaults = defaults
    return NSAttributedString(
      string: string,
      attributes: [
        .font: defaults.font, .foregroundColor: defaults.color, .paragraphStyle: defaults.paragraph,
      ])
  }

  /// The text with everything it is drawn with; empty where there is none.
  var pieces: [StyledRun] {
    if let styledText { return styledText.styledRuns(defaults: defaults) }
    guard let plainText, !plainText.isEmpty else { return [] }
    return [StyledRun(plainText, [:], defaults: defaults)]
  }

  func layout(_ pieces: [StyledRun], width: CGFloat, lines: Int) -> TextLayout {
    TextLayout(pieces, width: width, maximumLines: lines)
  }

  /// The text's size, not rounded, where `size` is to be filled.
  func textSize(in size: CGSize) -> CGSize {
    let isUnbroken = numberOfLines == 1 || size.width <= 0
    let width = isUnbroken ? CGFloat.infinity : size.width
    return layout(pieces, width: width, lines: numberOfLines).size
  }

  /// The text's box in the middle of the height of `bounds`, at its alignment.
  func box(in bounds: CGRect, lines: Int) -> CGRect {
    let size = layout(pieces, width: bounds.width, lines: lines).size
    let scale = contentScaleFactor
    let width = min(bounds.width, size.width.roundedUp(toPixelsOf: scale))
    let height = min(bounds.height, size.height.roundedUp(toPixelsOf: scale))
    return CGRect(
      x: bounds.minX + (bounds.width - width) * leadingShare,
      y: bounds.minY + (bounds.height - height) / 2, width: width, height: height)
  }

  /// The share of the free width left of a line.
  private var leadingShare: CGFloat {
    switch defaults.paragraph.alignment {
    case .center: 0.5
    case .right: 1
    case .left, .justified, .natural: 0
    }
  }
}
