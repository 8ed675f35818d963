// Images from the PNG or JPEG bytes of a data provider.

public import CoreGraphics
private import ImageCoding

extension CGImage {
  /// Decodes the bytes of a PNG file; nil where they are none, which is logged
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgimage/init(pngdataprovidersource:decode:shouldinterpolate:intent:))).
  /// The decode array, interpolation and intent have no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let image = Self.image(of: source, { CGImage(try PNG.decode($0)) }) else { return nil }
    self.init(image.pixels)
  }

  /// Decodes the bytes of a JPEG file, without its orientation applied; nil where they are none, which is logged. The
  /// decode array, interpolation and intent have no effect.
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
