// Pictures read from data, one by one, as Image I/O's functions do.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
private import Rasterizer

/// The pictures of a PNG, JPEG or GIF file
/// ([Apple](https://developer.apple.com/documentation/imageio/cgimagesource)). Others have none.
public final class CGImageSource: @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  fileprivate let kind: Kind
  fileprivate let images: [CGImage]
  fileprivate let delays: [Double]
  fileprivate let loops: Int?
  fileprivate let orientation: CGImagePropertyOrientation

  fileprivate enum Kind: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
  }

  fileprivate init?(_ data: Data) {
    kind =
      data.starts(with: [0xFF, 0xD8])
      ? .jpeg : data.starts(with: Array("GIF8".utf8)) ? .gif : .png
    if let sequence = DecodedSequence(gif: data) {
      (images, delays, loops) = (sequence.images, sequence.delays, sequence.loops)
      orientation = .up
    } else if let found = DecodedImage(data, named: "CGImageSource") {
      (images, delays, loops) = ([found.image], [], nil)
      orientation = found.orientation
    } else {
      return nil
    }
  }
}

/// Nil where the data holds no picture that can be read, with one line in the log.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data as Data) }

/// Nil where there is no file with a picture that can be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
}

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.flatMap { CGImageSource($0 as Data) } }

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.images.count }

/// The uniform type, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.kind.rawValue }

/// Nil where there is no picture of that number. It is as the file has it, not turned.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.images.indices.contains(index) ? isrc.images[index] : nil }

/// The picture, no larger than `kCGImageSourceThumbnailMaxPixelSize` on a side, and turned where
/// `kCGImageSourceCreateThumbnailWithTransform` asks for it. Files' own thumbnails are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
  let isTurned = (options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool) ?? false
  let orientation = isTurned ? isrc.orientation : .up
  let stored = CGSize(width: image.width, height: image.height)
  let upright =
    orientation.isSideways ? CGSize(width: stored.height, height: stored.width) : stored
  let longest = max(upright.width, upright.height)
  let limit = side(options?[kCGImageSourceThumbnailMaxPixelSize]) ?? longest
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

/// A number of pixels above 0, in whatever type it was written.
private func side(_ value: Any?) -> CGFloat? {
  let number =
    (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
    ?? (value as? Int).map { CGFloat($0) } ?? (value as? Double).map { CGFloat($0) }
  return number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
}

/// Width, height, orientation, and of a GIF's picture how long it is shown.
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
    // Apple's shows what asks for less than 20 ms for 100 ms.
    let shown: [String: Any] = [
      kCGImagePropertyGIFDelayTime: (delay < 0.02 ? 0.1 : delay) as NSNumber,
      kCGImagePropertyGIFUnclampedDelayTime: delay as NSNumber,
    ]
    found[kCGImagePropertyGIFDictionary] = shown
  }
  return found
}

/// Of a GIF file how often it runs; 0 is for ever.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.kind == .gif else { return [:] }
  let gif: [String: Any] = [kCGImagePropertyGIFLoopCount: (isrc.loops ?? 1) as NSNumber]
  return [kCGImagePropertyGIFDictionary: gif]
}

/// How far a picture was read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// Always complete: a source without a picture is not made.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  .statusComplete
}
