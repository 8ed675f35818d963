// The pasteboard: text that was cut or copied.

public import CoreGraphics

/// Text that was cut or copied, until it is pasted
/// ([Apple](https://developer.apple.com/documentation/uikit/uipasteboard)). Other programs can paste
/// text that is copied here; theirs comes when a person pastes.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The one that keys and menus use.
  public static let general = UIPasteboard()

  /// Default: nil, nothing was copied.
  open var string: String? {
    didSet {
      changeCount += string == oldValue ? 0 : 1
      if !isAdopting, let string { onCopy?(string) }
    }
  }

  /// A picture that was copied, for sources alone: no other program pastes it. Default: nil.
  open var image: UIImage? {
    didSet { changeCount += 1 }
  }

  /// At most one picture.
  open var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }

  /// Whether there is a picture to paste.
  open var hasImages: Bool { image != nil }

  /// Called when something was copied here. Default: nil.
  package var onCopy: ((String) -> Void)?
  private var isAdopting = false

  /// Takes what another program copied.
  package func adopt(_ text: String) {
    isAdopting = true
    defer { isAdopting = false }
    string = text
  }

  /// At most one string.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// Whether there is text to paste.
  open var hasStrings: Bool { string != nil }

  /// Counts the changes.
  open private(set) var changeCount = 0
}
