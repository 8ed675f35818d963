// The attributes of font descriptors.

import CoreGraphics

extension UIFontDescriptor {
  /// The name of a descriptor's attribute
  /// ([Apple](https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename)).
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family name; a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name; a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face; a `String` such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size; a number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that a user interface shows; a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The traits; a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style; a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The transform of the glyphs; a `CGAffineTransform`, by itself or in an `NSValue`.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// The characters that the font must have; a `CharacterSet`. Stored, without effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts to substitute for missing glyphs; an array of descriptors. Stored, without effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The advance of all glyphs; a number of points. Stored, without effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The font features; an array of dictionaries by `FeatureKey`. Stored, without effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of the attribute `traits`.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of the style; the raw value of a `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight; a `UIFont.Weight` or a number from −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width; a number from −1 to 1. Stored, without effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant; a number from −1 to 1, of which a positive one is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature setting. Settings are stored, without effect.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The feature type; the name before iOS 15 is `featureIdentifier`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The feature selector; the name before iOS 15 is `typeIdentifier`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The feature type.
    public static let featureIdentifier = type
    /// The feature selector.
    public static let typeIdentifier = selector
  }

  /// Creates the descriptor of the font that the attributes describe: by name, else by family with a face and traits,
  /// else the system font with a face and traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = Self.number(attributes[.size]).map { CGFloat($0) } ?? 0
    self.init(
      Self.source(attributes, RequestedTraits(attributes)), size: size, attributes: attributes)
  }

  /// Returns the descriptor with further attributes, which override its own. A family or a name
  /// replaces both.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let namesFont = attributes[.family] != nil || attributes[.name] != nil
    var merged = fontAttributes
    if namesFont {
      for key in [AttributeName.name, .family, .face, .visibleName, .traits] { merged[key] = nil }
    } else if attributes[.face] != nil || attributes[.traits] != nil {
      merged[.name] = nil
    }
    merged.merge(attributes) { $1 }
    if !namesFont, attributes[.face] == nil, attributes[.traits] == nil {
      let size = Self.number(merged[.size]).map { CGFloat($0) } ?? pointSize
      return UIFontDescriptor(
        source, size: size, textStyleLeading: textStyleLeading(atSize: size), attributes: merged)
    }
    if merged[.family] as? String == Self.systemFamily { merged[.family] = nil }
    let size = Self.number(merged[.size]).map { CGFloat($0) } ?? 0
    let traits = RequestedTraits(merged)
    let leading = namesFont ? nil : textStyleLeading(atSize: size)
    return UIFontDescriptor(
      Self.source(merged, traits), size: size,
      textStyleLeading: traits.symbolic.map { leading?.with($0) } ?? leading,
      attributes: merged)
  }

  /// Returns a descriptor of a family at this size.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [.family: newFamily, .size: pointSize])
  }

  /// Returns the descriptor with another face, such as "Bold".
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// The attributes that were set, and name, family, size and traits of the font where they were not.
  public var fontAttributes: [AttributeName: Any] {
    var all = storedAttributes
    all[.size] = pointSize
    let font = UIFont(source, size: pointSize)
    if storedAttributes[.name] == nil, storedAttributes[.family] == nil {
      all[.name] = font.fontName
      all[.family] = isSystem ? Self.systemFamily : font.familyName
    }
    if storedAttributes[.traits] == nil {
      all[.traits] = [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: weight,
      ]
    }
    return all
  }

  /// Returns an attribute; see `fontAttributes`.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  private static let systemFamily = ".AppleSystemUIFont"

  private var isSystem: Bool {
    if case .system = source { return true }
    return false
  }

  private var weight: CGFloat {
    switch source {
    case .system(let weight, _), .monospaced(let weight): CGFloat(weight)
    case .face: symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold.rawValue : 0
    }
  }

  // MARK: From attributes to fonts

  private static func source(
    _ attributes: [AttributeName: Any], _ traits: RequestedTraits
  ) -> UIFont.Source {
    if let name = attributes[.name] as? String, let source = UIFont.Source(name: name) {
      return source
    }
    guard let family = attributes[.family] as? String, family != systemFamily else {
      return .system(weight: traits.weight, isItalic: traits.isItalic)
    }
    let faces = traits.faces.lazy.compactMap { UIFont.Source(name: "\(family)-\($0)") }
    return faces.first ?? UIFont.Source(name: family)
      ?? .system(weight: traits.weight, isItalic: traits.isItalic)
  }

  fileprivate static func number(_ value: Any?) -> Double? {
    switch value {
    case let weight as UIFont.Weight: Double(weight.rawValue)
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// The weight and slant that attributes ask for.
private struct RequestedTraits {
  var weight = 0.0
  var isItalic = false
  /// Nil where the attributes do not say them.
  private(set) var symbolic: UIFontDescriptor.SymbolicTraits?
  private var face: String?

  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    face = attributes[.face] as? String
    let name = (face ?? "").lowercased()
    isItalic = name.contains("italic") || name.contains("oblique")
    if name.contains("bold") { weight = Double(UIFont.Weight.bold.rawValue) }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let bits = UIFontDescriptor.number(traits[.symbolic]) {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(exactly: bits) ?? 0)
      self.symbolic = symbolic
      if symbolic.contains(.traitBold) { weight = Double(UIFont.Weight.bold.rawValue) }
      if symbolic.contains(.traitItalic) { isItalic = true }
    }
    if let value = UIFontDescriptor.number(traits[.weight]), value.isFinite {
      weight = min(max(value, -1), 1)
    }
    if let slant = UIFontDescriptor.number(traits[.slant]), slant > 0 { isItalic = true }
  }

  /// The candidate names of faces with these traits, the likeliest first.
  var faces: [String] {
    if let face { return [face.filter { $0 != " " }] }
    let isBold = weight >= Double(UIFont.Weight.semibold.rawValue)
    return switch (isBold, isItalic) {
    case (true, true): ["BoldItalic", "BoldOblique"]
    case (true, false): ["Bold"]
    case (false, true): ["Italic", "Oblique"]
    case (false, false): ["Regular"]
    }
  }
}
