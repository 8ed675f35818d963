// No-op on Linux: the PDF renderer, whose data is empty.

public import CoreGraphics

/// The PDF renderer, whose data is empty
/// ([Apple](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer)).
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  public let format: UIGraphicsPDFRendererFormat

  /// Points of a page.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    super.init(bounds, format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// The actions run, and what they draw goes nowhere: no data.
  open func pdfData(actions: DrawingActions) -> Data {
    takeFormat()
    pushPDFContext(bounds, "UIGraphicsPDFRenderer")
    if let context = ContextStack.top?.context {
      actions(UIGraphicsPDFRendererContext(context, format, bounds: bounds))
    }
    UIGraphicsEndPDFContext()
    return Data()
  }

  /// Throws always: no file is written.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    _ = pdfData(actions: actions)
    throw CocoaError(.featureUnsupported)
  }
}
