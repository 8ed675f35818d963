// Images drawn larger and smaller, beside pictures that a simulator made.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct ImageSamplingTests {
  /// The green of four rows of pixels of an image and of that image drawn twice as large, from the
  /// simulator's picture of `Nonanimating/base64Test` among Lottie's snapshot tests
  /// (github.com/airbnb/lottie-ios, `Tests/__Snapshots__`). Rounding in between is not known.
  @Test func `a context draws an image twice as large as the simulator does`() {
    let image: [[UInt8]] = [
      [216, 19, 22, 183], [247, 17, 18, 223], [255, 71, 18, 247], [255, 150, 58, 255],
    ]
    let doubled = [
      [194, 44, 19, 22, 43, 167], [216, 45, 17, 18, 43, 193], [219, 52, 23, 18, 44, 200],
      [231, 88, 59, 24, 46, 216], [234, 102, 73, 31, 52, 219], [241, 154, 129, 64, 78, 229],
    ]
    let drawn = levels(image, CGRect(x: 0, y: 0, width: 8, height: 8), width: 8, height: 8)
    for (y, row) in doubled.enumerated() {
      for (x, level) in row.enumerated() {
        #expect(abs(drawn[y + 1][x + 1] - level) <= 2, "\(x), \(y)")
      }
    }
  }

  /// A place between two pixels is rounded to eighths, and the parts are powers of two.
  @Test func `weights of a context's images have nine steps`() {
    let drawn = levels(
      [[0, 240]], CGRect(x: 0, y: 0, width: 64, height: 1), width: 64, height: 1)
    let parts = (16..<48).map { drawn[0][$0] / 15 }
    let steps = [0, 1, 2, 4, 8, 12, 14, 15, 16]
    #expect(parts == (0..<32).map { steps[Int(((Double($0) + 0.5) / 4).rounded())] })
  }

  /// The simulator reduced `Nonanimating/dog` to 0.989 of its size with a filter that reaches two pixels, and whose
  /// weights beyond the first are down to −0.07, as those of this cubic. The levels are its sums.
  @Test func `an image drawn smaller is reduced to its size on the device by a cubic filter`() {
    let edge = (0..<64).map { UInt8($0 < 32 ? 40 : 200) }
    let drawn = levels([edge], CGRect(x: 0, y: 0, width: 48, height: 1), width: 48, height: 1)[0]
    let levels = [40, 40, 39.19, 45.65, 194.35, 200.81, 200, 200]
    for (x, level) in levels.enumerated() {
      #expect(abs(Double(drawn[20 + x]) - level) <= 1, "\(20 + x)")
    }
  }

  @Test(arguments: [1, 2, 3, 7, 16, 63])
  func `an image of one colour keeps it in every size`(side: Int) {
    let plain = [[UInt8]](repeating: [UInt8](repeating: 77, count: 64), count: 64)
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    let drawn = levels(plain, rect, width: side, height: side)
    #expect(drawn.allSatisfy { $0.allSatisfy { $0 == 77 } })
  }

  /// The matrices and their inverses are exact, so that each place is known to 1/256.
  @Test(arguments: [ImageSampling.stepped, .linear])
  func `every pixel is the four nearest ones by their weights, rounded once`(
    sampling: ImageSampling
  ) {
    let shears: [(CGFloat, CGFloat)] = [(0, 0), (0.375, 0), (-0.25, 0.5), (0.625, -0.75)]
    for (index, shear) in shears.enumerated() {
      let (width, height) = (23 + index, 19 - index)
      let image = PixelBuffer(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width { image[x, y] = 0xFF00_0000 | UInt32(x * 7919 + y * 104_729) & 0xFFFFFF }
      }
      let inverse = CGAffineTransform(
        a: (1 + shear.0 * shear.1) / 2, b: shear.1 / 2, c: shear.0 / 2, d: 0.5,
        tx: -4.046875, ty: 3.171875)
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      let item = DisplayItem(.image(CGImage(image), rect, sampling: sampling, alpha: 1))
      let drawn = draw(
        DisplayList([item]), width: 64, height: 64, transform: inverse.inverted())
      for y in 0..<64 {
        for x in 0..<64 where covers(rect, inverse, x, y) {
          let mixed = mixed(image, inverse, x, y, isStepped: sampling == .stepped)
          #expect(drawn[x, y] == mixed, "shear \(shear), \(x), \(y)")
        }
      }
    }
  }

  /// Whether the whole pixel lies on the image.
  private func covers(_ rect: CGRect, _ inverse: CGAffineTransform, _ x: Int, _ y: Int) -> Bool {
    let pixel = CGRect(x: x, y: y, width: 1, height: 1)
    return rect.contains(pixel.applying(inverse))
  }

  private func mixed(
    _ image: PixelBuffer, _ inverse: CGAffineTransform, _ x: Int, _ y: Int, isStepped: Bool
  ) -> UInt32 {
    let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    let place = [middle.x, middle.y].map { Int((($0 - 0.5) * 256).rounded(.down)) }
    let steps = [0, 16, 32, 64, 128, 192, 224, 240, 256]
    let parts = place.map { isStepped ? steps[($0 & 255 + 16) / 32] : $0 & 255 }
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] {
      var sum = 1 << 15
      for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        let column = min(max((place[0] >> 8) + dx, 0), image.width - 1)
        let row = min(max((place[1] >> 8) + dy, 0), image.height - 1)
        let weight = (dx == 1 ? parts[0] : 256 - parts[0]) * (dy == 1 ? parts[1] : 256 - parts[1])
        sum += Int(image[column, row] >> UInt32(shift) & 255) * weight
      }
      result |= UInt32(sum >> 16) << UInt32(shift)
    }
    return result
  }

  /// Draws a grey image and returns the levels of the result.
  private func levels(
    _ image: [[UInt8]], _ rect: CGRect, width: Int, height: Int
  ) -> [[Int]] {
    let pixels = PixelBuffer(width: image[0].count, height: image.count)
    for (y, row) in image.enumerated() {
      for (x, level) in row.enumerated() { pixels[x, y] = 0xFF00_0000 | UInt32(level) * 0x01_0101 }
    }
    let item = DisplayItem(.image(CGImage(pixels), rect, sampling: .stepped, alpha: 1))
    let drawn = draw(DisplayList([item]), width: width, height: height)
    return (0..<height).map { y in (0..<width).map { Int(drawn[$0, y] >> 8 & 255) } }
  }
}
