// The way from one number to another.

/// The line between two numbers.
struct NumberLine {
  let from: Double
  let to: Double

  /// Exact at the ends: no rounding may keep an animation from reaching its value.
  func value(at progress: Double) -> Double {
    progress == 0 ? from : progress == 1 ? to : from + (to - from) * progress
  }
}
