// How two pictures differ.

package import CoreGraphics

/// The comparison of two pictures, pixel by pixel, on premultiplied components.
package struct PictureDifference {
  package let expected: PixelBuffer
  package let actual: PixelBuffer

  package init(expected: PixelBuffer, actual: PixelBuffer) {
    self.expected = expected
    self.actual = actual
  }

  /// The largest difference of one component of one pixel, of 255; the sizes must agree.
  package var worst: Int {
    var worst = 0
    forEachPixel { _, _, difference in worst = max(worst, difference) }
    return worst
  }

  /// The difference in one line; nil when no component is off by more than the tolerance.
  package func complaint(tolerance: Int) -> String? {
    guard expected.width == actual.width, expected.height == actual.height else {
      return "the size is \(actual.width) × \(actual.height), "
        + "not \(expected.width) × \(expected.height)"
    }
    var (worst, count) = (0, 0)
    var first: (x: Int, y: Int)?
    forEachPixel { x, y, difference in
      worst = max(worst, difference)
      guard difference > tolerance else { return }
      count += 1
      if first == nil { first = (x, y) }
    }
    guard let first else { return nil }
    return "\(count) pixels differ, the worst component by \(worst) of 255; the first at "
      + "(\(first.x), \(first.y)) is \(hex(actual[first.x, first.y])), "
      + "not \(hex(expected[first.x, first.y]))"
  }

  /// Expected, difference, actual, beside each other. The difference is black where the pictures
  /// agree and brighter the more they differ; never fainter than a third.
  package func sheet() -> PixelBuffer {
    let gap = 4
    let width = max(expected.width, actual.width)
    let sheet = PixelBuffer(
      width: 3 * width + 2 * gap, height: max(expected.height, actual.height))
    for y in 0..<sheet.height {
      for x in 0..<width {
        let (before, after) = (pixel(expected, x, y), pixel(actual, x, y))
        let distance = Self.distance(before ?? 0, after ?? 0)
        let shade = UInt32(
          distance == 0 && (before == nil) == (after == nil) ? 0 : 85 + distance * 2 / 3)
        sheet[x, y] = before ?? 0
        sheet[width + gap + x, y] = 0xFF00_0000 | shade << 16 | shade << 8 | shade
        sheet[2 * (width + gap) + x, y] = after ?? 0
      }
    }
    return sheet
  }

  private func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> UInt32? {
    x < picture.width && y < picture.height ? picture[x, y] : nil
  }

  private func forEachPixel(_ body: (_ x: Int, _ y: Int, _ difference: Int) -> Void) {
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) {
        body(x, y, Self.distance(expected[x, y], actual[x, y]))
      }
    }
  }

  /// The largest difference of the four components.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    if one == other { return 0 }
    return [0, 8, 16, 24].reduce(0) { worst, shift in
      max(worst, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
    }
  }

  private func hex(_ pixel: UInt32) -> String {
    let digits = String(pixel, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits + " (ARGB)"
  }
}
