// Colours from components, and font hints that change nothing.

extension CGContext {
  /// Converts process colours: red is (1 − cyan)(1 − black), and so on.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Converts process colours: red is (1 − cyan)(1 − black), and so on.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Components and alpha: two are a grey, four a colour; other counts change nothing.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor(components: components) { setFillColor(color) }
  }

  /// Components and alpha: two are a grey, four a colour; other counts change nothing.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor(components: components) { setStrokeColor(color) }
  }

  // Hints that change nothing: glyphs are drawn grey, unhinted and where they stand.
  /// No-op: all colours are converted to sRGB in one manner.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// No-op: glyphs are never smoothed by subpixels.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// No-op: glyphs are never smoothed by subpixels.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// No-op: glyphs always stand on quarters of a pixel.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// No-op: glyphs always stand on quarters of a pixel.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// No-op: glyph positions are always rounded to quarters of a pixel.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// No-op: glyph positions are always rounded to quarters of a pixel.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
