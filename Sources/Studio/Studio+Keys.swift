// Keys that panels take before the window's shortcuts.

internal import CoreGraphics
internal import UIKit
package import Windowing

extension Studio {
  /// Takes a key for the list that is open, or the control in a panel that has the keyboard; false: it is none of
  /// theirs.
  package func press(_ key: KeyEvent) -> Bool {
    InputModifiers.current = key.modifiers
    measure(by: key)
    let fieldKey = FieldKey(key)
    if popovers.isOpen {
      if let form = popovers.form { return form.press(key) }
      if let taker = popovers.keyTaker {
        if taker is ColorPicker, key.goesThroughSteps { return false }
        if key.types, !key.text.isEmpty, !key.isRepeat, taker.type(key.text, at: key.time) {
          return true
        }
        if let fieldKey, taker.take(fieldKey) { return true }
        // Typed text goes to the field of the open view.
        return !popovers.editsText
      }
      guard key.key == .escape else { return false }
      popovers.close()
      return true
    }
    guard let responder = panelResponder else {
      return pressInLoupe(key) || pressInVariants(key) || pressInExploded(key)
        || moveSelection(key)
    }
    if let list = responder as? ConsoleList, list.press(key) { return true }
    if let fieldKey, (responder as? any KeyTaking)?.take(fieldKey) == true { return true }
    switch key.key {
    case .tab: moveFocus(from: responder, by: key.modifiers.contains(.shift) ? -1 : 1)
    case .escape: root.endEditing(true)
    default: return false
    }
    return true
  }

  /// ↑ and ↓ go through the outline's lines.
  private func moveSelection(_ key: KeyEvent) -> Bool {
    guard key.key == .up || key.key == .down, layout.shows(.outline), root.textInput == nil else {
      return false
    }
    if let path = outline?.neighbour(key.key == .up ? -1 : 1) { model.select(path) }
    return true
  }

  private func moveFocus(from responder: UIView, by step: Int) {
    let panels: [UIView?] = [outline, inspector, console, time]
    guard let panel = panels.compactMap(\.self).first(where: responder.isDescendant) else {
      root.endEditing(true)
      return
    }
    let stops = Self.stops(in: panel)
    guard let index = stops.firstIndex(where: { $0 === responder }), !stops.isEmpty else {
      root.endEditing(true)
      return
    }
    let next = stops[(index + step + stops.count) % stops.count]
    _ = next.becomeFirstResponder()
    if panel === inspector { inspector?.reveal(next) }
    if panel === time { time?.reveal(next) }
  }

  /// The views that take the keyboard, from top to bottom.
  static func stops(in view: UIView) -> [UIView] {
    if view.isHidden { return [] }
    if view is any KeyTaking, view.canBecomeFirstResponder { return [view] }
    return view.subviews.flatMap { stops(in: $0) }
  }
}

extension KeyEvent {
  /// Whether it takes a step back or again.
  var goesThroughSteps: Bool {
    modifiers.contains(.control) && (key == .character("z") || key == .character("Z"))
  }
}

extension FieldKey {
  /// The key of an event; nil: it is another one.
  init?(_ event: KeyEvent) {
    switch event.key {
    case .up: name = .up
    case .down: name = .down
    case .return: name = .enter
    case .escape: name = .escape
    case .space: name = .space
    case .pageUp: name = .pageUp
    case .pageDown: name = .pageDown
    case .home: name = .home
    case .end: name = .end
    default: return nil
    }
    if event.modifiers.contains(.control) { return nil }
    factor = event.modifiers.contains(.shift) ? 10 : event.modifiers.contains(.alt) ? 0.1 : 1
    isRepeat = event.isRepeat
  }
}
