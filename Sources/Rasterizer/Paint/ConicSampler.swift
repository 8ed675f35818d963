// Conic gradients: t turns clockwise about a centre.

internal import CoreGraphics

/// t is the angle about the centre in turns, from 0 at the start angle.
final class ConicSampler: PixelSampler {
  private let ramp: ColorRamp
  private let inverse: DeviceMatrix
  private let center: Vertex
  /// Unit vectors of the start angle and a quarter turn on.
  private let right: Vertex
  private let down: Vertex

  var isOpaque: Bool { ramp.isOpaque }

  init?(_ ramp: ColorRamp, center: CGPoint, angle: Double, matrix: CGAffineTransform) {
    guard matrix.determinant != 0 else { return nil }
    self.ramp = ramp
    inverse = DeviceMatrix(matrix.inverted())
    self.center = Vertex(center.x, center.y)
    let (sine, cosine) = sineAndCosine(radians: angle.isFinite ? angle : 0)
    right = Vertex(cosine, sine)
    down = Vertex(-sine, cosine)
  }

  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>) {
    for index in 0..<pixels.count {
      let point = inverse.map(Double(x &+ index) + 0.5, Double(y) + 0.5) - center
      let t = angleInTurns(x: (point * right).sum(), y: (point * down).sum())
      pixels[index] = ramp.pixel(at: t)
    }
  }
}
