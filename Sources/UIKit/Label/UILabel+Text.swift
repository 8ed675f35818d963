// What a label's text is made of, and how large it is.

import CoreGraphics
import Typesetting

extension UILabel {
  var hasAttributedText: Bool { styledText != nil }

  /// The plain text with the label's own attributes.
  func attributed(_ string: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: string,
      attributes: [
        .font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
        .foregroundColor: textColor ?? .black, .paragraphStyle: style,
      ])
  }

  /// The text as it is set; nil where there is none or no font at all.
  var labelText: LabelText? {
    var result = LabelText(alignment: textAlignment, lineBreak: LineBreak(mode: lineBreakMode))
    if let styledText {
      collect(styledText, into: &result)
    } else if let plainText, let span = span(plainText, font: font, kern: 0) {
      result.spans = [LabelSpan(text: span)]
    }
    return result.spans.isEmpty ? nil : result
  }

  private func span(_ string: String, font: UIFont, kern: CGFloat) -> TextSpan? {
    guard !string.isEmpty, let face = font.face else { return nil }
    return TextSpan(string, face: face, size: font.pointSize, kern: kern.isFinite ? kern : 0)
  }

  private func collect(_ styled: NSAttributedString, into result: inout LabelText) {
    let string = styled.string as NSString
    let whole = NSRange(location: 0, length: styled.length)
    unsafe styled.enumerateAttributes(in: whole) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? self.font ?? UIFont.systemFont(ofSize: 17)
      let kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
      guard let span = span(string.substring(with: range), font: font, kern: kern) else { return }
      result.spans.append(
        LabelSpan(
          text: span, color: attributes[.foregroundColor] as? UIColor))
      if range.location == 0 { adopt(attributes[.paragraphStyle] as? NSParagraphStyle, &result) }
    }
  }

  private func adopt(_ style: NSParagraphStyle?, _ result: inout LabelText) {
    guard let style else { return }
    if style.alignment != .natural { result.alignment = style.alignment }
    if style.lineBreakMode != .byWordWrapping {
      result.lineBreak = LineBreak(mode: style.lineBreakMode)
    }
    result.lineSpacing = style.lineSpacing
  }

  /// The text's size, not rounded, where `size` is to be filled.
  func textSize(in size: CGSize) -> CGSize {
    guard let text = labelText else { return .zero }
    let isOneLine = numberOfLines == 1
    let width = isOneLine || size.width <= 0 ? CGFloat.infinity : size.width
    return text.size(of: text.block(width: width, lines: numberOfLines))
  }

  /// The text's box in the middle of the height of `bounds`, at its alignment.
  func box(in bounds: CGRect, lines: Int) -> CGRect {
    guard let text = labelText else { return CGRect(origin: bounds.origin, size: .zero) }
    let block = text.block(width: bounds.width, lines: lines)
    let size = text.size(of: block)
    let scale = contentScaleFactor
    let width = min(bounds.width, size.width.roundedUp(toPixelsOf: scale))
    let height = min(bounds.height, size.height.roundedUp(toPixelsOf: scale))
    return CGRect(
      x: bounds.minX + (bounds.width - width) * share(text.alignment),
      y: bounds.minY + (bounds.height - height) / 2, width: width, height: height)
  }

  /// How much of the free width stands left of a line.
  func share(_ alignment: NSTextAlignment) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}
