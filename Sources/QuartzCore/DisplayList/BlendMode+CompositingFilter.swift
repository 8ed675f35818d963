// The blend modes that `CALayer.compositingFilter` names.

internal import CoreGraphics

extension BlendMode {
  /// The mode that a compositing filter's name stands for: one of Core Animation's, such as
  /// `multiplyBlendMode`, `xor` and `sourceOut`, or of Core Image's, such as `CIMultiplyBlendMode` and
  /// `CISourceOutCompositing`; nil for any other.
  init?(compositingFilter name: String) {
    let suffixes = ["BlendMode", "Compositing"]
    let stem = suffixes.reduce(name.hasPrefix("CI") ? String(name.dropFirst(2)) : name) {
      $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0
    }
    guard let mode = Self.compositingNames[stem.prefix(1).lowercased() + stem.dropFirst()] else {
      return nil
    }
    self = mode
  }

  private static let compositingNames: [String: BlendMode] = [
    "normal": .normal, "sourceOver": .normal, "multiply": .multiply, "screen": .screen,
    "overlay": .overlay, "darken": .darken, "lighten": .lighten, "colorDodge": .colorDodge,
    "colorBurn": .colorBurn, "softLight": .softLight, "hardLight": .hardLight,
    "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation,
    "color": .color, "luminosity": .luminosity, "clear": .clear, "copy": .copy,
    "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
    "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut,
    "destAtop": .destinationAtop, "xor": .xor, "plusD": .plusDarker, "plusL": .plusLighter,
    "addition": .plusLighter, "maximum": .lighten, "minimum": .darken,
    "linearBurn": .linearBurn, "linearDodge": .linearDodge, "linearLight": .linearLight,
    "pinLight": .pinLight, "subtract": .subtract, "divide": .divide,
  ]
}
