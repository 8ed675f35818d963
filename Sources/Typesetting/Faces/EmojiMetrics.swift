// The size of emoji beside text of a size, as on iOS.

import CoreGraphics

/// The figures of emoji in points, for text of a size in points.
///
/// Heights are measured on an iPhone by a reader of https://github.com/flutter/flutter/issues/28894: a face is 1.25 times
/// the text's size up to 16 points, stays at 20 up to 18, and is the size itself from 22 on.
enum EmojiMetrics {
  /// The height of a face.
  static func height(textSize size: CGFloat) -> CGFloat {
    switch size {
    case ..<16: size * 1.25
    case ..<18: 20
    case ..<22: 11 + size / 2
    default: size
    }
  }

  /// The advance: a sixteenth more than the height, so that it is 1.25 times the text's size at 17 points.
  static func advance(textSize size: CGFloat) -> CGFloat { height(textSize: size) * 17 / 16 }
}
