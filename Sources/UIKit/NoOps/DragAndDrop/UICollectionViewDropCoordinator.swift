// No-op on Linux: the coordinator of a drop into a collection view; nothing is dropped.

public import CoreGraphics

/// The coordinator of a drop into a collection view; nothing is dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
}
