// No-op on Linux: the hover style of a view, stored and never applied.

import CoreGraphics

/// A hover effect and its shape, stored and never applied
/// ([Apple](https://developer.apple.com/documentation/uikit/uihoverstyle)).
@preconcurrency @MainActor open class UIHoverStyle: NSObject, NSCopying {
  open var effect: any UIHoverEffect
  /// Default: nil, the view's own.
  open var shape: UIShape?
  /// Default: true.
  open var isEnabled = true

  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public convenience init(shape: UIShape? = nil) {
    self.init(effect: UIHoverAutomaticEffect(), shape: shape)
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle(shape: nil) }

  /// The style itself: nothing here would tell two apart.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
  /// Has no effect: nothing is changed while the pointer is over a view. Default: nil.
  public var hoverStyle: UIHoverStyle? {
    get { storage.rareData?.hoverStyle }
    set { rareData.hoverStyle = newValue }
  }
}
