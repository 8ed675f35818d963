// Data consumers and PDF output, which do nothing here: no PDF is written.

/// Takes the bytes of what is written
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgdataconsumer)). Nothing writes any.
public final class CGDataConsumer: Sendable {
  /// Never fails; nothing is appended to the data.
  public init?(data: NSMutableData) {}
  /// Never fails; no file is written.
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

  // Functions for documents alone: without effect in pictures, as on Apple's systems.
  /// Does nothing: no PDF is written.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Does nothing: no PDF is written.
  public func endPDFPage() {}
  /// Does nothing: no PDF is written.
  public func closePDF() {}
  /// Does nothing: no PDF is written.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  /// Does nothing: no PDF is written.
  public func endPage() {}
}
