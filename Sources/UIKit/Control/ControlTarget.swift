// What a control calls: one entry of its table, for actions, closures and lowered selectors.

import CoreGraphics

/// One registration of a control.
///
/// The seam for `addTarget(_:action:for:)` with a selector: Swift on Linux has none, so that who
/// lowers a source adds entries with a target and the selector's name through
/// `UIControl.addTarget(_:name:for:perform:)`.
@MainActor package struct ControlTarget {
  package enum Call {
    case action(UIAction)
    /// `name` is a selector's, or nil for a closure.
    case target(WeakObject, name: String?, perform: @MainActor (UIControl, UIEvent?) -> Void)
  }

  /// A target that the control does not retain.
  package struct WeakObject {
    package weak var object: AnyObject?
  }

  package var call: Call
  package var events: UIControl.Event

  /// Whether the target is gone, so that the entry never fires again.
  var isStale: Bool {
    if case .target(let weak, _, _) = call { return weak.object == nil }
    return false
  }

  func send(from control: UIControl, event: UIEvent?) {
    switch call {
    case .action(let action): control.sendAction(action)
    case .target(let weak, _, let perform):
      if weak.object != nil { perform(control, event) }
    }
  }
}
