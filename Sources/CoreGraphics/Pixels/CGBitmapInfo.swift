// Apple's names for how pixels lie in memory.

/// How the pixels of a bitmap lie in memory
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgbitmapinfo)): the alpha, the order of bytes, and
/// whether components are floats.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of 16 bits, the least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Words of 32 bits, the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Words of 16 bits, the most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Words of 32 bits, the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// How images and the contexts that UIKit makes keep their pixels.
  static let ofPixels = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | byteOrder32Little.rawValue)

  /// nil for a number that is none of Apple's.
  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
  }

  /// Whether words of 32 bits lie with their least significant byte first.
  var isLittleEndian: Bool {
    rawValue & Self.byteOrderMask.rawValue == Self.byteOrder32Little.rawValue
  }
}
