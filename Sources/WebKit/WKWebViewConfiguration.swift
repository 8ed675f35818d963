// How a web view is made.

public import Foundation

/// How a web view is made
/// ([Apple](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration)).
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// Default: false.
  open var allowsInlineMediaPlayback = false
  /// The scripts and message handlers; stored and never run.
  open var userContentController = WKUserContentController()
  /// Settings, without effect.
  open var preferences = WKPreferences()
}
