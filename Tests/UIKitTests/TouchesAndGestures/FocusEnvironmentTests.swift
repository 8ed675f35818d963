// The calls of focus environments where the keyboard moves the focus, as Apple's documentation of UIFocusEnvironment
// says.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct FocusEnvironmentTests {
  private final class Box: UIView {
    var heard: [String] = []
    var allows = true
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      func name(_ item: (any UIFocusItem)?) -> String {
        (item as? UIView).map { "\($0.tag)" } ?? "-"
      }
      heard.append(
        "\(name(context.previouslyFocusedItem)) \(name(context.nextFocusedItem)) "
          + "\(context.focusHeading == .next)")
      coordinator.addCoordinatedFocusingAnimations(
        { _ in self.heard.append("animated") }, completion: { self.heard.append("ended") })
    }
  }

  private let page = Page()
  private let box = Box(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let buttons: [UIButton]

  init() {
    buttons = (0..<2).map { index in
      let button = UIButton(frame: CGRect(x: 50, y: 50 + index * 100, width: 100, height: 40))
      button.tag = index
      return button
    }
    for button in buttons { box.addSubview(button) }
    page.show(box)
  }

  @Test func `the views around both are told once, and their animations run then`() {
    page.focus.moveForward()
    #expect(box.heard == ["- 0 true", "animated", "ended"])
    page.focus.moveForward()
    #expect(box.heard.suffix(3).first == "0 1 true")
    page.focus.moveBackward()
    #expect(box.heard.suffix(3).first == "1 0 false")
    #expect(UIFocusSystem.focusSystem(for: box)?.focusedItem === buttons[0])
    // It stays where it is.
    let count = box.heard.count
    page.focus.focus(buttons[0])
    #expect(box.heard.count == count)
  }

  @Test func `a view around one of them can refuse`() {
    page.focus.moveForward()
    box.allows = false
    page.focus.moveForward()
    #expect(page.focus.focused === buttons[0])
    #expect(buttons[0].isFocused && !buttons[1].isFocused)
  }

  @Test func `environments are in those around them`() {
    let controller = UIViewController()
    controller.view = UIView()
    box.addSubview(controller.view)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(controller.parentFocusEnvironment === box)
    #expect(UIFocusSystem.environment(box, contains: controller.view))
    #expect(!UIFocusSystem.environment(controller, contains: box))
    #expect(box.focusItems(in: CGRect(x: 0, y: 0, width: 400, height: 100)).count == 1)
  }
}
