// The region that a text view's lines fill.

public import CoreGraphics

/// Where text is laid out
/// ([Apple](https://developer.apple.com/documentation/uikit/nstextcontainer)).
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Points; 0 is without a limit. Kept, not read.
  open var size: CGSize
  /// Points of room at both ends of each line. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
      onChange()
    }
  }

  /// Told of each change, by the text view.
  var onChange: () -> Void = {}

  public init(size: CGSize = .zero) {
    self.size = size
  }
}
