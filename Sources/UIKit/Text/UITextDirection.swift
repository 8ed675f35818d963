// Which way one goes in a text, and how far.

import CoreGraphics

/// Towards the end or the beginning of a text.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// Towards a side, as a text is seen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// Either of both
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextdirection)).
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Texts run from left to right and from top to bottom here.
  var isForward: Bool {
    ![
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

/// The parts that texts consist of.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}
