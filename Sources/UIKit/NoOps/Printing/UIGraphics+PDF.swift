// No-op on Linux: the functions that write PDF documents; no document is written, and the log says
// so.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
private import Rasterizer

/// Letter's, in points: the page of documents that name none.
private let standardPage = CGRect(x: 0, y: 0, width: 612, height: 792)

/// Makes a context current whose drawing goes nowhere.
func pushPDFContext(_ bounds: CGRect, _ name: String) {
  pixelsInstalled
  logOnce("\(name): documents are not written here, there will be no data")
  let bounds = bounds.isEmpty ? standardPage : bounds
  ContextStack.push(
    ContextStack.Entry(context: CGContext(recordingSize: bounds.size, scale: 1), pdf: bounds))
}

/// Begins a document that is discarded: no data is added.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { pushPDFContext(bounds, "UIGraphicsBeginPDFContextToData") }

/// False: no file is written. Drawing until the end goes nowhere.
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
