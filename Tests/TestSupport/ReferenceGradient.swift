// The reference for gradients: each pixel's colour in double precision, straight from the formula.

package import CoreGraphics

/// Evaluates a gradient at single points.
package struct ReferenceGradient: Sendable {
  private let paint: GradientPaint
  private let toGradient: CGAffineTransform

  /// - Parameters:
  ///   - paint: The gradient.
  ///   - transform: From the item's space to pixels.
  package init(_ paint: GradientPaint, transform: CGAffineTransform) {
    self.paint = paint
    toGradient = paint.transform.concatenating(transform).inverted()
  }

  /// Premultiplied red, green, blue and alpha from 0 to 255 at the middle of a pixel.
  package func color(x: Int, y: Int) -> SIMD4<Double> {
    color(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
  }

  /// The same anywhere.
  package func color(at place: CGPoint) -> SIMD4<Double> {
    guard let t = parameter(at: place.applying(toGradient)) else { return .zero }
    if t < 0, !paint.extendsBeforeStart { return .zero }
    if t > 1, !paint.extendsAfterEnd { return .zero }
    let color = color(at: t)
    let alpha = color.w
    return SIMD4(color.x * alpha, color.y * alpha, color.z * alpha, alpha) * 255
  }

  /// Where on the line from the first to the last circle a point lies; nil beside a cone.
  package func parameter(at point: CGPoint) -> Double? {
    switch paint.kind {
    case .axial(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    case .radial(let start, let startRadius, let end, let endRadius):
      return radial(point, start, startRadius, end, endRadius)
    case .conic(let center, let angle):
      let turns = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
      return turns - turns.rounded(.down)
    }
  }

  /// The largest t with |point − center(t)| = radius(t) ≥ 0.
  private func radial(
    _ point: CGPoint, _ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint,
    _ endRadius: CGFloat
  ) -> Double? {
    let (cx, cy) = (end.x - start.x, end.y - start.y)
    let (px, py) = (point.x - start.x, point.y - start.y)
    let growth = endRadius - startRadius
    let a = cx * cx + cy * cy - growth * growth
    let b = px * cx + py * cy + startRadius * growth
    let c = px * px + py * py - startRadius * startRadius
    var roots: [Double] = []
    // Circles that touch, but for rounding of where they are.
    if abs(a) <= 1e-9 * (cx * cx + cy * cy + growth * growth) {
      if b != 0 { roots = [c / (2 * b)] }
    } else if b * b - a * c >= 0 {
      // The product of both is c / a; in this form nothing cancels.
      let sum = b + (b < 0 ? -1 : 1) * (b * b - a * c).squareRoot()
      roots = sum == 0 ? [0] : [sum / a, c / sum]
    }
    return roots.filter { startRadius + $0 * growth >= 0 && isAllowed($0) }.max()
  }

  private func isAllowed(_ t: Double) -> Bool {
    (t >= 0 || paint.extendsBeforeStart) && (t <= 1 || paint.extendsAfterEnd)
  }

  /// Not premultiplied.
  private func color(at t: Double) -> SIMD4<Double> {
    let stops = paint.stops
    guard let next = stops.firstIndex(where: { $0.location > t }) else {
      return vector(stops[stops.count - 1].color)
    }
    guard next > 0 else { return vector(stops[0].color) }
    let (before, after) = (stops[next - 1], stops[next])
    let part = (t - before.location) / (after.location - before.location)
    let (one, other) = (vector(before.color), vector(after.color))
    return one + (other - one) * part
  }

  private func vector(_ color: RGBA) -> SIMD4<Double> {
    SIMD4(color.red, color.green, color.blue, color.alpha)
  }
}
