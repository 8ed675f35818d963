// The names of Image I/O's options and properties.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// MARK: Options

// Kept by nobody: pictures are read when their source is made.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is turned as the picture is shown.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Pixels of a thumbnail's longer side at most.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

// MARK: Properties

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Exif's, 1 … 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyProfileName: CFString = "ProfileName"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Seconds; 0.1 where the file asks for less than 0.02.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a GIF runs; 0 is for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
