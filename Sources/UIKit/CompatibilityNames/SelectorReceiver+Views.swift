// UIKit's members that sources send to any object.

public import CoreGraphics
public import Foundation
public import ObjCRuntime
public import QuartzCore

// Apple's signatures: a member that the object lacks is nil.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension SelectorReceiver {
  /// The location of a touch or gesture; nil for other objects. The following members do the same.
  @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint! {
    (object as? UITouch)?.location(in: view)
      ?? (object as? UIGestureRecognizer)?.location(in: view)
  }

  @preconcurrency @MainActor public var tag: Int! {
    (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag
  }
  @preconcurrency @MainActor public var isOn: Bool! { (object as? UISwitch)?.isOn }
  @preconcurrency @MainActor public var value: Float! {
    (object as? UISlider)?.value ?? (object as? UIStepper).map { Float($0.value) }
  }
  @preconcurrency @MainActor public var selectedSegmentIndex: Int! {
    (object as? UISegmentedControl)?.selectedSegmentIndex
  }
  @preconcurrency @MainActor public var currentTitle: String?! {
    (object as? UIButton)?.currentTitle
  }
  @preconcurrency @MainActor public var titleLabel: UILabel?! { (object as? UIButton)?.titleLabel }

  public var uiEdgeInsetsValue: UIEdgeInsets! { (object as? NSValue)?.uiEdgeInsetsValue }
  public var uiOffsetValue: UIOffset! { (object as? NSValue)?.uiOffsetValue }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets! {
    (object as? NSValue)?.directionalEdgeInsetsValue
  }
  public var cgVectorValue: CGVector! { (object as? NSValue)?.cgVectorValue }
  public var cgAffineTransformValue: CGAffineTransform! {
    (object as? NSValue)?.cgAffineTransformValue
  }
  public var caTransform3DValue: CATransform3D! { (object as? NSValue)?.caTransform3DValue }

  @preconcurrency @MainActor public var view: UIView?! {
    (object as? UIGestureRecognizer).map(\.view) ?? (object as? UITouch).map(\.view)
      ?? (object as? UIViewController).map(\.view)
  }
  @preconcurrency @MainActor public var frame: CGRect! { (object as? UIView)?.frame }
  @preconcurrency @MainActor public var bounds: CGRect! { (object as? UIView)?.bounds }
  @preconcurrency @MainActor public var center: CGPoint! { (object as? UIView)?.center }
  @preconcurrency @MainActor public var alpha: CGFloat! { (object as? UIView)?.alpha }
  @preconcurrency @MainActor public var superview: UIView?! { (object as? UIView)?.superview }
  @preconcurrency @MainActor public var subviews: [UIView]! { (object as? UIView)?.subviews }
  @preconcurrency @MainActor public var text: String?! {
    (object as? UILabel).map(\.text) ?? (object as? UITextField).map(\.text)
      ?? (object as? UITextView).map(\.text)
  }

  // MARK: Anchors of views and guides

  @preconcurrency @MainActor public var topAnchor: NSLayoutYAxisAnchor! {
    anchor(\.topAnchor, \.topAnchor)
  }
  @preconcurrency @MainActor public var bottomAnchor: NSLayoutYAxisAnchor! {
    anchor(\.bottomAnchor, \.bottomAnchor)
  }
  @preconcurrency @MainActor public var leadingAnchor: NSLayoutXAxisAnchor! {
    anchor(\.leadingAnchor, \.leadingAnchor)
  }
  @preconcurrency @MainActor public var trailingAnchor: NSLayoutXAxisAnchor! {
    anchor(\.trailingAnchor, \.trailingAnchor)
  }
  @preconcurrency @MainActor public var leftAnchor: NSLayoutXAxisAnchor! {
    anchor(\.leftAnchor, \.leftAnchor)
  }
  @preconcurrency @MainActor public var rightAnchor: NSLayoutXAxisAnchor! {
    anchor(\.rightAnchor, \.rightAnchor)
  }
  @preconcurrency @MainActor public var centerXAnchor: NSLayoutXAxisAnchor! {
    anchor(\.centerXAnchor, \.centerXAnchor)
  }
  @preconcurrency @MainActor public var centerYAnchor: NSLayoutYAxisAnchor! {
    anchor(\.centerYAnchor, \.centerYAnchor)
  }
  @preconcurrency @MainActor public var widthAnchor: NSLayoutDimension! {
    anchor(\.widthAnchor, \.widthAnchor)
  }
  @preconcurrency @MainActor public var heightAnchor: NSLayoutDimension! {
    anchor(\.heightAnchor, \.heightAnchor)
  }

  @MainActor private func anchor<Anchor>(
    _ ofView: KeyPath<UIView, Anchor>, _ ofGuide: KeyPath<UILayoutGuide, Anchor>
  ) -> Anchor? {
    (object as? UIView)?[keyPath: ofView] ?? (object as? UILayoutGuide)?[keyPath: ofGuide]
  }
}
