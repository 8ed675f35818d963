// The storage formats of a layer's contents.

/// The storage format of a layer's contents: a hint without effect.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  // Apple's names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Four components of 8 bits each.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Four components of 16 bits each, as floating-point numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// One component of 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
