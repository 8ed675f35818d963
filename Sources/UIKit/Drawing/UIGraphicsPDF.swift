// Documents that are drawn. None is written here: what is drawn into them goes nowhere, and the log says so.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
private import Rasterizer

/// Letter's, in points: the page of documents that name none.
private let standardPage = CGRect(x: 0, y: 0, width: 612, height: 792)

/// Makes a context current whose drawing goes nowhere.
private func pushPDFContext(_ bounds: CGRect, _ name: String) {
  pixelsInstalled
  logOnce("\(name): documents are not written here, there will be no data")
  let bounds = bounds.isEmpty ? standardPage : bounds
  ContextStack.push(
    ContextStack.Entry(context: CGContext(recordingSize: bounds.size, scale: 1), pdf: bounds))
}

/// What is drawn until the end goes nowhere, and no data is added.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { pushPDFContext(bounds, "UIGraphicsBeginPDFContextToData") }

/// False: no file is written. What is drawn until the end goes nowhere.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  pushPDFContext(bounds, "UIGraphicsBeginPDFContextToFile")
  return false
}

public func UIGraphicsEndPDFContext() {
  if ContextStack.top?.pdf != nil { ContextStack.pop() }
}

public func UIGraphicsBeginPDFPage() {}

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}

/// Points; empty outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { ContextStack.top?.pdf ?? .zero }

public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}

/// What a document would say of itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  open var documentInfo: [String: Any] = [:]
}

/// Would draw documents; here their data is empty
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
      actions(UIGraphicsPDFRendererContext(context, format, bounds))
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

/// What drawing actions draw into.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// Points.
  public let pdfContextBounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(context, format)
  }

  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  open func setURL(_ url: URL, for rect: CGRect) {}
  open func addDestination(withName name: String, at point: CGPoint) {}
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}
