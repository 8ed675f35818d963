// The modifier keys that are held while the pointer moves.

internal import Windowing

/// The modifier keys of the last event.
@MainActor
enum InputModifiers {
  /// Default: none.
  static var current: Modifiers = []

  /// Whether a press picks a view beside those that are selected.
  static var picksMore: Bool { current.contains(.shift) || current.contains(.control) }

  /// The factor of a step: 10 with Shift, 0.1 with Alt.
  static var stepFactor: Double {
    if current.contains(.shift) { return 10 }
    return current.contains(.alt) ? 0.1 : 1
  }
}
