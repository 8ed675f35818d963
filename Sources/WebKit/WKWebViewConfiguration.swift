// How a web view is made.

public import Foundation

/// How a web view is made
/// ([Apple](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration)).
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// Default: false.
  open var allowsInlineMediaPlayback = false
  /// What sources add is kept, and never run.
  open var userContentController = WKUserContentController()
  /// Settings, without effect.
  open var preferences = WKPreferences()
}
