// Objects that have traits.

public import CoreGraphics
import ObjCRuntime

/// Objects that have traits
/// ([Apple](https://developer.apple.com/documentation/uikit/uitraitenvironment)).
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
