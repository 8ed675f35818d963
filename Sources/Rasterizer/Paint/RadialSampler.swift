// Radial gradients between two circles, evaluated at each pixel's centre.

internal import CoreGraphics

/// The largest t that is drawn at all and whose circle passes through the point and has a radius ≥ 0; none
/// is transparent.
final class RadialSampler: PixelSampler {
  private let ramp: ColorRamp
  private let inverse: DeviceMatrix
  private let start: Vertex
  private let change: Vertex
  private let startRadius: Double
  private let growth: Double
  /// |change|² − growth²: below 0 where one circle lies inside the other, 0 where it touches that from inside.
  private let a: Double
  /// A smaller difference, relative to |change|² + growth², comes from rounding the circles' positions.
  private static let touching = 1e-9
  /// The parameters of the circles that are drawn.
  private let drawn: ClosedRange<Double>

  /// With one circle inside the other every point has a colour.
  var isOpaque: Bool { ramp.isOpaque && a < 0 }

  init?(
    _ ramp: ColorRamp, start: CGPoint, startRadius: Double, end: CGPoint, endRadius: Double,
    drawn: ClosedRange<Double>, matrix: CGAffineTransform
  ) {
    guard matrix.determinant != 0 else { return nil }
    self.ramp = ramp
    self.drawn = drawn
    inverse = DeviceMatrix(matrix.inverted())
    self.start = Vertex(start.x, start.y)
    change = Vertex(end.x - start.x, end.y - start.y)
    self.startRadius = startRadius
    growth = endRadius - startRadius
    let (square, growthSquare) = ((change * change).sum(), growth * growth)
    let difference = square - growthSquare
    a = abs(difference) <= (square + growthSquare) * RadialSampler.touching ? 0 : difference
  }

  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>) {
    for index in 0..<pixels.count {
      let point = inverse.map(Double(x &+ index) + 0.5, Double(y) + 0.5)
      pixels[index] = ramp.pixel(at: parameter(point - start))
    }
  }

  /// Solves |p − t·change| = startRadius + t·growth for the larger t that is valid. In this form of the two
  /// solutions nothing cancels.
  private func parameter(_ point: Vertex) -> Double {
    let b = (point * change).sum() + startRadius * growth
    let c = (point * point).sum() - startRadius * startRadius
    if a == 0 { return b == 0 ? .nan : valid(c / (2 * b)) }
    let discriminant = b * b - a * c
    // Around the outer one of two circles and in it there are always two.
    guard discriminant >= 0 || a < 0 else { return .nan }
    let root = max(discriminant, 0).squareRoot()
    let sum = b < 0 ? b - root : b + root
    let one = sum / a
    let other = sum == 0 ? one : c / sum
    // Just one of these has a radius of 0 or more, though roundings may have it slightly below.
    if a < 0 { return growth > 0 ? max(one, other) : min(one, other) }
    let larger = valid(max(one, other))
    return larger.isNaN ? valid(min(one, other)) : larger
  }

  private func valid(_ t: Double) -> Double {
    startRadius + t * growth >= 0 && drawn.contains(t) ? t : .nan
  }
}
