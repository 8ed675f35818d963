// No-op on Linux: the accessibility properties of objects that are no responders, stored and read
// by no assistive technology.
//
// On Apple's systems these are members of every object. Here the responders have their own, which can be
// overridden; those of a protocol stand for all other objects.

public import CoreGraphics
private import ObjCRuntime

extension NSObject: _UIKitAccessible {}

extension _UIKitAccessible {
  /// Default: false.
  public var isAccessibilityElement: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  public var accessibilityLabel: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  public var accessibilityAttributedLabel: NSAttributedString? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  public var accessibilityHint: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  public var accessibilityValue: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  public var accessibilityIdentifier: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  public var accessibilityLanguage: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Default: none.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(#function) ?? .none }
    set { keep(newValue, #function) }
  }

  /// Points of the screen. Default: empty.
  public var accessibilityFrame: CGRect {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }

  public var accessibilityPath: UIBezierPath? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// A point of the screen. Default: zero.
  public var accessibilityActivationPoint: CGPoint {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }

  public var accessibilityElements: [Any]? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Default: false.
  public var accessibilityElementsHidden: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Default: false.
  public var accessibilityViewIsModal: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Default: false.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  private func kept<Value>(_ name: String) -> Value? {
    associatedValue(name, of: self) as? Value
  }

  private func keep(_ value: Any?, _ name: String) {
    setAssociatedValue(value, name, of: self)
  }
}
