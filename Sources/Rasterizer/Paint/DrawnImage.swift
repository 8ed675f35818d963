// Images that were sampled before: copied, while image and matrix stay equal.

internal import CoreGraphics

/// An image under a matrix that moves it by less than a pixel. Its pixels are a function of these.
struct DrawnImageKey: MixedKey {
  var image: CGImage
  var matrix: CGAffineTransform
  var quality: CGInterpolationQuality
  var alpha: UInt8

  var mix: UInt64 {
    var mixer = Mixer()
    mixer.add(UInt64(UInt(bitPattern: ObjectIdentifier(image).hashValue)))
    mixer.add(matrix)
    mixer.add(UInt64(alpha))
    return mixer.mix
  }
}

/// What is known of an image that was drawn before.
enum DrawnImage {
  /// It was drawn once; the next time its pixels are worth keeping.
  case seen
  /// Gives the pixels that were kept.
  case kept(ImageSampler)
}

extension Resources {
  /// Images of more pixels than this on the device are sampled each time.
  private static let largestDrawnImage = 1 << 18

  /// `matrix` maps the image's pixels to the device.
  func source(
    _ image: CGImage, _ matrix: CGAffineTransform, quality: CGInterpolationQuality, alpha: UInt8
  ) -> PaintSource? {
    let place = matrix.wholePixels
    let key = DrawnImageKey(
      image: image, matrix: matrix.moved(x: -place.x, y: -place.y), quality: quality, alpha: alpha)
    let known = drawnImages[key]
    if case .kept(let sampler) = known { return .sampler(sampler, x: place.x, y: place.y) }
    let source = source(image, matrix, quality: quality, alpha: alpha, isTiled: false)
    let box = CGRect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let area = PixelRect(covering: box.applying(key.matrix))
    guard case .sampler(let sampler, _, _) = source, area.area <= Resources.largestDrawnImage
    else { return source }
    if known == nil {
      drawnImages.insert(.seen, for: key, cost: 200)
      return source
    }
    let pixels = PixelBuffer(width: area.width, height: area.height)
    sampler.fetch(pixels.bounds, into: PixelSurface(pixels), origin: (-area.x, -area.y))
    guard let kept = ImageSampler(copying: pixels, to: (area.x, area.y)) else { return source }
    drawnImages.insert(.kept(kept), for: key, cost: 4 * area.area + 200)
    return .sampler(kept, x: place.x, y: place.y)
  }
}
