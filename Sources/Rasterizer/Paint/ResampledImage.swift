// A cache of resampled images: copied while image and matrix stay equal.

internal import CoreGraphics

/// An image under a matrix that moves it by less than a pixel. Its pixels are a function of these.
struct ResampledImageKey: CacheKey {
  /// The cache keeps no image alive: its entry says whether it is still that one.
  var image: ObjectIdentifier
  var matrix: CGAffineTransform
  var sampling: ImageSampling
  var alpha: UInt8

  var hashBits: UInt64 {
    var mixer = BitMixer()
    mixer.add(UInt64(UInt(bitPattern: image)))
    mixer.add(matrix)
    mixer.add(UInt64(alpha))
    return mixer.hashBits
  }
}

/// An entry of the cache of resampled images.
struct ResampledImage {
  weak var image: CGImage?
  /// Gives the pixels that were kept; nil: it was drawn once, and the next time they are worth keeping.
  var kept: ImageSampler?
}

extension PaintCaches {
  /// Images of more pixels than this on the device are sampled each time, and so are those of longer sides.
  private static let largestCachedImage = 1 << 18
  private static let longestCachedSide = 1 << 15

  /// `matrix` maps the image's pixels to the device.
  func source(
    _ image: CGImage, _ matrix: CGAffineTransform, sampling: ImageSampling, alpha: UInt8
  ) -> PaintSource? {
    // A picture that others follow is drawn a few times: copies of all of them would pile up.
    guard image.lineage == nil else {
      return source(image, matrix, sampling: sampling, alpha: alpha, isTiled: false)
    }
    let place = matrix.wholePixels
    let key = ResampledImageKey(
      image: ObjectIdentifier(image), matrix: matrix.moved(x: -place.x, y: -place.y),
      sampling: sampling, alpha: alpha)
    let known = resampledImages[key].flatMap { $0.image === image ? $0 : nil }
    if let kept = known?.kept { return .sampler(kept, x: place.x, y: place.y) }
    let source = source(image, matrix, sampling: sampling, alpha: alpha, isTiled: false)
    let box = CGRect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let area = PixelRect(covering: box.applying(key.matrix))
    guard case .sampler(let sampler, _, _) = source, area.area <= PaintCaches.largestCachedImage,
      max(area.width, area.height) <= PaintCaches.longestCachedSide
    else { return source }
    if known == nil {
      resampledImages.insert(ResampledImage(image: image), for: key, cost: 200)
      return source
    }
    let pixels = PixelBuffer(width: area.width, height: area.height)
    sampler.fetch(pixels.bounds, into: PixelSurface(pixels), origin: (-area.x, -area.y))
    guard let kept = ImageSampler(copying: pixels, to: (area.x, area.y)) else { return source }
    resampledImages.insert(
      ResampledImage(image: image, kept: kept), for: key, cost: 4 * area.area + 200)
    return .sampler(kept, x: place.x, y: place.y)
  }
}
