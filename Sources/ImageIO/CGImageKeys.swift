// The names of Image I/O's options and properties.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// MARK: Options

/// Whether images stay decoded; a `Bool`. Without effect: a source decodes its images when it is created.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether images are decoded at once; a `Bool`. Without effect: a source decodes its images when it is created.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be floating-point numbers; a `Bool`. Without effect: components have 8 bits.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The uniform type that the data probably has; a string. Without effect: the first bytes tell the type.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a thumbnail is made of the image if the file has none; a `Bool`. Without effect: it is always made.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made of the image even if the file has one; a `Bool`. Without effect: it is always made.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail has the image's orientation applied; a `Bool`. Default: false.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The greatest width and height of a thumbnail in pixels; a number above 0. Default: the image's own.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

// MARK: Properties

/// The width in pixels, as stored; a number.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, as stored; a number.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation, by Exif's numbers 1 … 8; a raw value of `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The bits of a component; always 8.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The colour model; always `RGB`.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The name of the colour profile; always sRGB's.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The properties of a GIF file or of one of its frames; a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The seconds that a frame is shown; 0.1 if the file asks for less than 0.02.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The seconds that a frame is shown, as the file has them.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a GIF's animation runs; 0 is without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The properties of an animated WebP file or of one of its frames; a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The seconds that a frame is shown; 0.1 if the file asks for less than 0.02.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The seconds that a frame is shown, as the file has them.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a WebP file's animation runs; 0 is without end.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
