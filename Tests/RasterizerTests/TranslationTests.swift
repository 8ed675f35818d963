// Where on the device a picture stands does not change its pixels.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct TranslationTests {
  /// Gradients of every kind and an image at a fraction of a pixel, at odd slopes.
  private static var scene: DisplayList {
    let stops = [
      GradientPaint.Stop(0, RGBA(0, 0.478, 1)), GradientPaint.Stop(0.4, RGBA(1, 0.2, 0.1, 0.6)),
      GradientPaint.Stop(1, RGBA(0.345, 0.337, 0.839)),
    ]
    let kinds: [GradientPaint.Kind] = [
      .axial(start: CGPoint(x: 3.3, y: 0.1), end: CGPoint(x: 88.7, y: 61.9)),
      .axial(start: CGPoint(x: 0.7, y: 5), end: CGPoint(x: 93.1, y: 5)),
      .radial(
        start: CGPoint(x: 40, y: 30), startRadius: 3.3, end: CGPoint(x: 47, y: 33), endRadius: 51),
      .conic(center: CGPoint(x: 50.1, y: 31.7), angle: 0.3),
    ]
    let fills = kinds.enumerated().map { index, kind in
      DisplayItem(
        .fill(
          .rect(CGRect(x: 0, y: 0, width: 97.3, height: 15.6)),
          .gradient(GradientPaint(kind: kind, stops: stops))),
        transform: CGAffineTransform(translationX: 1.75, y: CGFloat(index) * 16 + 0.3125))
    }
    return DisplayList(fills + [image])
  }

  private static var image: DisplayItem {
    let pixels = PixelBuffer(width: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 { pixels[x, y] = 0xFF00_0000 | UInt32(x * 50) << 16 | UInt32(y * 60) }
    }
    return DisplayItem(
      .image(
        CGImage(pixels), CGRect(x: 20.25, y: 20.5, width: 23.3, height: 17.7), sampling: .linear,
        alpha: 1))
  }

  @Test(arguments: [(40, 40), (1, 0), (0, 7), (60, 513)])
  func `moving a picture by whole pixels keeps its bytes`(x: Int, y: Int) {
    let rasterizer = Rasterizer()
    let still = PixelBuffer(width: 110, height: 80)
    rasterizer.draw(Self.scene, transform: .identity, into: still)
    let moved = PixelBuffer(width: 110 + x, height: 80 + y)
    rasterizer.draw(
      Self.scene, transform: CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)),
      into: moved)
    for row in 0..<80 {
      for column in 0..<110 where still[column, row] != moved[column + x, row + y] {
        Issue.record("pixel \(column), \(row) changes when the picture moves by \(x), \(y)")
        return
      }
    }
  }
}
