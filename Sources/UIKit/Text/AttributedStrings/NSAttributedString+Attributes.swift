// The attributes of one character, without pointers.

import Foundation

extension NSAttributedString {
  /// The attributes at an index in UTF-16 units; none outside of the text.
  func attributes(atIndex index: Int) -> [NSAttributedString.Key: Any] {
    guard index >= 0, index < length else { return [:] }
    // SAFETY: no pointer is passed.
    return unsafe attributes(at: index, effectiveRange: nil)
  }
}
