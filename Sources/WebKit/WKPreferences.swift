// Settings of web views.

public import Foundation

/// Settings of web views, without effect
/// ([Apple](https://developer.apple.com/documentation/webkit/wkpreferences)).
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// Default: true.
  open var javaScriptEnabled = true
  /// In points. Default: 0.
  open var minimumFontSize: CGFloat = 0
}
