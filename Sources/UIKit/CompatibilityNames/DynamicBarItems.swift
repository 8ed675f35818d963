// Bar items made of their class: `self.init(title:…)` in a class function, `Self(customView:)`.
//
// As `DynamicInstances` says, initialisers that are not `required` stand again in extensions of a protocol.

import CoreGraphics
public import ObjCRuntime

extension UIBarButtonItem {
  /// An item of the class that this is when the code runs.
  static func vitrineInstance() -> Self {
    guard let item = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) makes no item")
    }
    return item
  }
}

/// Of bar items. Use `UIBarButtonItem`.
public protocol _UIKitDynamicBarItem {}
extension UIBarButtonItem: _UIKitDynamicBarItem {}

extension _UIKitDynamicBarItem where Self: UIBarButtonItem {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(_ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance()
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?,
    _ class: _UIKitDynamicClass = .init()
  ) {
    self = Self.vitrineInstance()
    become(systemItem)
    aim(at: target, action)
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?,
    _ class: _UIKitDynamicClass = .init()
  ) {
    self = Self.vitrineInstance()
    self.title = title
    self.style = style
    aim(at: target, action)
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?,
    _ class: _UIKitDynamicClass = .init()
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public init(customView: UIView, _ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance()
    self.customView = customView
  }
}
