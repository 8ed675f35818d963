// Scripts that pages would run.

public import Foundation

/// Scripts that pages would run; none runs here
/// ([Apple](https://developer.apple.com/documentation/webkit/wkusercontentcontroller)).
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// No page sends a message.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// There is none.
  open func removeScriptMessageHandler(forName name: String) {}
}
