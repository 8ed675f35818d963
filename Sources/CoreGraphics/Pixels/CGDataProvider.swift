// The bytes that images and fonts are made of.

/// Bytes that an image or a font is made of
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgdataprovider)).
public final class CGDataProvider: @unchecked Sendable {
  // Unchecked: never written after it is made.
  /// A copy of the bytes, never nil here.
  public let data: CFData?

  init(_ data: Data) { self.data = NSData(data: data) }

  /// The bytes as they are now.
  public init?(data: CFData) { self.data = NSData(data: data as Data) }

  /// A file's bytes; nil where it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data)
  }

  /// A file's bytes; nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    // SAFETY: the caller's text ends with 0 and is copied at once.
    self.init(url: URL(fileURLWithPath: unsafe String(cString: filename)))
  }
}
