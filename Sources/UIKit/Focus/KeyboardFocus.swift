// The keyboard's focus: its order, the press by a key, and the ring that shows where it is.

import CoreGraphics
import QuartzCore

/// Moves the focus through the controls of a tree, in the order of the views, and presses them.
///
/// The ring shows only after the focus was moved by the keyboard. It is a layer of the root's,
/// above everything, outside the control's bounds.
@MainActor package final class KeyboardFocus {
  private let root: UIView
  private let ring = FocusRing()
  /// The control that a key holds down; nil: none is.
  package private(set) weak var pressed: UIControl?

  /// The view that keys go to; nil where there is none.
  package private(set) weak var focused: UIView?
  /// Whether the ring is enabled; it is visible while a view has the focus.
  package private(set) var isRingShown = false

  /// The focus in the tree of `root`, of which no view has it yet.
  package init(root: UIView) {
    self.root = root
  }

  /// Every view that can have the focus, in the order of the views, depth first.
  package var candidates: [UIView] {
    var result: [UIView] = []
    collect(root, into: &result)
    return result
  }

  /// To the next view, round the end; the first one where nothing is focused. Shows the ring.
  package func moveForward() { move(by: 1) }

  /// To the view before. Shows the ring.
  package func moveBackward() { move(by: -1) }

  /// Puts the focus on `view`, or nowhere for nil and for what cannot have it. The environments of the views before
  /// and after may refuse that, and hear of it.
  package func focus(_ view: UIView?, showingRing: Bool = false) {
    focus(view, showingRing: showingRing, heading: [])
  }

  private func focus(_ view: UIView?, showingRing: Bool, heading: UIFocusHeading) {
    let view = view.flatMap { Self.isReachable($0, in: root) ? $0 : nil }
    isRingShown = showingRing
    if view !== focused {
      let context = UIFocusUpdateContext(from: focused, to: view, heading)
      guard context.isAllowed else { return update() }
      cancelPress()
      focused?.setFocused(false)
      focused = view
      view?.setFocused(true)
      UIFocusSystem.ofProgram.keyboardItem = view
      context.tell()
    }
    update()
  }

  /// Hides the ring and keeps the focus, as after a click.
  package func hideRing() {
    isRingShown = false
    update()
  }

  /// The key goes down: the focused control shows as pressed.
  ///
  /// - Returns: Whether there is one that can be pressed.
  @discardableResult
  package func pressFocused() -> Bool {
    update()
    guard let control = focused as? UIControl, control.isEnabled, pressed == nil else {
      return false
    }
    pressed = control
    control.keyPressBegan()
    return true
  }

  /// The key goes up: the pressed control triggers.
  ///
  /// - Returns: Whether one was pressed.
  @discardableResult
  package func releaseFocused() -> Bool {
    guard let control = pressed else { return false }
    pressed = nil
    control.keyPressEnded()
    return true
  }

  /// The press ends without an action, as where the window loses the keyboard.
  package func cancelPress() {
    pressed?.keyPressCancelled()
    pressed = nil
  }

  /// Follows the focused view: to be called by a frame after layout. A view that can no longer have
  /// the focus loses it.
  package func update() {
    if let view = focused, !Self.isReachable(view, in: root) {
      cancelPress()
      view.setFocused(false)
      focused = nil
    }
    ring.show(around: isRingShown ? focused : nil, in: root)
  }

  private func move(by step: Int) {
    let views = candidates
    guard !views.isEmpty else { return focus(nil) }
    let present = views.firstIndex { $0 === focused }
    let start = present ?? (step > 0 ? -1 : views.count)
    focus(
      views[(start + step + views.count) % views.count], showingRing: true,
      heading: step > 0 ? .next : .previous)
  }

  private func collect(_ view: UIView, into result: inout [UIView]) {
    guard Self.isOpen(view) else { return }
    if view.canBecomeFocused, !view.bounds.isEmpty { result.append(view) }
    for child in view.subviews { collect(child, into: &result) }
  }

  private static func isReachable(_ view: UIView, in root: UIView) -> Bool {
    view.canBecomeFocused && !view.bounds.isEmpty && view.isDescendant(of: root)
      && sequence(first: view, next: \.superview).prefix { $0 !== root.superview }
        .allSatisfy(isOpen)
  }

  /// Whether a view and what is in it can be seen and used.
  private static func isOpen(_ view: UIView) -> Bool {
    !view.isHidden && Float(view.alpha) >= 0.01 && view.isUserInteractionEnabled
  }
}
