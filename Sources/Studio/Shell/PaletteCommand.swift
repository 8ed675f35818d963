// A command of the host, as the command palette lists it.

/// A command by its words.
@MainActor
package struct PaletteCommand {
  /// The effect, in a few words.
  package var title: String
  /// Other words that a person may look for, in small letters; empty: none.
  package var synonyms: String
  /// The name of its key; nil: it has none.
  package var key: String?
  /// Carries it out.
  package var perform: @MainActor () -> Void

  /// A command by its words and others for it, with the name of its key.
  package init(
    title: String, synonyms: String = "", key: String?, perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.synonyms = synonyms
    self.key = key
    self.perform = perform
  }
}
