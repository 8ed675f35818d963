// Who is told how pages are loaded.

public import Foundation

/// Who is told how pages are loaded; never told here
/// ([Apple](https://developer.apple.com/documentation/webkit/wknavigationdelegate)).
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

extension WKNavigationDelegate {
  /// The default does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
