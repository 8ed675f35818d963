// No-op on Linux: appearance proxies, which do not affect other views, and the log says so.

import CoreGraphics

/// Appearance proxies, which do not affect other views, and the log says so
/// ([Apple](https://developer.apple.com/documentation/uikit/uiappearance)).
///
/// Invocations cannot be recorded in Swift on Linux: a proxy is a fresh view or item, and the log
/// says so once.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIBarItem {
  /// Returns a fresh item that is never shown.
  public static func appearance() -> Self {
    tellOfAppearance(self)
    guard let item = Self(coder: NSCoder()) else {
      preconditionFailure("\(self) cannot be made without a document")
    }
    return item
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

private func tellOfAppearance(_ type: Any.Type) {
  logOnce("\(type).appearance(): looks that are set for a whole class are not followed")
}

extension UIAppearance where Self: UIView {
  /// Returns a fresh view that is never shown.
  public static func appearance() -> Self {
    tellOfAppearance(self)
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(self) cannot be made without a document")
    }
    return view
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
