// No-op on Linux: the accessibility properties of objects that are no responders, stored and read
// by no assistive technology.
//
// On Apple's systems these are members of every object. Here the responders have their own, which
// can be overridden; those of a protocol stand for all other objects.

public import CoreGraphics
private import ObjCRuntime

extension NSObject: _UIKitAccessible {}

extension _UIKitAccessible {
  /// Default: false.
  public var isAccessibilityElement: Bool {
    get { stored(#function) ?? false }
    set { store(newValue, #function) }
  }

  public var accessibilityLabel: String? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  public var accessibilityAttributedLabel: NSAttributedString? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  public var accessibilityHint: String? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  public var accessibilityValue: String? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  public var accessibilityIdentifier: String? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  public var accessibilityLanguage: String? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  /// Default: none.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { stored(#function) ?? .none }
    set { store(newValue, #function) }
  }

  /// Points of the screen. Default: empty.
  public var accessibilityFrame: CGRect {
    get { stored(#function) ?? .zero }
    set { store(newValue, #function) }
  }

  public var accessibilityPath: UIBezierPath? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  /// A point of the screen. Default: zero.
  public var accessibilityActivationPoint: CGPoint {
    get { stored(#function) ?? .zero }
    set { store(newValue, #function) }
  }

  public var accessibilityElements: [Any]? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  /// Default: false.
  public var accessibilityElementsHidden: Bool {
    get { stored(#function) ?? false }
    set { store(newValue, #function) }
  }

  /// Default: false.
  public var accessibilityViewIsModal: Bool {
    get { stored(#function) ?? false }
    set { store(newValue, #function) }
  }

  /// Default: false.
  public var shouldGroupAccessibilityChildren: Bool {
    get { stored(#function) ?? false }
    set { store(newValue, #function) }
  }

  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stored(#function) }
    set { store(newValue, #function) }
  }

  private func stored<Value>(_ name: String) -> Value? {
    associatedValue(name, of: self) as? Value
  }

  private func store(_ value: Any?, _ name: String) {
    setAssociatedValue(value, name, of: self)
  }
}
