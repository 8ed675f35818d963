// The bytes that images and fonts are made of.

/// On Apple's systems a class that Foundation's data bridges to.
public typealias CFData = NSData

/// Bytes that an image or a font is made of
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgdataprovider)).
public final class CGDataProvider: @unchecked Sendable {
  // Unchecked: never written after it is made.
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

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// The address of the bytes, valid as long as the data lives.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  // SAFETY: bytes may be read as `UInt8`; they live as long as the data, as is documented.
  unsafe theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }
