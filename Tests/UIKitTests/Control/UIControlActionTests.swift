// A control's table of actions and targets.

import CoreGraphics
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

  @Test func `a target is not retained and no longer called when it is gone`() {
    final class Target {
      let called: () -> Void
      init(called: @escaping () -> Void) { self.called = called }
    }
    var count = 0
    var target: Target? = Target { count += 1 }
    weak let weakTarget = target
    if let target {
      control.addTarget(target, for: .valueChanged) { target, _ in target.called() }
    }
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    target = nil
    #expect(weakTarget == nil)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test func `the same target and selector name for the same events is one registration`() {
    let target = NSObject()
    var count = 0
    for _ in 1...2 {
      control.addTarget(target, name: "tap:", for: .touchUpInside) { _, _ in count += 1 }
    }
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
    control.removeTarget(target, name: "tap:", for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
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
}
