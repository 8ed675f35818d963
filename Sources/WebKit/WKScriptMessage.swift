// What a page's script says.

public import Foundation

/// What a page's script says; there is none
/// ([Apple](https://developer.apple.com/documentation/webkit/wkscriptmessage)).
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The message.
  open var body: Any { "" }
  /// The handler's name.
  open var name: String { "" }
}
