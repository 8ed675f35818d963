// The table of a control's actions, and targets by closure in place of selectors.

import CoreGraphics

extension UIControl {
  /// Calls `action` for the events for as long as `target` lives; the control does not retain it.
  ///
  /// Stands for `addTarget(_:action:for:)`, whose selector Swift on Linux cannot express:
  ///
  ///     button.addTarget(self, for: .touchUpInside) { page, sender in page.start() }
  public func addTarget<Target: AnyObject>(
    _ target: Target, for controlEvents: Event,
    action: @escaping @MainActor (_ target: Target, _ sender: UIControl) -> Void
  ) {
    addTarget(target, name: nil, for: controlEvents) { [weak target] sender, _ in
      if let target { action(target, sender) }
    }
  }

  /// Removes what was added for the events: of one target, or of all for nil.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    unregister(controlEvents) { call in
      guard case .target(let weak, _, _) = call else { return false }
      return target == nil || weak.object === target
    }
  }

  /// Every target that is still there.
  public var allTargets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for case .target(let weak, _, _) in targets.map(\.call) {
      if let object = weak.object as? NSObject { result.insert(object) }
    }
    return result
  }

  /// Adds a call on a target that is not retained. The same target and name for the same events is
  /// one registration, as with selectors.
  ///
  /// - Parameters:
  ///   - target: The call ends with its life.
  ///   - name: The selector's name, or nil.
  ///   - controlEvents: When to call.
  ///   - perform: Must not retain the target.
  package func addTarget(
    _ target: AnyObject, name: String?, for controlEvents: Event,
    perform: @escaping @MainActor (UIControl, UIEvent?) -> Void
  ) {
    targets.removeAll(where: \.isStale)
    if name != nil { removeTarget(target, name: name, for: controlEvents) }
    targets.append(
      ControlTarget(
        call: .target(.init(object: target), name: name, perform: perform), events: controlEvents))
  }

  /// Removes the calls on `target` (nil: any) with `name` (nil: any) for the events.
  package func removeTarget(_ target: AnyObject?, name: String?, for controlEvents: Event) {
    unregister(controlEvents) { call in
      guard case .target(let weak, let other, _) = call else { return false }
      return (target == nil || weak.object === target) && (name == nil || other == name)
    }
  }

  func register(_ action: UIAction, _ events: Event) {
    removeAction(action, for: events)
    targets.append(ControlTarget(call: .action(action), events: events))
  }

  /// Takes `events` off the entries that `matches` names, and entries without events out.
  func unregister(_ events: Event, where matches: (ControlTarget.Call) -> Bool) {
    for index in targets.indices where matches(targets[index].call) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }
}
