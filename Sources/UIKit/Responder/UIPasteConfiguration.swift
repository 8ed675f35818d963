// What an object would take from a clipboard or a drag. It is kept.

import CoreGraphics

/// The kinds of things that an object takes
/// ([Apple](https://developer.apple.com/documentation/uikit/uipasteconfiguration)).
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Classes have no type identifiers here.
  public init(forAccepting aClass: AnyClass) { acceptableTypeIdentifiers = [] }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  open func addTypeIdentifiers(forAccepting aClass: AnyClass) {}
}

/// Things that can be given to an object.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// What few responders say.
final class ResponderExtras {
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
}
