// A control's table of actions and targets.

import CoreGraphics
import ObjCRuntime
import Testing
import UIKit

@MainActor @Suite struct UIControlActionTests {
  let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test func `actions run in the order they were added`() {
    var order: [Int] = []
    for number in 1...3 {
      control.addAction(UIAction { _ in order.append(number) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(order == [1, 2, 3])
  }

  @Test func `an action for several events runs once for both together`() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(count == 1)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
  }

  @Test func `the same identifier replaces`() {
    var said: [String] = []
    let id = UIAction.Identifier("id")
    control.addAction(UIAction(identifier: id) { _ in said.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in said.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(said == ["new"])
  }

  @Test func `a removed action is gone for those events alone`() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `the action knows its sender`() {
    var sender: Any?
    control.addAction(UIAction { sender = $0.sender }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender as? UIControl === control)
  }

  /// Notes what it is sent.
  class Listener: NSObject {
    var heard: [String] = []
  }

  final class Responder: UIView {
    var heard: [String] = []
  }

  private func registerMethods() {
    ObjCRuntime.register(Listener.self, "tap") { (listener: Listener) in
      listener.heard.append("tap")
    }
    ObjCRuntime.register(Listener.self, "tap:") { (listener: Listener, sender: UIControl) in
      listener.heard.append("tap by \(sender.tag)")
    }
    ObjCRuntime.register(Listener.self, "tap:event:") {
      (listener: Listener, sender: UIControl, event: UIEvent?) in
      listener.heard.append(event == nil ? "without event" : "with event")
    }
    ObjCRuntime.register(Responder.self, "tap") { (view: Responder) in view.heard.append("tap") }
  }

  @Test func `a target is sent the selector with the control and the event`() {
    registerMethods()
    let listener = Listener()
    control.tag = 7
    control.addTarget(listener, action: "tap", for: .touchUpInside)
    control.addTarget(listener, action: "tap:", for: .touchUpInside)
    control.addTarget(listener, action: "tap:event:", for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["tap", "tap by 7", "without event"])
    #expect(control.allTargets == [listener])
    let names = control.actions(forTarget: listener, forControlEvent: .touchDown)
    #expect(names == ["tap:event:"])
  }

  @Test func `a target is not retained and no longer called when it is gone`() {
    registerMethods()
    var listener: Listener? = Listener()
    weak let weakListener = listener
    control.addTarget(listener, action: "tap", for: .valueChanged)
    listener = nil
    #expect(weakListener == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test func `the same target and selector for the same events is one registration`() {
    registerMethods()
    let listener = Listener()
    for _ in 1...2 { control.addTarget(listener, action: "tap", for: .touchUpInside) }
    control.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["tap"])
    control.removeTarget(listener, action: "tap", for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["tap"])
  }

  @Test func `without a target the responder chain is asked`() {
    registerMethods()
    let view = Responder()
    view.addSubview(control)
    control.addTarget(nil, action: "tap", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(view.heard == ["tap"])
  }

  @Test func `an action that removes itself does not disturb the others`() {
    var said: [Int] = []
    let id = UIAction.Identifier("first")
    control.addAction(
      UIAction(identifier: id) { [control] _ in
        said.append(1)
        control.removeAction(identifiedBy: id, for: .allEvents)
      }, for: .valueChanged)
    control.addAction(UIAction { _ in said.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(said == [1, 2, 2])
  }

  @Test func `a control tells its handlers until it is told to stop`() {
    final class Target: NSObject {}
    let (control, target) = (UIControl(), Target())
    control.addAction(UIAction(title: "one") { _ in }, for: .touchUpInside)
    control.addTarget(target, action: Selector("two"), for: [.touchDown, .touchCancel])
    var told: [String] = []
    control.enumerateEventHandlers { action, call, events, _ in
      told.append(action?.title ?? call.map { NSStringFromSelector($0.1) } ?? "")
      #expect(events == (action == nil ? [.touchDown, .touchCancel] : .touchUpInside))
      #expect(action != nil || call?.0 as? Target === target)
    }
    #expect(told == ["one", "two"])
    control.enumerateEventHandlers { action, _, _, stops in
      #expect(action != nil)
      stops = true
    }
  }
}
