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
    self.init(url: URL(fileURLWithPath: unsafe String(cString: filename)))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// Where the bytes lie as long as the data does.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  unsafe theData.bytes.assumingMemoryBound(to: UInt8.self)
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }
