// A window for the tests of the bus.

import AccessibilityBus
import CoreGraphics

/// A window with a button, a slider and a field.
@MainActor
final class ToolWindow: AccessibleWindow {
  var level = 0.25
  var words = "Größe"
  var presses = 0
  /// How often its tree was made.
  var made = 0
  var accessibleScale: CGFloat { 2 }
  var accessibleOrigin: CGPoint { CGPoint(x: 100, y: 50) }

  func accessibleElements() -> AccessibleElement {
    made += 1
    var window = AccessibleElement(1, .frame)
    window.name = "Tools"
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    var button = AccessibleElement(2, .button)
    button.name = "Start \(presses)"
    button.actions = ["press"]
    button.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    var slider = AccessibleElement(3, .slider)
    slider.states = .enabled
    slider.range = .init(level, in: 0...1, step: 0.1)
    var field = AccessibleElement(4, .entry)
    field.text = words
    field.states = [.editable, .enabled]
    window.children = [button, slider, field]
    return window
  }

  func perform(action index: Int, on id: Int) -> Bool {
    presses += 1
    return true
  }
  func set(_ value: Double, of id: Int) -> Bool {
    level = value
    return true
  }
  func set(_ text: String, of id: Int) -> Bool {
    words = text
    return true
  }
  func focus(on id: Int) -> Bool { id == 4 }
}
