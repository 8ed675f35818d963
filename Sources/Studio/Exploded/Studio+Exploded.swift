// The page's views by depth, in place of the page.

package import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit
package import Windowing

extension Studio {
  /// Whether the page's views are shown by depth in its place.
  package var showsDepth: Bool { exploded != nil }

  /// Shows the page's views by depth in its place, or the page again.
  func toggleExploded() {
    guard exploded == nil else { return leaveExploded() }
    page.outline { [weak self] nodes in
      guard let self, exploded == nil else { return }
      if nodes.isEmpty { return say(whyEmpty) }
      openExploded()
      coverDidChange()
      pageMayHaveChanged()
    }
  }

  private func leaveExploded() {
    closeExploded()
    coverDidChange()
    pageMayHaveChanged()
  }

  private var whyEmpty: String {
    hasFailed
      ? "The page is not shown, so there are no views to show apart"
      : "There are no views to show apart yet"
  }

  /// The page has no views any more: its message is seen, not an empty plane below it.
  func leaveEmptyExploded() {
    guard exploded != nil, hasFailed else { return }
    leaveExploded()
    say(whyEmpty)
  }

  private func openExploded() {
    closeVariants()
    let panel = ExplodedPanel(page, camera) { [weak self] in
      self?.host?.studioSchedules($0, $1)
    } onClose: { [weak self] in
      self?.toggleExploded()
    }
    exploded = panel
    panel.onTurn = { [weak self] in self?.camera = $0 }
    panel.stack.onPress = { [weak self] in self?.pick($0, at: $1) }
    panel.stack.isPageDark = isPageDark
    coverPage(with: panel)
    panel.show(model.nodes)
    panel.select(model.selections)
  }

  /// Shows the page again.
  func closeExploded() {
    exploded?.removeFromSuperview()
    exploded = nil
  }

  /// Back to the page; false: that is shown.
  func escapeExploded() -> Bool {
    guard exploded != nil else { return false }
    toggleExploded()
    return true
  }

  /// Takes a key for the stack; false: it is none of its keys.
  func pressInExploded(_ key: KeyEvent) -> Bool {
    guard let exploded, !key.modifiers.contains(.alt) else { return false }
    let isControl = key.modifiers.contains(.control)
    let factor: CGFloat = isControl ? 9 : key.modifiers.contains(.shift) ? 0.2 : 1
    switch key.key {
    case .left: exploded.turn(right: -1, up: 0, factor: factor)
    case .right: exploded.turn(right: 1, up: 0, factor: factor)
    case .up: exploded.turn(right: 0, up: 1, factor: factor)
    case .down: exploded.turn(right: 0, up: -1, factor: factor)
    case .tab:
      guard let path = exploded.neighbour(key.modifiers.contains(.shift) ? -1 : 1) else {
        return false
      }
      model.select(path)
    case .character(let character): return !isControl && exploded.type(character)
    default: return false
    }
    return true
  }

  /// Takes the wheel over the stack; false: it is not there. `notches`: upwards.
  package func scroll(at point: CGPoint, by notches: CGFloat, _ modifiers: Modifiers) -> Bool {
    guard let exploded = exploded(at: point) else { return false }
    exploded.scroll(by: notches, zooms: modifiers.contains(.control))
    return true
  }

  /// Zooms the stack by a factor; false: it is not there.
  package func zoom(at point: CGPoint, by factor: CGFloat) -> Bool {
    guard let exploded = exploded(at: point) else { return false }
    exploded.zoom(by: factor)
    return true
  }

  private func exploded(at point: CGPoint) -> ExplodedPanel? {
    exploded.flatMap { $0.bounds.contains($0.convert(point, from: root)) ? $0 : nil }
  }

  /// Lights up the plane under the pointer; nil: that is elsewhere.
  func hoverInExploded(_ point: CGPoint?) {
    guard let stack = exploded?.stack else { return }
    let isOver = point.map { root.hitTest($0, with: nil) === stack } ?? false
    stack.hover(
      isOver ? point.flatMap { stack.paths(at: stack.convert($0, from: root)).first } : nil)
  }
}
