// Who is told what a page's script says.

public import Foundation

/// Who is told what a page's script says; never told here
/// ([Apple](https://developer.apple.com/documentation/webkit/wkscriptmessagehandler)).
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
