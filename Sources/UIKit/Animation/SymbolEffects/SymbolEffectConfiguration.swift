// The configuration of a symbol effect.

/// The configuration of a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case bounce
    case pulse
    case variableColor
    case scale
    case appear
    case disappear
    case replace
    case breathe
    case wiggle
    case rotate
    case drawOn
    case drawOff
  }

  let kind: Kind
  /// Whether it goes up or clockwise, in which it differs from its counterpart.
  var isReversed = false

  init(_ kind: Kind) { self.kind = kind }
}
