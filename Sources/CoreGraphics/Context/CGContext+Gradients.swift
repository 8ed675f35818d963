// Gradients over all that the clip leaves.

extension CGContext {
  /// Colours along the line from `startPoint` to `endPoint`; lines of equal colour are at right
  /// angles to it in user space.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard
      allFinite(
        startPoint.x, startPoint.y, endPoint.x, endPoint.y, for: "CGContext.drawLinearGradient")
    else { return }
    draw(gradient.stops, .axial(start: startPoint, end: endPoint), options: options)
  }

  /// Colours over circles that go from one to the other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard
      allFinite(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
        for: "CGContext.drawRadialGradient")
    else { return }
    draw(
      gradient.stops,
      .radial(
        start: startCenter, startRadius: max(0, startRadius), end: endCenter,
        endRadius: max(0, endRadius)), options: options)
  }

  /// Colours around `center`, from `angle` (radians) towards +y.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard allFinite(center.x, center.y, angle, for: "CGContext.drawConicGradient") else { return }
    draw(
      gradient.stops, .conic(center: center, angle: angle),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  /// Paints what the clip leaves; of a gradient's or a shading's colours there is at least one.
  func draw(
    _ stops: [GradientPaint.Stop], _ kind: GradientPaint.Kind, options: CGGradientDrawingOptions
  ) {
    var paint = GradientPaint(kind: kind, stops: stops, transform: state.transform)
    paint.extendsBeforeStart = options.contains(.drawsBeforeStartLocation)
    paint.extendsAfterEnd = options.contains(.drawsAfterEndLocation)
    guard state.alpha > 0, state.transform.determinant != 0 else { return }
    // In the list's own space: the whole picture is filled.
    record(
      .fill(.rect(area), Paint.gradient(paint).faded(state.alpha)), transform: .identity)
  }
}

extension CGContext {
  /// Paints the shading over all that the clip leaves.
  public func drawShading(_ shading: CGShading) {
    let numbers: [CGFloat] =
      switch shading.kind {
      case .axial(let start, let end): [start.x, start.y, end.x, end.y]
      case .radial(let start, let first, let end, let last):
        [start.x, start.y, first, end.x, end.y, last]
      case .conic: []
      }
    guard numbers.allSatisfy({ allFinite($0, for: "CGContext.drawShading") }) else { return }
    draw(shading.stops, shading.kind, options: shading.options)
  }
}
