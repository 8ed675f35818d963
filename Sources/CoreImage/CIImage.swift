// Images that filters take and give.

public import CoreGraphics
public import Foundation
internal import ImageIO
private import Rasterizer

/// An image with an extent of its own, in pixels, y up
/// ([Apple](https://developer.apple.com/documentation/coreimage/ciimage)).
///
/// A clamped image repeats the pixels at its edges without end.
open class CIImage: NSObject, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  /// The pixels; nil for an empty image.
  package let bitmap: CGImage?
  /// The rectangle that `bitmap` covers; whole numbers.
  package let finiteExtent: CGRect
  /// Whether the pixels at the edges go on without end.
  let isClamped: Bool

  init(_ bitmap: CGImage?, at extent: CGRect, isClamped: Bool = false) {
    self.bitmap = bitmap
    self.finiteExtent = bitmap == nil ? .zero : extent
    self.isClamped = isClamped && bitmap != nil
  }

  /// Creates an image with its lower left corner at the origin; nil makes an empty one.
  package convenience init(_ bitmap: CGImage?) {
    self.init(
      bitmap,
      at: CGRect(
        x: 0, y: 0, width: CGFloat(bitmap?.width ?? 0), height: CGFloat(bitmap?.height ?? 0)))
  }

  /// Creates an empty image.
  public convenience override init() { self.init(nil) }

  /// Creates an image with its lower left corner at the origin.
  public convenience init(cgImage image: CGImage) {
    self.init(image)
  }

  /// Creates the image in the bytes of a PNG, JPEG or GIF file, of which the first; nil where they hold none, which is
  /// logged.
  public convenience init?(data: Data) {
    guard let found = DecodedImage(data, named: "CIImage(data:)") else { return nil }
    self.init(found.image)
  }

  /// Creates the image in a PNG, JPEG or GIF file, of which the first; nil where it cannot be read, which is logged.
  public convenience init?(contentsOf url: URL) {
    guard let found = DecodedImage(file: url.path) else { return nil }
    self.init(found.image)
  }

  /// Returns an image without pixels.
  public class func empty() -> CIImage { CIImage(nil) }

  /// The rectangle of the image in pixels, y up; infinite for a clamped image.
  open var extent: CGRect { isClamped ? .infinite : finiteExtent }

  /// Returns the part inside `rect`, which grows to whole pixels. Empty where the part is.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = rect.standardized.common(with: extent)
    guard !part.isNull, !part.isInfinite, let image = image(in: part) else { return .empty() }
    return CIImage(image, at: part.integral)
  }

  /// Returns the image with the pixels at its edges repeated without end.
  open func clampedToExtent() -> CIImage { CIImage(bitmap, at: finiteExtent, isClamped: true) }

  /// Returns the image under a matrix, in pixels, y up. A clamped image stays clamped only when it moves by whole
  /// pixels.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let area = finiteExtent.applying(matrix).integral
    guard let bitmap, [area.minX, area.minY, area.width, area.height].allSatisfy(\.isFinite)
    else { return .empty() }
    if matrix.isIntegerTranslation {
      let moved = finiteExtent.offsetBy(dx: matrix.tx, dy: matrix.ty)
      return CIImage(bitmap, at: moved, isClamped: isClamped)
    }
    guard let drawn = bitmap.drawn(in: finiteExtent, under: matrix, covering: area) else {
      return .empty()
    }
    return CIImage(drawn, at: area)
  }

  /// Returns the output of a filter with this image as its input; see `CIFilter` for the filters that are computed.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? .empty()
  }

  /// Returns the output of a filter with its default parameters.
  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns the image blurred with a standard deviation in pixels, 0 … 1024. The extent grows by three of them on
  /// each side.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns the pixels of `rect`, which grows to whole ones; nil for an empty image.
  package func image(in rect: CGRect) -> CGImage? {
    pixelsInstalled
    return bitmap?.part(pixels(in: rect), isClamped: isClamped)
  }

  /// Returns a rectangle of the image in pixels of `bitmap`, y down.
  func pixels(in rect: CGRect) -> PixelRect {
    PixelRect(
      covering: CGRect(
        x: rect.minX - finiteExtent.minX, y: finiteExtent.maxY - rect.maxY, width: rect.width,
        height: rect.height))
  }
}

extension CGAffineTransform {
  /// Whether the matrix moves by whole numbers and does nothing else.
  fileprivate var isIntegerTranslation: Bool {
    (a, b, c, d) == (1, 0, 0, 1) && tx == tx.rounded() && ty == ty.rounded()
  }
}

extension CGImage {
  /// Returns the pixels of `area` when the image is drawn in `rect` under a matrix; all three y up. Nil for an area
  /// that is empty or too large for a bitmap.
  fileprivate func drawn(
    in rect: CGRect, under matrix: CGAffineTransform, covering area: CGRect
  ) -> CGImage? {
    guard area.width > 0, area.height > 0,
      max(area.width, area.height) <= CGFloat(PixelSize.maximumSide)
    else { return nil }
    pixelsInstalled
    let context = CGContext(recordingSize: area.size, scale: 1)
    context.translateBy(x: -area.minX, y: area.maxY)
    context.scaleBy(x: 1, y: -1)
    context.concatenate(matrix)
    context.draw(self, in: rect)
    return context.makeImage()
  }
}
