// Instances of a class that is known only when the code runs: `Self()`, `type(of: self).init(frame:)`,
// `Content()` of a generic parameter.
//
// Swift takes such a call for initialisers from Objective-C, which every class answers, and for those of
// a protocol's extension; of others only if they are `required`, a word that would ask it of every
// subclass, too. So the initialisers stand again in extensions of protocols. The empty last parameter
// keeps them from being hidden by the class's own, which are chosen wherever they can be.

public import CoreGraphics
public import QuartzCore

/// Tells the initialisers of this file from the classes' own.
public struct _UIKitDynamicClass: Sendable {
  @inlinable public init() {}
}

extension UIView {
  /// An instance of the class that this is when the code runs; the reader writes it for calls of
  /// `init(frame:)` of a value that is a class.
  public static func vitrineInstance(frame: CGRect = .zero) -> Self {
    ViewClasses.instance(self, frame: frame)
  }
}

/// Of views. Use `UIView`.
public protocol _UIKitDynamicView {}
extension UIView: _UIKitDynamicView {}

extension _UIKitDynamicView where Self: UIView {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(_ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance()
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public init(frame: CGRect, _ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance(frame: frame)
  }
}

extension _UIKitDynamicView where Self: UIButton {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(type: UIButton.ButtonType, _ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance()
    become(type)
  }
}

extension _UIKitDynamicView where Self: UIImageView {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(image: UIImage?, _ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance(
      frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

extension _UIKitDynamicView where Self: UIStackView {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(arrangedSubviews views: [UIView], _ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance()
    for view in views { addArrangedSubview(view) }
  }
}

extension CALayer {
  /// As the views'.
  public static func vitrineInstance() -> Self {
    made((try? CALayer.make(self)) ?? self.init(coder: NSCoder()))
  }
}

extension _UIKitDynamicView where Self: UITableViewCell {
  /// A class's own initialiser chooses the style.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?,
    _ class: _UIKitDynamicClass = .init()
  ) {
    let plain = UITableViewCell(style: style, reuseIdentifier: reuseIdentifier)
    self = Self.self == UITableViewCell.self ? made(plain) : Self.vitrineInstance()
    self.reuseIdentifier = reuseIdentifier
  }
}

extension _UIKitDynamicView where Self: UITableViewHeaderFooterView {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(reuseIdentifier: String?, _ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance()
    self.reuseIdentifier = reuseIdentifier
  }
}

/// Of layers. Use `CALayer`.
public protocol _UIKitDynamicLayer {}
extension CALayer: _UIKitDynamicLayer {}

extension _UIKitDynamicLayer where Self: CALayer {
  @_disfavoredOverload
  public init(_ class: _UIKitDynamicClass = .init()) {
    self = Self.vitrineInstance()
  }
}

/// Of view controllers. Use `UIViewController`.
public protocol _UIKitDynamicController {}
extension UIViewController: _UIKitDynamicController {}

extension _UIKitDynamicController where Self: UIViewController {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(_ class: _UIKitDynamicClass = .init()) {
    self.init(nibName: nil, bundle: nil)
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public init(nibName: String?, bundle: Bundle?, _ class: _UIKitDynamicClass = .init()) {
    let isPlain = Self.self == UIViewController.self
    self = made(
      isPlain ? UIViewController(nibName: nibName, bundle: bundle) : Self(coder: NSCoder()))
  }
}

/// Of colours, whose classes are the framework's. Use `UIColor`.
public protocol _UIKitDynamicColor {}
extension UIColor: _UIKitDynamicColor {}

extension _UIKitDynamicColor where Self: UIColor {
  @_disfavoredOverload
  public init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat,
    _ class: _UIKitDynamicClass = .init()
  ) {
    self = made(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  @_disfavoredOverload
  public init(white: CGFloat, alpha: CGFloat, _ class: _UIKitDynamicClass = .init()) {
    self = made(UIColor(white: white, alpha: alpha))
  }

  @_disfavoredOverload
  public init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat,
    _ class: _UIKitDynamicClass = .init()
  ) {
    self = made(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  @_disfavoredOverload
  public init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat,
    _ class: _UIKitDynamicClass = .init()
  ) {
    self = made(UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  @_disfavoredOverload
  public init(cgColor: CGColor, _ class: _UIKitDynamicClass = .init()) {
    self = made(UIColor(cgColor: cgColor))
  }

  @_disfavoredOverload
  public init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor,
    _ class: _UIKitDynamicClass = .init()
  ) {
    self = made(UIColor(dynamicProvider: dynamicProvider))
  }
}

/// Of fonts. Use `UIFont`.
public protocol _UIKitDynamicFont {}
extension UIFont: _UIKitDynamicFont {}

extension _UIKitDynamicFont where Self: UIFont {
  @_disfavoredOverload
  public init?(name: String, size: CGFloat, _ class: _UIKitDynamicClass = .init()) {
    guard let font = UIFont(name: name, size: size) else { return nil }
    self = made(font)
  }

  @_disfavoredOverload
  public init(
    descriptor: UIFontDescriptor, size: CGFloat, _ class: _UIKitDynamicClass = .init()
  ) {
    self = made(UIFont(descriptor: descriptor, size: size))
  }
}

/// Of images. Use `UIImage`.
public protocol _UIKitDynamicImage {}
extension UIImage: _UIKitDynamicImage {}

extension _UIKitDynamicImage where Self: UIImage {
  @_disfavoredOverload
  public init(cgImage: CGImage, _ class: _UIKitDynamicClass = .init()) {
    self = made(UIImage(cgImage: cgImage))
  }

  @_disfavoredOverload
  public init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation,
    _ class: _UIKitDynamicClass = .init()
  ) {
    self = made(UIImage(cgImage: cgImage, scale: scale, orientation: orientation))
  }
}

/// Of paths. Use `UIBezierPath`.
public protocol _UIKitDynamicPath {}
extension UIBezierPath: _UIKitDynamicPath {}

extension _UIKitDynamicPath where Self: UIBezierPath {
  @_disfavoredOverload
  public init(_ class: _UIKitDynamicClass = .init()) {
    self = made(UIBezierPath())
  }
}

/// The object, which is of the class that was asked for.
private func made<Root: NSObject>(_ object: NSObject?) -> Root {
  guard let object = object as? Root else {
    preconditionFailure("there is no way to make an object of \(Root.self) from its class")
  }
  return object
}
