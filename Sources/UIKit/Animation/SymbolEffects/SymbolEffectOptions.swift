// The repeat count and speed of a symbol effect.

/// The repeat count and speed of a symbol effect
/// ([Apple](https://developer.apple.com/documentation/symbols/symboleffectoptions)).
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?

    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    /// Repeats for ever. Pauses between runs are not made here.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  enum Repeats: Hashable, Sendable {
    /// The effect's own repetition.
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
