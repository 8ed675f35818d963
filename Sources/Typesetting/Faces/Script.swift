// Scripts: which one a character belongs to.

import CHarfBuzz
import CoreGraphics

/// The scripts of characters, as HarfBuzz names them.
enum Script {
  /// The script of the character's first scalar.
  static func script(of character: Character) -> hb_script_t {
    guard let scalar = character.unicodeScalars.first else { return HB_SCRIPT_COMMON }
    // SAFETY: the functions are a constant of HarfBuzz's.
    return unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }

  /// The Debian package with a font of emoji.
  static let emojiPackage = "fonts-noto-color-emoji"

  /// A Debian package with a font for the character.
  static func package(for character: Character) -> String {
    if character.presentation != .plain { return emojiPackage }
    return switch script(of: character) {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: "fonts-droid-fallback"
    // Droid Sans Fallback has no Hangul.
    case HB_SCRIPT_HANGUL: "fonts-noto-cjk"
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC: "fonts-inter"
    default: "fonts-noto-core"
    }
  }

  /// Whether the script is that of signs which several scripts use.
  static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
