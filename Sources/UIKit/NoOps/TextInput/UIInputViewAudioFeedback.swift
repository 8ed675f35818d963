// No-op on Linux: clicks of an input view's keys, which are never played.

public import CoreGraphics

/// An input view whose keys may click
/// ([Apple](https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback)). They never
/// do.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
