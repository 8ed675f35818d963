// Text that looks the same on every machine.

import CoreGraphics
import Typesetting

/// The fallback font of tests. Touch `PinnedFallback.now` before laying out text with characters
/// that Inter lacks; the program itself takes Fontconfig's order, which differs between machines.
package enum PinnedFallback {
  /// Pins the program's fallback to Debian's `fonts-droid-fallback`, once, and emoji to its
  /// `fonts-noto-color-emoji`, of any version: no golden picture holds one of these.
  package static let now: Void = {
    do throws(FontError) {
      try FontCatalog.pinFallback(toFile: GoldenFont.fallbackPath)
      try FontCatalog.pinEmoji(toFile: GoldenFont.emojiPath)
    } catch {
      preconditionFailure("\(error): install fonts-droid-fallback and fonts-noto-color-emoji")
    }
  }()
}
