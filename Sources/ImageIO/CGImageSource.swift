// Images read from data, one by one.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
private import ImageCoding
private import Rasterizer

/// The images of a PNG, JPEG, GIF, WebP, HEIC or AVIF file, decoded when the source is created
/// ([Apple](https://developer.apple.com/documentation/imageio/cgimagesource)).
public final class CGImageSource: @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  fileprivate let kind: Kind
  fileprivate let images: [CGImage]
  /// The seconds that each frame of an animation is shown; empty for other files.
  fileprivate let delays: [Double]
  /// How often an animation runs; 0 is without end, nil if the file does not say.
  fileprivate let loops: Int?
  fileprivate let orientation: CGImagePropertyOrientation

  fileprivate enum Kind: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webP = "org.webmproject.webp"
    case heic = "public.heic"
    case avif = "public.avif"

    init(_ data: Data) {
      self =
        switch HEIC.kind(of: data) {
        case .heic: .heic
        case .avif: .avif
        case nil:
          if JPEG.isJPEG(data) {
            .jpeg
          } else if GIF.isGIF(data) {
            .gif
          } else {
            WebP.isWebP(data) ? .webP : .png
          }
        }
    }

    /// The key of an animation's properties; nil for files without one.
    var animationKey: CFString? {
      switch self {
      case .gif: kCGImagePropertyGIFDictionary
      case .webP: kCGImagePropertyWebPDictionary
      case .png, .jpeg, .heic, .avif: nil
      }
    }
  }

  fileprivate init?(_ data: Data) {
    kind = Kind(data)
    if let animation = DecodedAnimation(gif: data) ?? DecodedAnimation(webP: data) {
      (images, delays, loops) = (animation.images, animation.delays, animation.loops)
      orientation = .up
    } else if let found = DecodedImage(data, named: "CGImageSource") {
      (images, delays, loops) = ([found.image], [], nil)
      orientation = found.orientation
    } else {
      return nil
    }
  }
}

/// Creates a source from the bytes of a file; nil where they hold no image that can be read, which is logged. The
/// options have no effect.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data as Data) }

/// Creates a source from a file; nil where there is none with an image that can be read. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
}

/// Creates a source from a provider's bytes; nil where they hold no image that can be read, which is logged. The
/// options have no effect.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.flatMap { CGImageSource($0 as Data) } }

/// Returns the number of images: an animation's frames, else 1.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.images.count }

/// Returns the uniform type of the file, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.kind.rawValue }

/// Returns an image as it is stored, without its orientation applied; nil for an index without an image. The options
/// have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.images.indices.contains(index) ? isrc.images[index] : nil }

/// Returns an image no larger than `kCGImageSourceThumbnailMaxPixelSize` on a side, with its orientation applied if
/// `kCGImageSourceCreateThumbnailWithTransform` is true; nil for an index without an image. Thumbnails in files are not
/// read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
  let appliesOrientation = (options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool) ?? false
  let orientation = appliesOrientation ? isrc.orientation : .up
  let stored = CGSize(width: image.width, height: image.height)
  let upright =
    orientation.isSideways ? CGSize(width: stored.height, height: stored.width) : stored
  let longest = max(upright.width, upright.height)
  let limit = pixelCount(options?[kCGImageSourceThumbnailMaxPixelSize]) ?? longest
  let factor = min(1, limit / longest)
  if factor == 1, orientation == .up { return image }
  let size = CGSize(
    width: max(1, (upright.width * factor).rounded()),
    height: max(1, (upright.height * factor).rounded()))
  pixelsInstalled
  let context = CGContext(recordingSize: size, scale: 1)
  context.drawUpright(image, in: CGRect(origin: .zero, size: size), orientation: orientation)
  return context.makeImage()
}

/// Returns a finite number above 0, whichever number type it has; else nil.
private func pixelCount(_ value: Any?) -> CGFloat? {
  let number =
    (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
    ?? (value as? Int).map { CGFloat($0) } ?? (value as? Double).map { CGFloat($0) }
  return number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
}

/// Returns an image's size, orientation, depth and colour model, and the delay of an animation's frame; nil for an index
/// without an image. The options have no effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.images.indices.contains(index) else { return nil }
  var found: [AnyHashable: Any] = [
    kCGImagePropertyPixelWidth: isrc.images[index].width as NSNumber,
    kCGImagePropertyPixelHeight: isrc.images[index].height as NSNumber,
    kCGImagePropertyOrientation: isrc.orientation.rawValue as NSNumber,
    kCGImagePropertyDepth: 8 as NSNumber,
    kCGImagePropertyColorModel: "RGB",
    kCGImagePropertyProfileName: "sRGB IEC61966-2.1",
  ]
  if isrc.delays.indices.contains(index) {
    let delay = isrc.delays[index]
    // As on Apple's systems, where a delay of less than 20 ms becomes 100 ms.
    let times: [String: Any] = [
      kCGImagePropertyGIFDelayTime: (delay < 0.02 ? 0.1 : delay) as NSNumber,
      kCGImagePropertyGIFUnclampedDelayTime: delay as NSNumber,
    ]
    // WebP's keys are the same.
    if let key = isrc.kind.animationKey { found[key] = times }
  }
  return found
}

/// Returns an animation's loop count, and no properties of other files. The options have no effect.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let key = isrc.kind.animationKey, isrc.kind == .gif || isrc.loops != nil else { return [:] }
  let loops: [String: Any] = [kCGImagePropertyGIFLoopCount: (isrc.loops ?? 1) as NSNumber]
  return [key: loops]
}

/// Returns `statusComplete`: a source is created from whole files with an image.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  .statusComplete
}
