// The dropper: takes a colour from the page.

internal import CoreGraphics
internal import UIKit

extension Studio {
  /// Hands the colour of the next press on the page to `body`, as text. Escape ends that.
  func takeColor(_ body: @escaping @MainActor (String) -> Void) {
    popovers.close()
    if overlay == nil { makeOverlay() }
    dropper = body
    overlay?.takesColor = true
    say("Press on the page to take a color")
  }

  /// Ends the dropper; false: it is not used.
  func endDropper() -> Bool {
    guard dropper != nil else { return false }
    dropper = nil
    overlay?.takesColor = false
    return true
  }

  /// Takes the colour at a point of the page; false: the dropper is not used.
  func dropColor(at point: CGPoint) -> Bool {
    guard let body = dropper, let page = overlay?.page else { return false }
    _ = endDropper()
    if let text = PagePixels.text(of: page, at: point) {
      RecentColors.note(text, isContinued: false)
      body(text)
    }
    return true
  }
}
