// Keys while a text is edited, without a window.

import CoreGraphics
import Designables
import Preview
import Stage
import Testing
import UIKit
import Windowing

@MainActor @Suite(.ownScreenScale) struct TextEditingTests {
  private let harness: Harness
  private let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 30))

  init() throws {
    harness = try Harness()
    // On the page, beside the gallery's views.
    try #require(harness.gradient.superview).addSubview(field)
    #expect(field.becomeFirstResponder())
    harness.frame()
  }

  /// As a window reports a typed character.
  private func type(_ character: Character) {
    harness.enter(String(character))
    harness.send(.keyReleased(KeyEvent(.character(character), text: String(character))))
  }

  @Test func `typed text goes to the field and no key has its other meaning`() throws {
    #expect(harness.session.takesText)
    for character in "sp.q0" { type(character) }
    #expect(field.text == "sp.q0")
    #expect(!harness.hasQuit)
  }

  @Test func `the caret's lower end is told, where an input method composes`() throws {
    let before = try #require(harness.session.caret)
    type("m")
    harness.frame()
    let caret = try #require(harness.session.caret)
    #expect(caret.x > before.x + 5 * harness.stage.scale && caret.y == before.y)
    let frame = field.convert(field.bounds, to: harness.stage.root)
    let points = CGPoint(x: caret.x / harness.stage.scale, y: caret.y / harness.stage.scale)
    #expect(frame.contains(points) && points.y > frame.midY)
    harness.press(.escape)
    #expect(harness.session.caret == nil)
  }

  @Test func `Escape gives the keys back`() {
    harness.press(.escape)
    #expect(!field.isEditing && !harness.session.takesText && !harness.hasQuit)
    harness.type("q")
    #expect(harness.hasQuit && field.text == "")
  }

  @Test func `arrows, Home, End and the deleting keys edit`() throws {
    let angle = try harness.gradient.angle
    for character in "abc" { type(character) }
    harness.press(.left)
    harness.press(.backspace)
    #expect(field.text == "ac")
    harness.press(.home)
    harness.press(.delete)
    #expect(field.text == "c")
    harness.press(.end)
    type("d")
    #expect(field.text == "cd")
    #expect(try harness.gradient.angle == angle)
  }

  @Test func `Shift extends the selection; cut, copied and pasted text goes on`() {
    for character in "abcd" { type(character) }
    harness.press(.left, .shift)
    harness.press(.left, .shift)
    harness.type("c", .control)
    type("x")
    #expect(field.text == "abx")
    harness.type("v", .control)
    #expect(field.text == "abxcd")
    harness.type("a", .control)
    harness.type("x", .control)
    #expect(field.text == "" && UIPasteboard.general.string == "abxcd")
  }

  @Test func `keys that are no text's keep their meaning`() {
    harness.type("s", .control)
    #expect(harness.saved.count == 1)
    harness.press(.function(1))
    harness.type("q", .control)
    #expect(harness.hasQuit && field.text == "")
  }

  @Test func `selected text is tinted and the caret stands where nothing is selected`() {
    for character in "wide" { type(character) }
    let caret = harness.screen()
    harness.type("a", .control)
    #expect(!harness.screen().hasSamePixels(as: caret))
    harness.press(.end)
    #expect(harness.screen().hasSamePixels(as: caret))
  }
}
