// A message of a page's script.

public import Foundation

/// A message of a page's script; none is ever sent
/// ([Apple](https://developer.apple.com/documentation/webkit/wkscriptmessage)).
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The message.
  open var body: Any { "" }
  /// The handler's name.
  open var name: String { "" }
}
