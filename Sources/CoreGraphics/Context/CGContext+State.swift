// The graphics state: saving, the matrix, colours, the line, shadows.

extension CGContext {
  // MARK: Saving

  /// Keeps a copy of the graphics state on a stack. The current path is no part of it.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Without a saved state, or across the beginning of a transparency layer, it does nothing but
  /// say so once.
  public func restoreGState() {
    guard savedStates.count > layers[layers.count - 1].savedCount, let last = savedStates.popLast()
    else {
      logOnce("CGContext.restoreGState: there is no saved state to go back to")
      return
    }
    state = last
  }

  // MARK: The matrix

  /// Maps user space to device space (pixels, y up).
  public var ctm: CGAffineTransform { state.transform.concatenating(toDevice) }

  /// Maps user space to the list's space.
  package var listTransform: CGAffineTransform { state.transform }

  /// Moves the origin of user space by (tx, ty).
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    guard allFinite(tx, ty, for: "CGContext.translateBy") else { return }
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales the units of user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    guard allFinite(sx, sy, for: "CGContext.scaleBy") else { return }
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Radians, from +x towards +y.
  public func rotate(by angle: CGFloat) {
    guard allFinite(angle, for: "CGContext.rotate") else { return }
    state.transform = state.transform.rotated(by: angle)
  }

  /// `transform` is applied to what is drawn before the present matrix.
  public func concatenate(_ transform: CGAffineTransform) {
    guard
      allFinite(
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        for: "CGContext.concatenate")
    else { return }
    state.transform = transform.concatenating(state.transform)
  }

  /// Maps the list's space to device space.
  private var toDevice: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale)
  }

  /// Maps user space to device space: `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// A point of user space in pixels, y up.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A point in pixels, y up, in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// A length in each direction, never negative, whether the context is flipped or not.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { lengths(size, through: ctm) }

  /// A length in each direction, never negative, whether the context is flipped or not.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    lengths(size, through: ctm.inverted())
  }

  private func lengths(_ size: CGSize, through matrix: CGAffineTransform) -> CGSize {
    let size = size.applying(matrix)
    return CGSize(width: abs(size.width), height: abs(size.height))
  }

  /// The box of a rectangle of user space in pixels, y up.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The box in user space of a rectangle in pixels, y up.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Colours

  /// Sets what shapes and glyphs are filled with. Default: black.
  public func setFillColor(_ color: CGColor) {
    state.fill = color
  }

  /// Components are sRGB, 0 … 1, not premultiplied.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey of sRGB, 0 … 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets what lines are drawn with. Default: black.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color
  }

  /// Components are sRGB, 0 … 1, not premultiplied.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey of sRGB, 0 … 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Opacity of everything drawn from here on, limited to 0 … 1. Default: 1.
  public func setAlpha(_ alpha: CGFloat) {
    guard allFinite(alpha, for: "CGContext.setAlpha") else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets how colours meet what is below. Default: normal.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Says how many components the colours of uncoloured patterns have. Other colours are sRGB whatever the space.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }

  /// Says how many components the colours of uncoloured patterns have. Other colours are sRGB whatever the space.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  // MARK: The line

  /// In user space. Default: 1. 0 or less draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    guard allFinite(width, for: "CGContext.setLineWidth") else { return }
    state.line.width = width
  }

  /// Default: butt.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap
  }

  /// Default: miter.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join
  }

  /// Default: 10.
  public func setMiterLimit(_ limit: CGFloat) {
    guard allFinite(limit, for: "CGContext.setMiterLimit") else { return }
    state.line.miterLimit = limit
  }

  /// Dash, gap, dash, … in user space; an empty pattern is a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard allFinite(phase, for: "CGContext.setLineDash"),
      lengths.allSatisfy({ allFinite($0, for: "CGContext.setLineDash") })
    else { return }
    state.line.dashPhase = phase
    state.line.dashLengths = lengths
  }

  // MARK: Quality

  /// How images are sampled. Default: `default`, as on iOS (see the article on rendering); `none` takes the nearest
  /// pixel, `medium` and `high` are bilinear.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// Drawing is always antialiased: remembered only.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Drawing is always antialiased: nothing to do.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Curves are always exact to a fraction of a pixel: remembered only.
  public func setFlatness(_ flatness: CGFloat) {
    guard allFinite(flatness, for: "CGContext.setFlatness") else { return }
    state.flatness = flatness
  }

  // MARK: Shadows

  /// Everything drawn from here on casts a shadow; nil stops that.
  ///
  /// Offset and blur are in the space that the context began with (points): the matrix does not
  /// change them. The Gaussian's σ is half of `blur`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard allFinite(offset.width, offset.height, blur, for: "CGContext.setShadow") else { return }
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    let down = isFlipped ? -offset.height : offset.height
    state.shadow = ContextShadow(
      offset: CGSize(width: offset.width, height: down), blur: max(0, blur), color: color.rgba)
  }

  /// A shadow in black at one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}
