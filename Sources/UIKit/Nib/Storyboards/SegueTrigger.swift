// A press on an object performs a segue.

import CoreGraphics
import ObjCRuntime

/// Performs a segue when a person presses an object of a scene.
@MainActor final class SegueTrigger: NSObject {
  private let perform: (Any?) -> Void

  init(_ perform: @escaping (Any?) -> Void) { self.perform = perform }

  /// Connects the object's press: a control's, a bar item's, a gesture's, a cell's selection or, `isAccessory`, its
  /// accessory's.
  func attach(to object: AnyObject, isAccessory: Bool) {
    let perform = perform
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { action in perform(action.sender) },
        for: control is UIButton ? .touchUpInside : .primaryActionTriggered)
    case let item as UIBarButtonItem: item.primaryAction = UIAction { perform($0.sender) }
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(self, action: Self.selector)
    case let cell as UITableViewCell:
      let segue = { [weak cell] in perform(cell) }
      if isAccessory { cell.accessorySegue = segue } else { cell.selectionSegue = segue }
    case let cell as UICollectionViewCell: cell.selectionSegue = { [weak cell] in perform(cell) }
    default: break
    }
  }

  /// Registered at the first use.
  private static let selector = {
    let selector = Selector("performWithSender:")
    ObjCRuntime.register(SegueTrigger.self, selector) { (trigger, sender: Any?) in
      trigger.perform(sender)
    }
    return selector
  }()
}
