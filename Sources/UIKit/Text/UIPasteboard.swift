// What was cut or copied.

public import CoreGraphics

/// Text that was cut or copied, until it is pasted
/// ([Apple](https://developer.apple.com/documentation/uikit/uipasteboard)). It is the program's own:
/// other programs neither see it nor change it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The one that keys and menus use.
  public static let general = UIPasteboard()

  /// Default: nil, nothing was copied.
  open var string: String? {
    didSet { if string != oldValue { changeCount += 1 } }
  }

  /// One string, or none.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// Whether there is text to paste.
  open var hasStrings: Bool { string != nil }

  /// Counts the changes.
  open private(set) var changeCount = 0
}
