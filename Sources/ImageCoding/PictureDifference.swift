// How two pictures differ.

package import CoreGraphics

/// The comparison of two pictures, pixel by pixel, on premultiplied components.
package struct PictureDifference {
  /// The differing pixels of two pictures of one size.
  package struct Summary: Hashable, Sendable {
    /// The number of pixels with a component that is off by more than the tolerance.
    package var count: Int
    /// The largest difference of each component, of 255.
    package var worst: Components
    /// The smallest rectangle around the differing pixels.
    package var area: PixelRect
  }

  /// A number for each component of a premultiplied pixel.
  package struct Components: Hashable, Sendable {
    /// Red.
    package var red = 0
    /// Green.
    package var green = 0
    /// Blue.
    package var blue = 0
    /// Alpha.
    package var alpha = 0

    /// The largest of the four.
    package var largest: Int { max(red, green, blue, alpha) }

    /// The differences of two pixels.
    fileprivate init(of one: UInt32, _ other: UInt32) {
      func difference(_ shift: Int) -> Int {
        abs(Int(one >> shift & 255) - Int(other >> shift & 255))
      }
      (red, green, blue, alpha) = (difference(16), difference(8), difference(0), difference(24))
    }

    /// Zeros.
    fileprivate init() {}

    /// The larger one of each component.
    fileprivate mutating func formMaximum(with other: Components) {
      (red, green) = (max(red, other.red), max(green, other.green))
      (blue, alpha) = (max(blue, other.blue), max(alpha, other.alpha))
    }

    /// The components that differ, as in “red by up to 255, alpha by up to 3 of 255”.
    fileprivate var sentence: String {
      let named = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
      let words = named.filter { $0.1 > 0 }.map { "\($0.0) by up to \($0.1)" }
      return words.joined(separator: ", ") + " of 255"
    }
  }

  /// The picture as it was.
  package let expected: PixelBuffer
  /// The picture as it is.
  package let actual: PixelBuffer

  /// A comparison of pixels.
  package init(expected: PixelBuffer, actual: PixelBuffer) {
    self.expected = expected
    self.actual = actual
  }

  /// A comparison of images, whose pixels are drawn now.
  package init(expected: CGImage, actual: CGImage) {
    self.init(expected: expected.pixels, actual: actual.pixels)
  }

  /// Whether both pictures have the same width and height.
  package var hasSameSize: Bool {
    expected.width == actual.width && expected.height == actual.height
  }

  /// The largest difference of one component of one pixel, of 255; the sizes must agree.
  package var worst: Int {
    var worst = 0
    forEachDifference { _, _, difference in worst = max(worst, difference.largest) }
    return worst
  }

  /// The pixels that differ; nil where no component is off by more than the tolerance. The sizes must agree.
  package func summary(tolerance: Int) -> Summary? {
    var (count, worst) = (0, Components())
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    forEachDifference { x, y, difference in
      guard difference.largest > tolerance else { return }
      count += 1
      worst.formMaximum(with: difference)
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x + 1), max(bottom, y + 1))
    }
    guard count > 0 else { return nil }
    return Summary(
      count: count, worst: worst,
      area: PixelRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// The difference in one line; nil when no component is off by more than the tolerance.
  package func complaint(tolerance: Int) -> String? {
    guard hasSameSize else {
      return "the size is \(actual.width) × \(actual.height), "
        + "not \(expected.width) × \(expected.height)"
    }
    var (worst, count) = (0, 0)
    var first: (x: Int, y: Int)?
    forEachDifference { x, y, difference in
      worst = max(worst, difference.largest)
      guard difference.largest > tolerance else { return }
      count += 1
      if first == nil { first = (x, y) }
    }
    guard let first else { return nil }
    return "\(count) pixels differ, the worst component by \(worst) of 255; the first at "
      + "(\(first.x), \(first.y)) is \(hex(actual[first.x, first.y])), "
      + "not \(hex(expected[first.x, first.y]))"
  }

  /// The difference in words for somebody who has not seen the pictures; nil when no component is off by more than the
  /// tolerance.
  package func sentence(tolerance: Int) -> String? {
    guard hasSameSize else {
      return "the picture is \(actual.width) × \(actual.height) pixels, "
        + "the stored one \(expected.width) × \(expected.height)"
    }
    guard let summary = summary(tolerance: tolerance) else { return nil }
    let (count, all, area) = (summary.count, expected.width * expected.height, summary.area)
    let pixels = count == 1 ? "1 of \(all) pixels differs" : "\(count) of \(all) pixels differ"
    return "\(pixels), in \(area.width) × \(area.height) at (\(area.x), \(area.y)): "
      + summary.worst.sentence
  }

  /// Whether nothing of the picture is to be seen: every pixel is transparent.
  package static func isTransparent(_ image: CGImage) -> Bool {
    let pixels = image.pixels
    return (0..<pixels.height).allSatisfy { y in
      (0..<pixels.width).allSatisfy { pixels[$0, y] == 0 }
    }
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
        let (before, after) = (pixel(of: expected, x, y), pixel(of: actual, x, y))
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

  /// The expected picture, faint and grey on white, with the differing pixels in red, darker the more they differ.
  package func marked(tolerance: Int) -> CGImage {
    let marked = PixelBuffer(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    for y in 0..<marked.height {
      for x in 0..<marked.width {
        let (before, after) = (pixel(of: expected, x, y), pixel(of: actual, x, y))
        let distance = Self.distance(before ?? 0, after ?? 0)
        let isSame = (before == nil) == (after == nil) && distance <= tolerance
        marked[x, y] = isSame ? Self.faint(before ?? 0) : Self.red(distance)
      }
    }
    return CGImage(marked)
  }

  /// A fifth of a pixel's grey, over white.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    let light = (red * 54 + green * 183 + blue * 19) >> 8
    let onWhite = min(255, light + 255 - (pixel >> 24))
    let shade = 204 + onWhite / 5
    return 0xFF00_0000 | shade << 16 | shade << 8 | shade
  }

  private static func red(_ distance: Int) -> UInt32 {
    let rest = UInt32(max(0, 120 - distance / 2))
    return 0xFF00_0000 | 230 << 16 | rest << 8 | rest
  }

  private func pixel(of picture: PixelBuffer, _ x: Int, _ y: Int) -> UInt32? {
    x < picture.width && y < picture.height ? picture[x, y] : nil
  }

  /// Calls `body` for the pixels that differ, within the part that both pictures have.
  private func forEachDifference(_ body: (_ x: Int, _ y: Int, _ difference: Components) -> Void) {
    if expected.hasSamePixels(as: actual) { return }
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) {
        let (before, after) = (expected[x, y], actual[x, y])
        if before != after { body(x, y, Components(of: before, after)) }
      }
    }
  }

  /// The largest difference of the four components.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    one == other ? 0 : Components(of: one, other).largest
  }

  private func hex(_ pixel: UInt32) -> String {
    let digits = String(pixel, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits + " (ARGB)"
  }
}
