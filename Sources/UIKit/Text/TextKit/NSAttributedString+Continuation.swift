// The remainder of a text for the next text container.

import CoreGraphics
import Foundation

extension NSAttributedString {
  /// Returns the text from `start` on. Within a paragraph the first line's indent and the spacing
  /// before are removed.
  func remainder(from start: Int) -> NSAttributedString {
    let range = NSRange(location: start, length: length - start)
    let rest = attributedSubstring(from: range)
    guard start > 0, rest.length > 0 else { return rest }
    let paragraph = (string as NSString).paragraphRange(for: NSRange(location: start, length: 0))
    let style = rest.attributes(atIndex: 0)[.paragraphStyle]
    guard paragraph.location < start, let style = style as? NSParagraphStyle else { return rest }
    let going = style.continued
    guard going != style else { return rest }
    let changed = NSMutableAttributedString(attributedString: rest)
    let left = NSRange(location: 0, length: paragraph.location + paragraph.length - start)
    changed.addAttribute(.paragraphStyle, value: going, range: left)
    return changed
  }
}

extension NSParagraphStyle {
  /// The style of a paragraph that began elsewhere.
  fileprivate var continued: NSParagraphStyle {
    guard let copy = mutableCopy() as? NSMutableParagraphStyle else { return self }
    copy.firstLineHeadIndent = headIndent
    copy.paragraphSpacingBefore = 0
    return copy
  }
}
