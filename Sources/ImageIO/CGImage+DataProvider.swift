// Images of a provider's PNG or JPEG bytes.

public import CoreGraphics
private import ImageCoding

extension CGImage {
  /// The picture in a PNG file's bytes; nil where they are none, which is logged
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgimage/init(pngdataprovidersource:decode:shouldinterpolate:intent:))).
  /// `decode`, interpolation and intent change nothing.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let image = Self.image(of: source, { CGImage(try PNG.decode($0)) }) else { return nil }
    self.init(image.pixels)
  }

  /// The picture in a JPEG file's bytes as it lies there, whatever its orientation; nil where they are none,
  /// which is logged.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let image = Self.image(of: source) { CGImage(try JPEG.decode($0).pixels) }
    guard let image else { return nil }
    self.init(image.pixels, isOpaque: true)
  }

  private static func image(
    of source: CGDataProvider, _ decode: (Data) throws -> CGImage
  ) -> CGImage? {
    guard let data = source.data as Data? else { return nil }
    do { return try decode(data) } catch {
      logOnce("CGImage: \(error)")
      return nil
    }
  }
}
