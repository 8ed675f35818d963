// Paints made ready for pixels, kept while they and their matrix stay equal.

internal import CoreGraphics

/// A gradient under a matrix to the device.
struct GradientKey: Hashable {
  var gradient: GradientPaint
  var matrix: CGAffineTransform
}

extension Resources {
  /// Nil where the paint shows nothing.
  func source(_ paint: Paint, _ transform: CGAffineTransform) -> PaintSource? {
    switch paint {
    case .color(let color):
      return .color(Pixel(color))
    case .gradient(let gradient):
      return source(
        GradientKey(gradient: gradient, matrix: gradient.transform.concatenating(transform)))
    case .pattern(let image, let matrix):
      return source(
        image, matrix.concatenating(transform), quality: .default, alpha: 255, isTiled: true)
    }
  }

  private func source(_ key: GradientKey) -> PaintSource {
    if let known = gradients[key] { return known }
    let source = makeSource(key)
    gradients.insert(source, for: key, cost: 1)
    return source
  }

  private func makeSource(_ key: GradientKey) -> PaintSource {
    let ramp = ColorRamp(key.gradient)
    let sampler: (any PixelSampler)? =
      switch key.gradient.kind {
      case .axial(let start, let end):
        AxialSampler(ramp, from: start, to: end, key.matrix)
      case .radial(let start, let startRadius, let end, let endRadius):
        RadialSampler(
          ramp, start: start, startRadius: startRadius, end: end, endRadius: endRadius, key.matrix)
      case .conic(let center, let angle):
        ConicSampler(ramp, center: center, angle: angle, key.matrix)
      }
    // A gradient without extent is all behind its end.
    return sampler.map { .sampler($0) } ?? .color(ramp.pixel(at: .infinity))
  }

  /// `matrix` maps the image's pixels to the device.
  func source(
    _ image: CGImage, _ matrix: CGAffineTransform, quality: CGInterpolationQuality, alpha: UInt8,
    isTiled: Bool
  ) -> PaintSource? {
    guard image.width > 0, image.height > 0 else { return nil }
    var level = 0
    var matrix = matrix
    if quality != .none {
      var reduced = matrix.largestScale
      while reduced <= 0.5 && level < 14 {
        reduced *= 2
        level += 1
      }
    }
    let pixels = images.pixels(of: image, level: level)
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    if level > 0 {
      matrix = CGAffineTransform(
        scaleX: Double(image.width) / Double(pixels.width),
        y: Double(image.height) / Double(pixels.height)
      ).concatenating(matrix)
    }
    return ImageSampler(
      pixels, matrix, isTiled: isTiled, isSmooth: quality != .none, alpha: alpha
    ).map { .sampler($0) }
  }
}
