// The loupe over the page, by itself and as a dropper that takes a colour.

internal import CoreGraphics
internal import UIKit
internal import Windowing

/// The use of the loupe: the effect of a press on the page.
enum LoupeUse {
  /// Hands the colour over as text; the loupe goes then.
  case dropper(@MainActor (String) -> Void)
  /// Copies the colour; the loupe stays.
  case copier
}

extension Studio {
  /// Hands the colour of the next press on the page to `body`, as text. Escape ends that.
  func takeColor(_ body: @escaping @MainActor (String) -> Void) {
    popovers.close()
    beginLoupe(.dropper(body))
    say("Click the page to pick a color")
  }

  /// Shows the pixel under the pointer, or ends that.
  func toggleLoupe() {
    if endLoupe() || isPageCovered { return }
    beginLoupe(.copier)
    say("Click to copy the color, Esc to end")
  }

  private func beginLoupe(_ use: LoupeUse) {
    if overlay == nil { makeOverlay() }
    loupe = use
    overlay?.takesColor = true
    if let pointer { moveLoupe(to: pointer) }
  }

  /// Ends the loupe; false: it is not used.
  func endLoupe() -> Bool {
    guard loupe != nil else { return false }
    loupe = nil
    loupePlace = nil
    overlay?.takesColor = false
    return true
  }

  /// Enlarges the pixels at a point of the root; nil: the pointer is elsewhere.
  func moveLoupe(to point: CGPoint?) {
    guard let overlay, let page = overlay.page else { return }
    loupePlace = point.map { page.convert($0, from: root) }
    overlay.enlarge(at: point.map { overlay.convert($0, from: root) })
  }

  /// Takes the colour at a point of the page; false: the loupe is not used.
  func dropColor(at point: CGPoint) -> Bool {
    guard let use = loupe, let page = overlay?.page else { return false }
    let text = PagePixels.text(of: page, at: point)
    switch use {
    case .dropper(let body):
      _ = endLoupe()
      guard let text else { break }
      RecentColors.note(text, isContinued: false)
      body(text)
    case .copier:
      guard let text else { break }
      UIPasteboard.general.string = text.uppercased()
      say("Copied \(text.uppercased())")
    }
    return true
  }

  /// The arrows move the loupe by a point, with Shift by 10; Return and Space press. False: the key is none of its own.
  func pressInLoupe(_ key: KeyEvent) -> Bool {
    guard loupe != nil, let overlay, let page = overlay.page else { return false }
    let step: CGFloat = key.modifiers.contains(.shift) ? 10 : 1
    let place = loupePlace ?? CGPoint(x: page.bounds.midX, y: page.bounds.midY)
    func move(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let area = page.bounds
      let point = CGPoint(
        x: min(max(place.x.rounded(.down) + x, area.minX), area.maxX - 1) + 0.5,
        y: min(max(place.y.rounded(.down) + y, area.minY), area.maxY - 1) + 0.5)
      moveLoupe(to: page.convert(point, to: root))
      return true
    }
    switch key.key {
    case .left: return move(-step, 0)
    case .right: return move(step, 0)
    case .up: return move(0, -step)
    case .down: return move(0, step)
    case .return, .space: return dropColor(at: place)
    default: return false
    }
  }
}
