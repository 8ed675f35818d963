// A direction in a text: along its storage or its layout.

import CoreGraphics

/// A direction in a text: along its storage or its layout
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
