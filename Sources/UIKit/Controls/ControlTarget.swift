// One target and action of a control.

import CoreGraphics
import ObjCRuntime

/// One target and action of a control.
@MainActor struct ControlTarget {
  enum Call {
    case action(UIAction)
    /// A target that is not retained; nil is the first object of the responder chain that responds.
    case selector(WeakObject?, Selector)
  }

  struct WeakObject {
    weak var object: AnyObject?
  }

  var call: Call
  var events: UIControl.Event

  /// Whether the target is gone, so that the entry never fires again.
  var isStale: Bool {
    if case .selector(let weak?, _) = call { return weak.object == nil }
    return false
  }

  func send(from control: UIControl, event: UIEvent?) {
    switch call {
    case .action(let action): control.sendAction(action)
    case .selector(let weak?, let selector):
      if let object = weak.object { control.sendAction(selector, to: object, for: event) }
    case .selector(nil, let selector): control.sendAction(selector, to: nil, for: event)
    }
  }
}
