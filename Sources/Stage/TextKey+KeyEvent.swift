// The keys that edit a text.

package import UIKit
package import Windowing

extension TextKey {
  /// The edit of a key that types no character; nil for keys that edit no text.
  package init?(_ event: KeyEvent) {
    let found = event.modifiers.letType ? Self.plain(event.key) : Self.chorded(event)
    guard let found else { return nil }
    self = found
  }

  private static func plain(_ key: Key) -> TextKey? {
    switch key {
    case .backspace: .deleteBackward
    case .delete: .deleteForward
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .home: .home
    case .end: .end
    case .return: .enter
    default: nil
    }
  }

  private static func chorded(_ event: KeyEvent) -> TextKey? {
    guard event.modifiers.subtracting(.shift) == .control else { return nil }
    // With Shift these two are the window's: they copy a view's changes.
    let isShifted = event.modifiers.contains(.shift)
    switch event.key {
    case .character("a"): return .selectAll
    case .character("x") where !isShifted: return .cut
    case .character("c") where !isShifted: return .copy
    case .character("v"): return .paste
    default: return nil
    }
  }
}
