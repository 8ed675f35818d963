// Who shows a page's panels.

public import Foundation

/// Who shows a page's panels; there are none
/// ([Apple](https://developer.apple.com/documentation/webkit/wkuidelegate)).
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {}
