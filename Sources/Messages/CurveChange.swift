// The curve that a person gave an animation.

/// A curve in place of an animation's own.
package struct CurveChange: Codable, Hashable, Sendable {
  /// The animation.
  package var animation: AnimationName
  /// The curve; nil: the animation's own.
  package var curve: PageCurve?

  /// A change of the curve of an animation, which need not exist.
  package init(_ animation: AnimationName, to curve: PageCurve?) {
    (self.animation, self.curve) = (animation, curve)
  }
}

extension [CurveChange] {
  /// Changes that are remembered: more than a person makes.
  private static var limit: Int { 1000 }

  /// Adds a change, in place of an earlier one of the same animation.
  package mutating func add(_ change: CurveChange) {
    removeAll { $0.animation == change.animation }
    if change.curve != nil, count < Self.limit { append(change) }
  }
}
