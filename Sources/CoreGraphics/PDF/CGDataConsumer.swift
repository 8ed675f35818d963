// Where documents would be written to. None is written here.

/// Takes the bytes of what is written
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgdataconsumer)). Nothing writes any.
public final class CGDataConsumer: Sendable {
  public init?(data: NSMutableData) {}
  public init?(url: CFURL) {}
}

extension CGContext {
  /// Nil, with one line in the log: documents are not written here.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    logOnce("CGContext: documents are not written here")
    return nil
  }

  /// Nil, with one line in the log: documents are not written here.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    logOnce("CGContext: documents are not written here")
    return nil
  }

  // Of documents alone: without effect in pictures, as on Apple's systems.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  public func endPDFPage() {}
  public func closePDF() {}
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  public func endPage() {}
}
