// Movements of symbols, as the framework Symbols names them.

import CoreGraphics

/// A movement of a symbol ([Apple](https://developer.apple.com/documentation/symbols/symboleffect)). Here the
/// whole symbol moves, whatever layers it has.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// One that runs once and is over.
public protocol DiscreteSymbolEffect {}
/// One that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// One by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// One between two symbols.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
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

/// What is common to the effects that follow.
protocol ConfiguredSymbolEffect: SymbolEffect {
  static var kind: SymbolEffectConfiguration.Kind { get }
  var isReversed: Bool { get set }
}

extension ConfiguredSymbolEffect {
  public var configuration: SymbolEffectConfiguration {
    var configuration = SymbolEffectConfiguration(Self.kind)
    configuration.isReversed = isReversed
    return configuration
  }

  func reversed(_ isReversed: Bool) -> Self {
    var effect = self
    effect.isReversed = isReversed
    return effect
  }
}

public struct AutomaticSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.automatic
  var isReversed = false
}

public struct BounceSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.bounce
  var isReversed = false
  public var up: Self { reversed(false) }
  public var down: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct PulseSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.pulse
  var isReversed = false
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct VariableColorSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.variableColor
  var isReversed = false
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

public struct ScaleSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect {
  static let kind = SymbolEffectConfiguration.Kind.scale
  var isReversed = false
  public var up: Self { reversed(false) }
  public var down: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct AppearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.appear
  var isReversed = false
  public var up: Self { reversed(false) }
  public var down: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct DisappearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.disappear
  var isReversed = false
  public var up: Self { reversed(false) }
  public var down: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct ReplaceSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
  /// A replacement that keeps what both symbols share.
  public struct MagicReplace: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
    static let kind = SymbolEffectConfiguration.Kind.replace
    var isReversed = false
  }

  static let kind = SymbolEffectConfiguration.Kind.replace
  var isReversed = false
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

public struct BreatheSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.breathe
  var isReversed = false
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct WiggleSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.wiggle
  var isReversed = false
  public var clockwise: Self { reversed(false) }
  public var counterClockwise: Self { reversed(true) }
  // All of these turn here.
  public var left: Self { self }
  public var right: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public func custom(angle: Double) -> Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct RotateSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.rotate
  var isReversed = false
  public var clockwise: Self { reversed(false) }
  public var counterClockwise: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

// MARK: As callers write them

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}

/// How often and how fast an effect runs
/// ([Apple](https://developer.apple.com/documentation/symbols/symboleffectoptions)).
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect runs again.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?

    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    /// Again and again; pauses are not made here.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  enum Repeats: Hashable, Sendable {
    /// As the effect does by itself.
    case standard
    case times(Int)
    case forever
  }

  var repeats = Repeats.standard
  var rate = 1.0

  public static var `default`: Self { Self() }
  public static var repeating: Self { Self().repeating }
  public static var nonRepeating: Self { Self().nonRepeating }
  public static func `repeat`(_ count: Int?) -> Self { Self().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self().repeat(behavior) }
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }

  public var repeating: Self { with { $0.repeats = .forever } }
  public var nonRepeating: Self { with { $0.repeats = .times(1) } }

  /// Nil: for ever.
  public func `repeat`(_ count: Int?) -> Self {
    with { $0.repeats = count.map { .times(max(1, $0)) } ?? .forever }
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self.repeat(behavior.count) }

  /// A factor; one that is not above 0 is taken as 1.
  public func speed(_ speed: Double) -> Self {
    with { $0.rate = speed > 0 && speed.isFinite ? speed : 1 }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var options = self
    change(&options)
    return options
  }
}
