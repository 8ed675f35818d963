// No-op on Linux: an update of one item; no layout receives any, as changes are not animated.

public import CoreGraphics

/// An update of one item
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem)); no layout
/// receives any, as changes are not animated.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
