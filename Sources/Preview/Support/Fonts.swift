// The check that there is a font at all, before anything is shown.

internal import Messages
internal import Typesetting

/// Fonts that every command that draws needs.
enum Fonts {
  /// Begins the work that takes long early, in the background.
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
