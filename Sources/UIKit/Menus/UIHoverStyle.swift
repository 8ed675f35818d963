// What happens to a view that is looked at or pointed to. It is kept; nothing does here.

import CoreGraphics

/// What a view does while it is pointed to.
@preconcurrency @MainActor public protocol UIHoverEffect {}

public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}

public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}

public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: Self { Self() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: Self { Self() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: Self { Self() }
}

/// An effect and its shape ([Apple](https://developer.apple.com/documentation/uikit/uihoverstyle)).
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
  /// Kept: nothing is changed while the pointer is over a view. Default: nil.
  public var hoverStyle: UIHoverStyle? {
    get { storage.extras?.hoverStyle }
    set { extras.hoverStyle = newValue }
  }
}
