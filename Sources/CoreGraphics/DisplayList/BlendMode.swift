// The blend modes of display lists.

/// How an item's colours meet what is below: Core Graphics' modes in their order, and those that Core Animation has
/// beside them for `CALayer.compositingFilter`, as Core Image describes them
/// ([Apple](https://developer.apple.com/documentation/coreimage/composite-operations)).
package enum BlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
  case linearBurn, linearDodge, linearLight, pinLight, subtract, divide

  /// The mode of the same name.
  package init(_ mode: CGBlendMode) {
    self = BlendMode(rawValue: mode.rawValue) ?? .normal
  }
}
