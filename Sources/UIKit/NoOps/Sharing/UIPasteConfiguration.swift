// No-op on Linux: the types that an object accepts from a paste, stored and never read.

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
