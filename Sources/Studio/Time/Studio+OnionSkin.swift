// The onion skin over the page, as the studio shows and hides it.

package import CoreGraphics
package import Messages
internal import UIKit

extension Studio {
  /// Shows five times of the run over the page, or the page alone.
  func toggleOnionSkin() {
    if let onionSkin {
      onionSkin.removeFromSuperview()
      self.onionSkin = nil
    } else {
      let skin = OnionSkin(page, state) { [weak self] in self?.host?.studioSchedules($0, $1) }
      skin.onFailure = { [weak self] in self?.say($0) }
      onionSkin = skin
      skin.show(animations.run, isWanted: true)
      animations.refresh()
      if animations.run.range == nil {
        say("Onion skin: five times of what moves next are shown over the page")
      }
    }
    showOnionSkin()
  }

  /// Draws the onion skin at a scale; nil: there is none. Calls `body` once, at once or later.
  package func drawOnionSkin(
    scale: PageScale, _ body: @escaping @MainActor (CGImage?) -> Void
  ) {
    if let onionSkin { onionSkin.draw(scale: scale, body) } else { body(nil) }
  }

  /// Tells the time bar whether there is an onion skin.
  func showOnionSkin() { time?.showsOnionSkin = onionSkin != nil }
}
