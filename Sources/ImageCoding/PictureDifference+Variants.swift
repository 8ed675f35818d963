// Two pictures of one view at different scales or sizes, laid over each other.

package import CoreGraphics

extension PictureDifference {
  /// A comparison of two pictures whose top left corners lie over each other, or their middles. The one with fewer pixels
  /// per point is enlarged, each pixel to as many as the other has in its place.
  package init(
    laying one: CGImage, scale: CGFloat, over other: CGImage, scale otherScale: CGFloat,
    isCentered: Bool = false
  ) {
    let scales = max(scale, otherScale)
    let one = Self.enlarged(one.pixels, by: scales / scale)
    let other = Self.enlarged(other.pixels, by: scales / otherScale)
    let (width, height) = (max(one.width, other.width), max(one.height, other.height))
    self.init(
      expected: isCentered ? Self.centered(one, width: width, height: height) : one,
      actual: isCentered ? Self.centered(other, width: width, height: height) : other)
  }

  /// A picture amid transparent pixels.
  private static func centered(_ picture: PixelBuffer, width: Int, height: Int) -> PixelBuffer {
    if picture.width == width, picture.height == height { return picture }
    let large = PixelBuffer(width: width, height: height)
    let (left, top) = ((width - picture.width) / 2, (height - picture.height) / 2)
    for y in 0..<picture.height {
      for x in 0..<picture.width { large[left + x, top + y] = picture[x, y] }
    }
    return large
  }

  private static func enlarged(_ picture: PixelBuffer, by factor: CGFloat) -> PixelBuffer {
    if factor == 1 { return picture }
    func side(_ length: Int) -> Int {
      min(PixelBuffer.maximumSide, max(1, Int((CGFloat(length) * factor).rounded())))
    }
    let large = PixelBuffer(width: side(picture.width), height: side(picture.height))
    let columns = (0..<large.width).map { $0 * picture.width / large.width }
    for y in 0..<large.height {
      let row = y * picture.height / large.height
      for x in 0..<large.width { large[x, y] = picture[columns[x], row] }
    }
    return large
  }

  /// The pixels of both pictures together: of the smallest rectangle around both.
  package var area: Int {
    max(expected.width, actual.width) * max(expected.height, actual.height)
  }

  /// The number of pixels that differ, those that only one picture has among them.
  package var differingPixels: Int {
    let (width, height) = (
      min(expected.width, actual.width), min(expected.height, actual.height)
    )
    let alone = expected.width * expected.height + actual.width * actual.height
    return alone - 2 * width * height + (summary(tolerance: 0)?.count ?? 0)
  }
}
