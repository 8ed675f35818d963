// No-op on Linux: a custom action for assistive technology, stored and never offered.

public import CoreGraphics
public import ObjCRuntime

/// A custom action for assistive technology, stored and never offered.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open private(set) weak var target: AnyObject?
  public let selector: Selector?
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = nil
  }
}
