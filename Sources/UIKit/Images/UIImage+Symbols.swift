// Drawing of symbol images.

public import CoreGraphics

extension UIImage {
  /// The configuration by which a variant of an image is chosen.
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Never written after initialisation, hence `@unchecked Sendable`.
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
    }

    /// Foundation's coder stores no configuration: a decoded one is empty.
    public required init?(coder: NSCoder) { traitCollection = nil }

    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// The font's weight of that name.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      default: .regular
      }
    }
  }

  /// The configuration of a symbol
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration)). Of two
  /// palette colours the first is the content's of a framed symbol, the second the frame's. No
  /// symbol here is multicolour.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Attributes: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor]?
      var prefersMulticolor: Bool?
      var prefersMonochrome: Bool?
    }

    let attributes: Attributes

    /// The opacity of a hierarchical symbol's second level, as our choice.
    private static let secondLevel: CGFloat = 0.3

    init(_ attributes: Attributes) {
      self.attributes = attributes
      super.init()
    }

    public required init?(coder: NSCoder) {
      attributes = Attributes()
      super.init(coder: coder)
    }

    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Attributes()) }

    public convenience init(scale: SymbolScale) { self.init(Attributes(scale: scale)) }

    public convenience init(pointSize: CGFloat) { self.init(Attributes(pointSize: pointSize)) }

    public convenience init(weight: SymbolWeight) { self.init(Attributes(weight: weight)) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Attributes(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Attributes(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Attributes(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Attributes(scale: scale, textStyle: textStyle))
    }

    public convenience init(font: UIFont) { self.init(Attributes(pointSize: font.pointSize)) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Attributes(pointSize: font.pointSize, scale: scale))
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(
        Attributes(colors: [
          hierarchicalColor, hierarchicalColor.withAlphaComponent(Self.secondLevel),
        ]))
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init(Attributes(colors: paletteColors))
    }

    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Attributes(prefersMulticolor: true))
    }

    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Attributes(prefersMonochrome: true))
    }

    /// Returns this configuration overridden by `other`.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let other = other.attributes
      return SymbolConfiguration(
        Attributes(
          pointSize: other.pointSize ?? attributes.pointSize,
          weight: other.weight ?? attributes.weight,
          scale: other.scale ?? attributes.scale,
          textStyle: other.textStyle ?? attributes.textStyle,
          colors: other.colors ?? attributes.colors,
          prefersMulticolor: other.prefersMulticolor ?? attributes.prefersMulticolor,
          prefersMonochrome: other.prefersMonochrome ?? attributes.prefersMonochrome))
    }

    public func isEqual(to other: SymbolConfiguration?) -> Bool { other?.attributes == attributes }

    public override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    public override var hash: Int { attributes.hashValue }
  }
}
