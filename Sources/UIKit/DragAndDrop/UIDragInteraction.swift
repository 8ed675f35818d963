// Dragging out of a view, which a preview does not.

import CoreGraphics

/// Would let things be dragged out of a view; its delegate is never asked here
/// ([Apple](https://developer.apple.com/documentation/uikit/uidraginteraction)).
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  open class var isEnabledByDefault: Bool { false }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { logOnce("UIDragInteraction: nothing is dragged in a preview") }
  }
}

/// Would give what is dragged. But for the first, methods have defaults, as they are optional on Apple's systems.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// What would be seen of a thing while it is dragged
/// ([Apple](https://developer.apple.com/documentation/uikit/uitargeteddragpreview)).
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
