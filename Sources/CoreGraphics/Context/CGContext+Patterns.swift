// Patterns and shadings: paints beyond a colour and a gradient.

extension CGContext {
  /// Fills with the pattern from here on. Of a coloured one `components` is the alpha alone, else a
  /// colour with its alpha: of three components where no space of patterns says more.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    // SAFETY: the caller gives as many components as the space has, as Apple's API asks.
    if let color = unsafe color(of: pattern, colorComponents, in: state.fillSpace) {
      state.fill = color
    }
  }

  /// Strokes with the pattern from here on.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    // SAFETY: the caller gives as many components as the space has, as Apple's API asks.
    if let color = unsafe color(of: pattern, colorComponents, in: state.strokeSpace) {
      state.stroke = color
    }
  }

  /// Moves patterns, in the space that the context began with. Default: 0, 0.
  public func setPatternPhase(_ phase: CGSize) {
    guard allFinite(phase.width, phase.height, for: "CGContext.setPatternPhase") else { return }
    state.patternPhase = phase
  }

  private func color(
    of pattern: CGPattern, _ components: UnsafePointer<CGFloat>, in space: CGColorSpace?
  ) -> CGColor? {
    let known = space?.model == .pattern ? space : nil
    guard let space = known ?? CGColorSpace(patternBaseSpace: pattern.isColored ? nil : .rgb)
    else { return nil }
    // SAFETY: as above.
    return unsafe CGColor(patternSpace: space, pattern: pattern, components: components)
  }
}
