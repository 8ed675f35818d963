// No-op on Linux: the context of a PDF renderer; what it draws is discarded.

public import CoreGraphics

/// The context of a PDF renderer; what it draws is discarded.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// Points.
  public let pdfContextBounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(context, format)
  }

  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  open func setURL(_ url: URL, for rect: CGRect) {}
  open func addDestination(withName name: String, at point: CGPoint) {}
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}
