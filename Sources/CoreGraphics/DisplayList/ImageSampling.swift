// How the pixels of an image become pixels of the device.

/// How an image is sampled where its pixels are not those of the device.
package enum ImageSampling: Hashable, Sendable {
  /// The nearest pixel.
  case nearest
  /// Bilinear, of a copy of half, quarter, … size where it is drawn small: as the graphics processor draws
  /// the contents of layers.
  case linear
  /// Bilinear with weights of few steps, of a copy reduced to the size on the device where it is drawn
  /// smaller: as a graphics context draws it.
  case stepped

  /// The sampling that a context of this quality asks for. Measured is the default alone.
  init(_ quality: CGInterpolationQuality) {
    switch quality {
    case .none: self = .nearest
    case .default, .low: self = .stepped
    case .medium, .high: self = .linear
    }
  }
}
