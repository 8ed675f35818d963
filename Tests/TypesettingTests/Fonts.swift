// The faces that the tests of this suite use.

import CoreGraphics
import TestSupport
import Typesetting

/// The fonts of the suite, with the fallback pinned.
enum Fonts {
  private static let library: FontLibrary? = {
    let library = FontLibrary()
    do throws(FontError) {
      try library.pinFallback(toFile: GoldenFont.fallbackPath)
      try library.pinEmoji(toFile: GoldenFont.emojiPath)
      return library
    } catch {
      return nil
    }
  }()

  static func inter(weight: Double = 0, italic: Bool = false) throws -> FontFace {
    guard let library else {
      throw FontError.noUsableFont(character: "开", package: "fonts-droid-fallback")
    }
    return try library.system(weight: weight, italic: italic)
  }
}
