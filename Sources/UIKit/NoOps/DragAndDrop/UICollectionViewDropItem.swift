// No-op on Linux: an item that is dropped into a collection view; none ever is.

public import CoreGraphics

/// An item that is dropped into a collection view; none ever is.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
