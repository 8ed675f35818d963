// The table of a control's actions and of the selectors that it sends to targets.

import CoreGraphics
import ObjCRuntime

extension UIControl {
  func register(_ target: AnyObject?, _ selector: Selector, events: Event) {
    targets.removeAll(where: \.isStale)
    unregister(target, selector, events: events)
    let weak = target.map { ControlTarget.WeakObject(object: $0) }
    targets.append(ControlTarget(call: .selector(weak, selector), events: events))
  }

  /// Takes `events` off the entries of the target (nil: any) and the selector (nil: any).
  func unregister(_ target: AnyObject?, _ selector: Selector?, events: Event) {
    unregister(events) { call in
      guard case .selector(let weak, let other) = call else { return false }
      return (target == nil || weak?.object === target) && (selector == nil || other == selector)
    }
  }

  /// The names of the selectors that are sent to `target` for one of `events`; nil for none.
  func selectorNames(_ target: AnyObject?, _ events: Event) -> [String]? {
    let names = targets.compactMap { entry -> String? in
      guard case .selector(let weak, let selector) = entry.call, weak?.object === target,
        !entry.events.isDisjoint(with: events)
      else { return nil }
      return NSStringFromSelector(selector)
    }
    return names.isEmpty ? nil : names
  }

  /// The targets that still exist; `NSNull` for the responder chain.
  var livingTargets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for case .selector(let weak, _) in targets.map(\.call) {
      guard let weak else {
        result.insert(NSNull())
        continue
      }
      if let object = weak.object as? NSObject { result.insert(object) }
    }
    return result
  }

  /// The first of this control and the responders after it that knows the selector.
  func responder(to selector: Selector) -> AnyObject? {
    sequence(first: self as UIResponder, next: \.next).first { $0.responds(to: selector) }
  }

  /// Calls `iterator` with each action, or target and selector, with its events, until it sets its
  /// last argument.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in targets where !entry.isStale {
      switch entry.call {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .selector(let weak, let selector):
        iterator(nil, (weak?.object, selector), entry.events, &stops)
      }
      if stops { return }
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
