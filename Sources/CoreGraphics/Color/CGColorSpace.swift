// Colour spaces: names and a model. All drawing is in sRGB.

/// How components become colours ([Apple](https://developer.apple.com/documentation/coregraphics/cgcolorspace)).
///
/// There are grey and RGB, both taken as sRGB, and patterns. Equal when of one name, model and base.
public final class CGColorSpace: Hashable, Sendable {
  /// One of the names below; nil for a space of patterns.
  public let name: CFString?
  /// The meaning of the components.
  public let model: CGColorSpaceModel
  /// The colours of an uncoloured pattern; nil for other spaces and for coloured patterns.
  public let baseColorSpace: CGColorSpace?

  private init(_ name: String?, _ model: CGColorSpaceModel, base: CGColorSpace? = nil) {
    self.name = name
    self.model = model
    baseColorSpace = base
  }

  /// The space of patterns: of coloured ones without a base space, else of those that are set with a
  /// colour of it.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(nil, .pattern, base: baseSpace)
  }

  /// The space of that name; nil for a name that is not known here.
  public convenience init?(name: CFString) {
    guard let model = Self.models[name] else { return nil }
    self.init(name, model)
  }

  /// Grey: 1, RGB: 3; alpha does not count. A pattern's are those of its base.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 3
    }
  }

  /// Patterns are no space of pixels.
  public var supportsOutput: Bool { model != .pattern }
  /// Whether its name says that it has colours beyond sRGB's, which are limited here.
  public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.adobeRGB1998 }

  /// Names of spaces, all drawn as sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components outside of 0 … 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The wide gamut of Apple's displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
  /// Greys with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Greys with components outside of 0 … 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// sRGB's primaries with linear components.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// ``linearSRGB`` with components outside of 0 … 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// Greys with linear components.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// Adobe RGB (1998), a wide gamut.
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  /// Generic RGB with linear components.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, displayP3: .rgb, genericGrayGamma2_2: .monochrome,
    extendedGray: .monochrome, linearSRGB: .rgb, extendedLinearSRGB: .rgb, linearGray: .monochrome,
    adobeRGB1998: .rgb, genericRGBLinear: .rgb,
  ]

  /// sRGB, the space of all pixels.
  package static let rgb = CGColorSpace(sRGB, .rgb)
  /// Greys of sRGB.
  package static let gray = CGColorSpace(genericGrayGamma2_2, .monochrome)
  fileprivate static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
  fileprivate static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)

  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.name == other.name && one.model == other.model && one.baseColorSpace == other.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Taken as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Taken as grey in sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
