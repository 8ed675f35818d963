// Glyphs.

extension CGContext {
  /// Sets the face that `showGlyphs(_:at:)` draws. Default: none.
  public func setFont(_ font: CGFont) {
    state.font = font
  }

  /// Units per em, in text space.
  public func setFontSize(_ size: CGFloat) {
    guard allFinite(size, for: "CGContext.setFontSize") else { return }
    state.fontSize = size
  }

  /// Remembered; positions are the caller's.
  public func setCharacterSpacing(_ spacing: CGFloat) {
    guard allFinite(spacing, for: "CGContext.setCharacterSpacing") else { return }
    state.characterSpacing = spacing
  }

  /// Sets whether glyphs are filled, stroked or clip. Default: fill.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textMode = mode
  }

  /// The translation of the text matrix: the origin of text space in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      guard allFinite(newValue.x, newValue.y, for: "CGContext.textPosition") else { return }
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Glyphs with their tops at larger y, at `positions` in text space, which the text matrix maps
  /// to user space.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font, state.fontSize > 0, glyphs.count == positions.count else { return }
    // Runs have y down: text space is turned over.
    let run = GlyphRun(
      font: font, size: state.fontSize, glyphs: glyphs,
      positions: positions.map { CGPoint(x: $0.x, y: -$0.y) })
    let overturned = CGAffineTransform(scaleX: 1, y: -1)
    show(run, overturned.concatenating(textMatrix).concatenating(state.transform))
  }

  /// Draws a run (y down) with its origin at `origin` in user space, with the fill colour.
  package func draw(_ run: GlyphRun, at origin: CGPoint = .zero) {
    draw(run, at: origin, paint: paint(of: state.fill))
  }

  /// Draws a run (y down) with its origin at `origin` in user space.
  package func draw(_ run: GlyphRun, at origin: CGPoint = .zero, paint: Paint) {
    guard origin.isFinite, !run.glyphs.isEmpty else { return }
    record(
      run, paint.faded(state.alpha),
      transform: state.transform.translatedBy(x: origin.x, y: origin.y))
  }

  /// The mode that `setTextDrawingMode(_:)` set.
  package var textDrawingMode: CGTextDrawingMode { state.textMode }

  /// Draws a run (y down) with its origin at that of user space, as the text drawing mode says.
  package func show(_ run: GlyphRun) { show(run, state.transform) }

  private func show(_ run: GlyphRun, _ transform: CGAffineTransform) {
    let mode = state.textMode
    if mode == .fill || mode == .fillStroke || mode == .fillClip || mode == .fillStrokeClip {
      record(run, paint(of: state.fill).faded(state.alpha), transform: transform)
    }
    if mode == .stroke || mode == .fillStroke || mode == .strokeClip || mode == .fillStrokeClip {
      record(
        .fill(.stroke(run.outline, state.line), paint(of: state.stroke).faded(state.alpha)),
        transform: transform)
    }
    if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue {
      state.clips.append(ClipShape(.path(run.outline, .winding), transform))
    }
  }
}

extension GlyphRun {
  /// All outlines as one path, in the run's space.
  package var outline: PathData {
    var path = PathData()
    for (glyph, position) in zip(glyphs, positions) {
      path.append(
        font.source.outline(of: glyph),
        CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: position.x, ty: position.y))
    }
    return path
  }
}
