// No-op on Linux: the coordinator of a drop into a table view; nothing is dropped.

public import CoreGraphics

/// The coordinator of a drop into a table view; nothing is dropped.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
}
