// A blurred copy of the coverage of a shape or a list.

/// A blurred, coloured copy of some coverage. The caster itself is not drawn.
package struct Shadow: Hashable, Sendable {
  /// Whose coverage is blurred.
  package indirect enum Caster: Hashable, Sendable {
    case shape(Shape)
    /// The alpha of what the list draws.
    case list(DisplayList)
  }

  /// Whose coverage is blurred, in the item's space.
  package var caster: Caster
  /// Its alpha multiplies the blurred coverage.
  package var color: RGBA
  /// In the item's space.
  package var offset: CGSize
  /// How far the blur extends beyond the caster, in the item's space, ≥ 0; the Gaussian's σ is half of it.
  package var radius: CGFloat

  /// A shadow; `offset` and `radius` are in the item's space, `radius` is at least 0.
  package init(caster: Caster, color: RGBA, offset: CGSize, radius: CGFloat) {
    self.caster = caster
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
