// Pictures that filters take and give.

public import CoreGraphics
public import Foundation
internal import ImageIO
private import Rasterizer

/// A picture at a place of its own, in pixels, y up; it may have an infinite edge
/// ([Apple](https://developer.apple.com/documentation/coreimage/ciimage)).
open class CIImage: NSObject, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  /// Nil: a picture of nothing.
  package let picture: CGImage?
  /// Where its pixels lie; whole numbers.
  package let place: CGRect
  /// Whether its outermost pixels go on for ever.
  let isClamped: Bool

  init(_ picture: CGImage?, at place: CGRect, isClamped: Bool = false) {
    self.picture = picture
    self.place = picture == nil ? .zero : place
    self.isClamped = isClamped && picture != nil
  }

  package convenience init(_ picture: CGImage?) {
    self.init(
      picture,
      at: CGRect(
        x: 0, y: 0, width: CGFloat(picture?.width ?? 0), height: CGFloat(picture?.height ?? 0)))
  }

  /// A picture of nothing.
  public convenience override init() { self.init(nil) }

  public convenience init(cgImage image: CGImage) {
    self.init(image)
  }

  /// The picture in PNG or JPEG data.
  public convenience init?(data: Data) {
    guard let found = DecodedImage(data, named: "CIImage(data:)") else { return nil }
    self.init(found.image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let found = DecodedImage(file: url.path) else { return nil }
    self.init(found.image)
  }

  /// A picture of nothing.
  public class func empty() -> CIImage { CIImage(nil) }

  /// In pixels, y up; infinite where the edge is.
  open var extent: CGRect { isClamped ? .infinite : place }

  /// The part inside `rect`.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = rect.standardized.common(with: extent)
    guard !part.isNull, !part.isInfinite, let image = image(in: part) else { return .empty() }
    return CIImage(image, at: part.integral)
  }

  /// The outermost pixels go on for ever.
  open func clampedToExtent() -> CIImage { CIImage(picture, at: place, isClamped: true) }

  /// The picture moved, scaled or turned; what an edge showed is left out.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let area = place.applying(matrix).integral
    guard let picture, [area.minX, area.minY, area.width, area.height].allSatisfy(\.isFinite)
    else { return .empty() }
    if matrix.isWholeMove {
      let moved = place.offsetBy(dx: matrix.tx, dy: matrix.ty)
      return CIImage(picture, at: moved, isClamped: isClamped)
    }
    guard let drawn = picture.drawn(place, matrix, in: area) else { return .empty() }
    return CIImage(drawn, at: area)
  }

  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? .empty()
  }

  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The pixels of `rect`, which grows to whole ones.
  package func image(in rect: CGRect) -> CGImage? {
    pixelsInstalled
    return picture?.part(pixels(in: rect), isClamped: isClamped)
  }

  /// A rectangle in the pixels of the picture itself, y down.
  func pixels(in rect: CGRect) -> PixelRect {
    PixelRect(
      covering: CGRect(
        x: rect.minX - place.minX, y: place.maxY - rect.maxY, width: rect.width,
        height: rect.height))
  }
}

extension CGAffineTransform {
  /// Whether it moves by whole numbers and does nothing else.
  fileprivate var isWholeMove: Bool {
    (a, b, c, d) == (1, 0, 0, 1) && tx == tx.rounded() && ty == ty.rounded()
  }
}

extension CGImage {
  /// The image, which lies at `place`, under a matrix, both y up.
  fileprivate func drawn(
    _ place: CGRect, _ matrix: CGAffineTransform, in area: CGRect
  ) -> CGImage? {
    guard area.width > 0, area.height > 0,
      max(area.width, area.height) <= CGFloat(PixelSize.maximumSide)
    else { return nil }
    pixelsInstalled
    let context = CGContext(recordingSize: area.size, scale: 1)
    context.translateBy(x: -area.minX, y: area.maxY)
    context.scaleBy(x: 1, y: -1)
    context.concatenate(matrix)
    context.draw(self, in: place)
    return context.makeImage()
  }
}

/// Makes pictures of what filters give
/// ([Apple](https://developer.apple.com/documentation/coreimage/cicontext)).
open class CIContext: NSObject {
  public init(options: [CIContextOption: Any]? = nil) {}
  public convenience override init() { self.init(options: nil) }

  /// The part of the image inside `fromRect`, in pixels; nil for an infinite one.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isNull else { return nil }
    return image.image(in: fromRect)
  }
}

/// What a context is made with; all of it is kept by the system's.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
