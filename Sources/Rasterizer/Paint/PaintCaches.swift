// Paints made ready for pixels, kept while they and their matrix stay equal.

internal import CoreGraphics

/// The caches with which one thread makes paints ready for pixels.
final class PaintCaches {
  let images: ImageCache
  /// Gradients made ready; each costs 1.
  var gradients = TwoWayCache<GradientKey, PaintSource>(limit: 64)
  /// Images as they came out on the device; costs are bytes.
  var resampledImages = TwoWayCache<ResampledImageKey, ResampledImage>(limit: 16 << 20)

  /// - Parameter drawPicture: Draws images that are display lists.
  init(drawPicture: @escaping PictureDrawing) { images = ImageCache(drawPicture: drawPicture) }
}

extension PaintCaches {
  /// Nil where the paint shows nothing.
  func source(_ paint: Paint, _ transform: CGAffineTransform) -> PaintSource? {
    switch paint {
    case .color(let color):
      return .color(Pixel(color))
    case .gradient(let gradient):
      return source(gradient, gradient.transform.concatenating(transform))
    case .pattern(let image, let matrix):
      return source(
        image, matrix.concatenating(transform), sampling: .linear, alpha: 255, isTiled: true)
    }
  }

  private func source(_ gradient: GradientPaint, _ matrix: CGAffineTransform) -> PaintSource {
    let place = matrix.wholePixels
    let key = GradientKey(gradient: gradient, matrix: matrix.moved(x: -place.x, y: -place.y))
    if let known = gradients[key] { return known.moved(x: place.x, y: place.y) }
    let source = makeSource(key)
    gradients.insert(source, for: key, cost: 1)
    return source.moved(x: place.x, y: place.y)
  }

  private func makeSource(_ key: GradientKey) -> PaintSource {
    let ramp = ColorRamp(key.gradient)
    let sampler: (any PixelSampler)? =
      switch key.gradient.kind {
      case .axial(let start, let end):
        AxialSampler(ramp, from: start, to: end, matrix: key.matrix)
      case .radial(let start, let startRadius, let end, let endRadius):
        RadialSampler(
          ramp, start: start, startRadius: startRadius, end: end, endRadius: endRadius,
          drawn: key.gradient.parameters, matrix: key.matrix)
      case .conic(let center, let angle):
        ConicSampler(ramp, center: center, angle: angle, matrix: key.matrix)
      }
    // A gradient without extent is all behind its end.
    return sampler.map { .sampler($0) } ?? .color(ramp.pixel(at: .infinity))
  }

  /// `matrix` maps the image's pixels to the device.
  func source(
    _ image: CGImage, _ matrix: CGAffineTransform, sampling: ImageSampling, alpha: UInt8,
    isTiled: Bool
  ) -> PaintSource? {
    guard image.width > 0, image.height > 0 else { return nil }
    let pixels = reduced(image, for: sampling, matrix)
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    let matrix = CGAffineTransform(
      scaleX: Double(image.width) / Double(pixels.width),
      y: Double(image.height) / Double(pixels.height)
    ).concatenating(matrix)
    let place = matrix.wholePixels
    return ImageSampler(
      pixels, matrix.moved(x: -place.x, y: -place.y), isTiled: isTiled,
      sampling: sampling, alpha: alpha, isOpaque: image.isOpaque
    ).map { .sampler($0, x: place.x, y: place.y) }
  }

  /// The image in the size in which `matrix` has it sampled.
  private func reduced(
    _ image: CGImage, for sampling: ImageSampling, _ matrix: CGAffineTransform
  ) -> PixelBuffer {
    switch sampling {
    case .nearest: return images.pixels(of: image, level: 0)
    case .linear:
      var level = 0
      var scale = matrix.largestScale
      while scale <= 0.5 && level < 14 {
        scale *= 2
        level += 1
      }
      return images.pixels(of: image, level: level)
    case .stepped:
      return images.pixels(
        of: image, width: Self.sideOnDevice(image.width, matrix.a, matrix.b),
        height: Self.sideOnDevice(image.height, matrix.c, matrix.d))
    }
  }

  /// The length on the device of a side of `count` pixels, each of which `x` and `y` map there, rounded up;
  /// at most `count`.
  private static func sideOnDevice(_ count: Int, _ x: Double, _ y: Double) -> Int {
    let length = Double(count) * (x * x + y * y).squareRoot()
    // A length that differs from a whole number by less than drawing shows is that number.
    guard length < Double(count) else { return count }
    return max(1, Int((length - 1e-6 * Double(count)).rounded(.up)))
  }
}

extension PaintSource {
  fileprivate func moved(x: Int, y: Int) -> PaintSource {
    guard case .sampler(let sampler, _, _) = self else { return self }
    return .sampler(sampler, x: x, y: y)
  }
}
