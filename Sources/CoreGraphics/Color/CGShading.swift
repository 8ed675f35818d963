// Colours along a line or between circles that somebody computes.

/// Colours by a function ([Apple](https://developer.apple.com/documentation/coregraphics/cgshading)).
///
/// The function is asked at 257 places from 0 to 1; between them colours are interpolated.
public final class CGShading {
  let kind: GradientPaint.Kind
  let stops: [GradientPaint.Stop]
  let options: CGGradientDrawingOptions

  private static let steps = 256

  private init?(
    _ kind: GradientPaint.Kind, _ space: CGColorSpace, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    guard function.rangeDimension >= space.numberOfComponents + 1 else { return nil }
    self.kind = kind
    stops = (0...Self.steps).compactMap { step in
      let place = Double(step) / Double(Self.steps)
      let values = function.values(at: CGFloat(place))
      // SAFETY: the function gives at least as many values as a colour with alpha has, which was checked.
      return unsafe CGColor(colorSpace: space, components: values).map {
        GradientPaint.Stop(place, $0.rgba)
      }
    }
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
    if stops.isEmpty { return nil }
  }

  /// Colours along a line; nil where the function gives fewer numbers than a colour with alpha has.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .axial(start: start, end: end), space, function: function, extendStart: extendStart,
      extendEnd: extendEnd)
  }

  /// Colours over circles that go from one to the other.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .radial(
        start: start, startRadius: max(0, startRadius), end: end, endRadius: max(0, endRadius)),
      space, function: function, extendStart: extendStart, extendEnd: extendEnd)
  }
}
