// Colours.

public import CoreGraphics

/// A colour with its opacity, or an image that is repeated over the plane
/// ([Apple](https://developer.apple.com/documentation/uikit/uicolor)).
///
/// Components are sRGB from 0 to 1, not premultiplied; values outside are clamped, a NaN is 0 and logged.
/// Colours are equal when they draw the same. A dynamic colour has the components of its variant for the current
/// traits.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = UnregisteredCFTypeID()

  /// The kinds of colours.
  package enum Source {
    case fixed(RGBA)
    case pattern(UIImage)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  /// The kind of colour, with its components, image or closure.
  package let source: Source
  /// The name by which asset catalogs have the colour; nil: it is none of theirs. Default: nil.
  package private(set) var catalogName: String?
  /// The dynamic colour that this one is with another opacity; nil: it is none of such. Default: nil.
  package private(set) var original: UIColor?

  /// Creates a clear colour.
  public override init() {
    source = .fixed(RGBA(0, 0, 0, 0))
  }

  // Not designated, so that subclasses inherit all designated initialisers.
  /// A colour of these components; those outside of 0 … 1 are clamped.
  package convenience init(_ rgba: RGBA) {
    self.init(
      red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue),
      alpha: CGFloat(rgba.alpha))
  }

  /// Creates a colour from red, green, blue and opacity in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(RGBA(component(red), component(green), component(blue), component(alpha)))
  }

  /// Creates a grey from its brightness, 0 is black, and its opacity.
  public init(white: CGFloat, alpha: CGFloat) {
    let white = component(white)
    source = .fixed(RGBA(white, white, white, component(alpha)))
  }

  /// Creates a colour from hue, saturation, brightness and opacity. Hue is a fraction of a turn: 0 is red, 1/3 green,
  /// 2/3 blue.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(
      RGBA(
        hue: component(hue), saturation: component(saturation),
        brightness: component(brightness), alpha: component(alpha)))
  }

  /// Creates a colour from its components, which are taken as sRGB's.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(RGBA(component(red), component(green), component(blue), component(alpha)))
  }

  /// Creates a colour that repeats an image over the plane.
  public init(patternImage image: UIImage) {
    source = .pattern(image)
  }

  /// Whether the colour may be another one with other traits.
  package var isDynamic: Bool {
    if case .dynamic = source { true } else { false }
  }

  /// Creates a dynamic colour, for which `dynamicProvider` returns the variant for given traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Creates a colour of an asset catalog, which draws as `color`; a name of nil is none.
  package convenience init(_ color: UIColor, catalogName name: String?) {
    self.init { color.resolvedColor(with: $0) }
    catalogName = name
  }

  /// Creates a dynamic colour that is another one with an opacity of its own.
  package convenience init(_ color: UIColor, alpha: CGFloat) {
    self.init { color.resolvedColor(with: $0).withAlphaComponent(alpha) }
    original = color.original ?? color
  }

  /// Decodes the components that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map {
      component(CGFloat(coder.decodeDouble(forKey: $0)))
    }
    source = .fixed(RGBA(parts[0], parts[1], parts[2], parts[3]))
  }

  /// Encodes the components; those of a dynamic colour for the current traits.
  open func encode(with coder: NSCoder) {
    let rgba = rgba
    coder.encode(rgba.red, forKey: "UIRed")
    coder.encode(rgba.green, forKey: "UIGreen")
    coder.encode(rgba.blue, forKey: "UIBlue")
    coder.encode(rgba.alpha, forKey: "UIAlpha")
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour for layers and contexts; of a dynamic colour the variant for the current traits.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let rgba): CGColor(rgba)
    case .pattern(let image): image.patternColor
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the variant of a dynamic colour for traits; the colour itself if it is not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || identity == other.identity
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identity)
    return hasher.finalize()
  }

  open override var description: String {
    let rgba = rgba
    return "UIExtendedSRGBColorSpace \(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// The components; black for a pattern.
  package var rgba: RGBA {
    switch source {
    case .fixed(let rgba): rgba
    case .pattern: .black
    case .dynamic: resolvedColor(with: .current).rgba
    }
  }

  /// The image of a pattern colour, else nil.
  package var patternImage: UIImage? {
    switch source {
    case .fixed: nil
    case .pattern(let image): image
    case .dynamic: resolvedColor(with: .current).patternImage
    }
  }

  private struct Identity: Hashable {
    let rgba: RGBA
    let pattern: UIImage?
  }

  private var identity: Identity { Identity(rgba: rgba, pattern: patternImage) }
}

/// Returns a component clamped to 0 … 1, 0 for NaN.
private func component(_ value: CGFloat) -> Double {
  guard !value.isNaN else {
    logOnce("UIColor: a component that is not a number was taken as 0")
    return 0
  }
  return Double(min(max(value, 0), 1))
}
