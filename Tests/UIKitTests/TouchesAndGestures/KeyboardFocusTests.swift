// The keyboard's focus: its order, its ring and its press.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct KeyboardFocusTests {
  let page = Page()
  let buttons: [UIButton]

  init() {
    buttons = (0..<3).map { index in
      let button = UIButton(frame: CGRect(x: 50, y: 50 + index * 100, width: 100, height: 40))
      button.tag = index
      return button
    }
    for button in buttons { page.show(button) }
  }

  private var focused: Int? { page.focus.focused?.tag }

  private var ring: CALayer? {
    page.root.layer.sublayers?.first { $0.name == "focus ring" }
  }

  @Test func `Tab goes through the buttons in view order and round the end`() {
    let order = (0..<4).map { _ in
      page.focus.moveForward()
      return focused
    }
    #expect(order == [0, 1, 2, 0])
  }

  @Test func `Shift-Tab goes back, from the last one first`() {
    let order = (0..<4).map { _ in
      page.focus.moveBackward()
      return focused
    }
    #expect(order == [2, 1, 0, 2])
  }

  @Test func `what cannot be used is left out`() {
    buttons[0].isEnabled = false
    buttons[1].isHidden = true
    page.focus.moveForward()
    #expect(focused == 2)
    page.root.isUserInteractionEnabled = false
    page.focus.moveForward()
    #expect(focused == nil)
  }

  @Test func `buttons inside other views come where their views stand`() {
    let group = UIView(frame: page.root.bounds)
    let inner = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    inner.tag = 9
    group.addSubview(inner)
    page.root.insertSubview(group, at: 1)
    #expect(page.focus.candidates.map(\.tag) == [0, 9, 1, 2])
    group.alpha = 0
    #expect(page.focus.candidates.map(\.tag) == [0, 1, 2])
  }

  @Test func `the ring shows after Tab alone`() {
    page.focus.focus(buttons[0])
    #expect(focused == 0 && buttons[0].isFocused)
    #expect(ring == nil)
    page.focus.moveForward()
    #expect(ring != nil)
    page.focus.hideRing()
    #expect(ring == nil && focused == 1)
  }

  @Test func `the ring is 2 points of blue outside the bounds, along the corners`() {
    buttons[0].layer.cornerRadius = 12
    page.focus.moveForward()
    #expect(ring?.frame == CGRect(x: 48, y: 48, width: 104, height: 44))
    #expect(ring?.borderWidth == 2)
    #expect(ring?.borderColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1).cgColor)
    #expect(ring?.cornerRadius == 14)
    #expect(ring?.animationKeys() == nil)
    page.focus.moveForward()
    #expect(ring?.cornerRadius == 0)
  }

  @Test func `a corner radius beyond half the height makes a ring around a capsule`() {
    buttons[0].layer.cornerRadius = 500
    page.focus.moveForward()
    #expect(ring?.cornerRadius == 22)
  }

  @Test func `the ring follows its button`() {
    page.focus.moveForward()
    buttons[0].center.y += 10
    page.focus.update()
    #expect(ring?.frame.minY == 58)
  }

  @Test func `the ring is no view and hits nothing`() {
    page.focus.moveForward()
    #expect(page.root.subviews.count == 3)
    #expect(page.root.hitTest(CGPoint(x: 49, y: 49), with: nil) === page.root)
  }

  @Test func `a key shows the button pressed while it is down and triggers when it goes up`() {
    var said: [String] = []
    buttons[0].addAction(UIAction { _ in said.append("up") }, for: .touchUpInside)
    buttons[0].addAction(UIAction { _ in said.append("primary") }, for: .primaryActionTriggered)
    page.focus.focus(buttons[0])
    #expect(page.focus.pressFocused())
    #expect(buttons[0].isHighlighted && said.isEmpty)
    #expect(page.focus.releaseFocused())
    #expect(!buttons[0].isHighlighted)
    #expect(said == ["up", "primary"])
  }

  @Test func `a key that is held triggers once`() {
    var count = 0
    buttons[0].addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    page.focus.focus(buttons[0])
    page.focus.pressFocused()
    #expect(!page.focus.pressFocused())
    page.focus.releaseFocused()
    #expect(!page.focus.releaseFocused())
    #expect(count == 1)
  }

  @Test func `moving the focus on cancels the press`() {
    var count = 0
    buttons[0].addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    page.focus.focus(buttons[0])
    page.focus.pressFocused()
    page.focus.moveForward()
    page.focus.releaseFocused()
    #expect(count == 0 && !buttons[0].isHighlighted)
  }

  @Test func `a button that is disabled or removed loses the focus`() {
    page.focus.moveForward()
    buttons[0].isEnabled = false
    page.focus.update()
    #expect(focused == nil && ring == nil && !buttons[0].isFocused)
    page.focus.moveForward()
    buttons[1].removeFromSuperview()
    page.focus.update()
    #expect(focused == nil)
  }

  @Test func `with nothing focused a key does nothing`() {
    #expect(!page.focus.pressFocused())
    #expect(!page.focus.releaseFocused())
  }

  @Test func `the pointer is a hand over buttons that can be pressed`() {
    buttons[0].setTitle("Go", for: .normal)
    page.root.layoutIfNeeded()
    #expect(page.touches.cursor(at: page.middle(of: buttons[0])) == .hand)
    #expect(page.touches.cursor(at: CGPoint(x: 5, y: 5)) == .arrow)
    #expect(page.touches.cursor(at: CGPoint(x: -5, y: 5)) == .arrow)
    buttons[0].isEnabled = false
    #expect(page.touches.cursor(at: page.middle(of: buttons[0])) == .arrow)
  }

  @Test func `the areas of the hand are what can be seen of the buttons that can be pressed`() {
    page.root.layoutIfNeeded()
    func area(_ button: UIButton) -> CGRect { button.convert(button.bounds, to: page.root) }
    var handAreas: [CGRect] { page.touches.pointerRegions.map(\.area) }
    #expect(handAreas == buttons.map(area))
    buttons[0].isEnabled = false
    #expect(handAreas == buttons.dropFirst().map(area))
    let cover = UIView(frame: page.root.bounds)
    page.root.addSubview(cover)
    #expect(handAreas.isEmpty)
    cover.isUserInteractionEnabled = false
    #expect(handAreas == buttons.dropFirst().map(area))
    page.root.frame.size.height = area(buttons[1]).midY
    #expect(handAreas.last?.maxY == area(buttons[1]).midY)
  }

  @Test func `the pointer is an I-beam over text that can be edited or selected`() {
    let field = UITextField(frame: CGRect(x: 10, y: 300, width: 100, height: 30))
    field.text = "text"
    field.clearButtonMode = .always
    let text = UITextView(frame: CGRect(x: 150, y: 300, width: 100, height: 60))
    page.show(field, text)
    #expect(page.touches.cursor(at: page.middle(of: field)) == .text)
    #expect(page.touches.cursor(at: page.middle(of: text)) == .text)
    #expect(page.touches.cursor(at: CGPoint(x: 100, y: 315)) == .hand)
    let shapes = page.touches.pointerRegions.filter { $0.area.minY >= 300 }.map(\.shape)
    #expect(shapes == [.text, .hand, .text])
    field.isEnabled = false
    (text.isEditable, text.isSelectable) = (false, false)
    #expect(page.touches.cursor(at: page.middle(of: field)) == .arrow)
    #expect(page.touches.cursor(at: page.middle(of: text)) == .arrow)
  }

  @Test func `a view that knows the pointer's shape over its content is asked`() {
    final class Shaping: UIView, PointerShaping {
      func pointerShape(at point: CGPoint) -> PointerShape { point.x < 10 ? .hand : .arrow }
    }
    page.root.addSubview(Shaping(frame: CGRect(x: 20, y: 0, width: 60, height: 60)))
    #expect(page.touches.cursor(at: CGPoint(x: 25, y: 5)) == .hand)
    #expect(page.touches.cursor(at: CGPoint(x: 35, y: 5)) == .arrow)
  }
}
