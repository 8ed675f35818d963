// The environment of a compositional layout: its container and traits.

public import CoreGraphics

/// The environment of a compositional layout: its container and traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
