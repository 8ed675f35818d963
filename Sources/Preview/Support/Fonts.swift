// The check that there is a font at all, before anything is shown.

internal import Messages
internal import Typesetting

/// Fonts that every command that draws needs.
enum Fonts {
  /// Begins early, in the background, what takes long.
  static func prepare() { FontCatalog.prepareFallback() }

  /// Fails where no font can be used.
  static func check() throws(Failure) {
    do throws(FontError) {
      _ = try FontCatalog.system()
    } catch {
      throw Failure(.missingInput, "\(error)")
    }
  }
}
