// Two pictures of one view at different scales or sizes, laid over each other.

package import CoreGraphics

extension PictureDifference {
  /// A comparison of two pictures whose top left corners lie over each other. The one with fewer pixels per point is
  /// enlarged, each pixel to as many as the other has in its place.
  package init(
    laying one: CGImage, scale: CGFloat, over other: CGImage, scale otherScale: CGFloat
  ) {
    let scales = max(scale, otherScale)
    self.init(
      expected: Self.enlarged(one.pixels, by: scales / scale),
      actual: Self.enlarged(other.pixels, by: scales / otherScale))
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
