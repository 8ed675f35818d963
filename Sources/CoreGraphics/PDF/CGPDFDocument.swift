// PDF documents.

/// A document in the portable document format
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgpdfdocument)).
///
/// Paths, their colours, clips and opacities, shadings and forms are drawn. Texts and pictures are left out,
/// and so are masks, with one line in the log.
public final class CGPDFDocument: Sendable {
  let file: PDFFile

  /// nil where the bytes are no document, or a locked one.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = PDFFile([UInt8](data as Data)) else { return nil }
    self.file = file
  }

  /// nil where the file cannot be read or is no document.
  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }

  /// Pages count from 1 to this.
  public var numberOfPages: Int { file.pages.count }

  /// The first page is 1; nil where there is none of that number.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard (1...max(1, file.pages.count)).contains(pageNumber) else { return nil }
    return CGPDFPage(self, pageNumber)
  }
}
