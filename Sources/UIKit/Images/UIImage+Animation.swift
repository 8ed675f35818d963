// Animated images, thumbnails and decoding ahead of drawing.

public import CoreGraphics

extension UIImage {
  /// A picture that an image view runs through; elsewhere its first one shows.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var values = first.values
    values.run = images
    values.duration = duration.isFinite && duration > 0 ? duration : Double(images.count) / 30
    return UIImage(values)
  }

  /// The pictures `name0`, `name1` and so on.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = (0..<1024).lazy.map { "\(name)\($0)" }.prefix { NamedImages.has($0) }
      .compactMap { UIImage(named: $0) }
    return animatedImage(with: Array(images), duration: duration)
  }

  /// Each of the pictures with caps.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let run = animatedImageNamed(name, duration: duration) else { return nil }
    let images = run.images?.map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images ?? [], duration: run.duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// The frames of an animated image; nil for other images.
  public var images: [UIImage]? { values.run }

  /// The duration of an animated image in seconds; 0 for other images.
  public var duration: TimeInterval { values.duration }

  public var traitCollection: UITraitCollection { .current }

  /// Pictures are decoded before they are drawn first.
  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The picture drawn in `size`.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// A format in which the picture is drawn without loss.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.isOpaque ?? false
    return format
  }

  /// The dynamic range of an image.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }

  /// Nothing brighter than white is shown.
  public var isHighDynamicRange: Bool { false }
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// A symbol's, whose middle is that of the capitals beside it; no other picture has a baseline here.
  public var baselineOffsetFromBottom: CGFloat? {
    values.symbolAttributes.map {
      (size.height - UIFont.systemFont(ofSize: $0.fontSize).capHeight) / 2
    }
  }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }
}
