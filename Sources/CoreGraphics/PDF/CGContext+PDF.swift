// Pages of PDF documents drawn into a context.

extension CGContext {
  /// Draws a page in its own space, y up, clipped to its crop box
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgcontext/drawpdfpage(_:))).
  public func drawPDFPage(_ page: CGPDFPage) {
    saveGState()
    clip(to: page.getBoxRect(.cropBox))
    var painter = PDFPainter(page.file, on: self)
    painter.draw(page)
    restoreGState()
  }
}
