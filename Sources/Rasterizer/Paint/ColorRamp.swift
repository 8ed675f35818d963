// A gradient's colours along its parameter t: exact evaluation at any t.

internal import CoreGraphics

/// Components times 255, in the order blue, green, red, alpha; not premultiplied.
typealias RampColor = SIMD4<Double>

/// A piece of a gradient on which colours run in a straight line.
struct RampPiece {
  /// The piece is `start` ≤ t < `end`; the first begins at −∞, the last ends at +∞.
  var start: Double
  var end: Double
  var startColor: RampColor
  var endColor: RampColor

  var isConstant: Bool { startColor == endColor }
}

/// Colours by t. A t exactly on several stops takes the last of them.
struct ColorRamp {
  private(set) var pieces: [RampPiece] = []
  let isOpaque: Bool

  init(_ gradient: GradientPaint) {
    let stops = ColorRamp.sanitized(gradient.stops)
    isOpaque =
      gradient.extendsBeforeStart && gradient.extendsAfterEnd
      && stops.allSatisfy { $0.color.w == 255 }
    var all = [
      RampPiece(
        start: -.infinity, end: stops[0].location, startColor: stops[0].color,
        endColor: stops[0].color)
    ]
    for (one, next) in zip(stops, stops.dropFirst()) where one.location < next.location {
      all.append(
        RampPiece(
          start: one.location, end: next.location, startColor: one.color, endColor: next.color))
    }
    let last = stops[stops.count - 1]
    all.append(
      RampPiece(
        start: last.location, end: .infinity, startColor: last.color, endColor: last.color))
    if !gradient.extendsBeforeStart { all = ColorRamp.cleared(all, before: 0) }
    // t = 1 itself still has the last colour.
    if !gradient.extendsAfterEnd { all = ColorRamp.cleared(all, from: 1.0.nextUp) }
    pieces = all
  }

  /// Locations finite and not decreasing, components within 0 … 255.
  private static func sanitized(
    _ stops: [GradientPaint.Stop]
  ) -> [(location: Double, color: RampColor)] {
    var last = -Double.greatestFiniteMagnitude
    return stops.map { stop in
      if stop.location.isFinite { last = max(last, stop.location) }
      return (last, RampColor(stop.color))
    }
  }

  private static func cleared(_ pieces: [RampPiece], before t: Double) -> [RampPiece] {
    let clear = RampPiece(
      start: -.infinity, end: t, startColor: RampColor(), endColor: RampColor())
    return [clear] + pieces.filter { $0.end > t }.map { $0.cut(from: t, to: .infinity) }
  }

  private static func cleared(_ pieces: [RampPiece], from t: Double) -> [RampPiece] {
    let clear = RampPiece(
      start: t, end: .infinity, startColor: RampColor(), endColor: RampColor())
    return pieces.filter { $0.start < t }.map { $0.cut(from: -.infinity, to: t) } + [clear]
  }

  /// The last piece that begins at or before `t`.
  func pieceIndex(at t: Double) -> Int {
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= t { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The premultiplied pixel at `t`; NaN is transparent.
  func pixel(at t: Double) -> Pixel {
    t.isNaN ? 0 : pieces[pieceIndex(at: t)].pixel(at: t)
  }
}

extension RampPiece {
  fileprivate func cut(from low: Double, to high: Double) -> RampPiece {
    var piece = self
    if start < low {
      piece.start = low
      piece.startColor = color(at: low)
    }
    if end > high {
      piece.end = high
      piece.endColor = color(at: high)
    }
    return piece
  }

  func color(at t: Double) -> RampColor {
    if isConstant { return startColor }
    return startColor + (endColor - startColor) * ((t - start) / (end - start))
  }

  @inline(__always)
  func pixel(at t: Double) -> Pixel {
    var color = color(at: t)
    let alpha = color.w
    if alpha < 255 {
      // In this order full components become exactly alpha, and none becomes more.
      color *= 1 / 255
      color *= alpha
    }
    color.w = alpha
    color += 0.5
    return UInt32(color.w) << 24 | UInt32(color.z) << 16 | UInt32(color.y) << 8 | UInt32(color.x)
  }
}

extension SIMD4<Double> {
  /// A colour as ramp components, limited to 0 … 255.
  init(_ color: RGBA) {
    let components = SIMD4(color.blue, color.green, color.red, color.alpha) * 255
    self = pointwiseMin(pointwiseMax(components, SIMD4()), SIMD4(repeating: 255))
  }
}
