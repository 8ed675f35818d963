// A page that is being loaded; there is none.

public import Foundation

/// A page that is being loaded; there is none
/// ([Apple](https://developer.apple.com/documentation/webkit/wknavigation)).
@preconcurrency @MainActor open class WKNavigation: NSObject {}
