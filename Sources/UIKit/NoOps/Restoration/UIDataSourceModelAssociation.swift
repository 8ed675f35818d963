// No-op on Linux: identifiers of a table's or collection's elements for a saved state, which are never asked for.

public import CoreGraphics

/// Identifiers of a table's or collection's elements for a saved state, which are never asked for
/// ([Apple](https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation)).
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath?
}
