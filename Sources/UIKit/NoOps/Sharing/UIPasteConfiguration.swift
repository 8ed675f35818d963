// No-op on Linux: the types that an object accepts from a paste; nothing but text is pasted.

import CoreGraphics

/// The types that an object accepts from a paste
/// ([Apple](https://developer.apple.com/documentation/uikit/uipasteconfiguration)). Read by
/// `canPaste(_:)` alone: nothing but text is pasted.
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
