// No-op on Linux: a class that makes objects of a saved state, which is never called.

public import CoreGraphics

/// A class that makes objects of a saved state, which is never called
/// ([Apple](https://developer.apple.com/documentation/uikit/uiobjectrestoration)).
@preconcurrency @MainActor public protocol UIObjectRestoration {
  /// Returns the object of a path of identifiers; nil where there is none to restore.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
