// String tables: localized strings by key.

private import Synchronization

/// A string table: a file `*.strings` or `*.stringsdict`, or a string catalog `*.xcstrings`
/// ([Apple](https://developer.apple.com/documentation/xcode/localization)).
struct StringTable: Sendable {
  /// The tables read so far by path.
  private static let cache = Mutex<[String: StringTable]>([:])

  /// The strings by key, for each language of a catalog. A file of one language has the name "".
  private var texts: [String: [String: LocalizedText]] = [:]

  /// Returns the string of a key in the first of some translations that has it; nil where none does. Folders are those
  /// of ``ResourceSearchPath``.
  static func text(_ key: String, _ table: String, translations: [String]) -> String? {
    for folder in ResourceSearchPath.all where !folder.hasSuffix(".lproj") {
      let catalog = self.table(at: "\(folder)/\(table).xcstrings")
      for translation in translations {
        let path = "\(folder)/\(translation).lproj/\(table)"
        if let text = catalog.texts[translation]?[key] ?? text(key, atPath: path) {
          return text.string(translation: translation)
        }
      }
      if let text = text(key, atPath: "\(folder)/\(table)") { return text.string(translation: nil) }
    }
    return nil
  }

  /// Returns the strings of a table by key, as ``text(_:_:translations:)`` finds them, looking for its files once; nil
  /// where no folder has any.
  static func texts(_ table: String, translations: [String]) -> ((String) -> String?)? {
    var sources: [(texts: [String: LocalizedText], translation: String?)] = []
    for folder in ResourceSearchPath.all where !folder.hasSuffix(".lproj") {
      let catalog = self.table(at: "\(folder)/\(table).xcstrings")
      for translation in translations {
        let path = "\(folder)/\(translation).lproj/\(table)"
        sources.append((catalog.texts[translation] ?? [:], translation))
        for suffix in [".stringsdict", ".strings"] {
          sources.append((self.table(at: path + suffix).texts[""] ?? [:], translation))
        }
      }
      for suffix in [".stringsdict", ".strings"] {
        sources.append((self.table(at: "\(folder)/\(table)" + suffix).texts[""] ?? [:], nil))
      }
    }
    sources.removeAll(where: \.texts.isEmpty)
    guard !sources.isEmpty else { return nil }
    return { key in
      sources.lazy.compactMap { source in
        source.texts[key].map { $0.string(translation: source.translation) }
      }.first
    }
  }

  /// Returns the string of a key in the files at a path without extension. A `.stringsdict` precedes a `.strings` file.
  private static func text(_ key: String, atPath path: String) -> LocalizedText? {
    table(at: path + ".stringsdict").texts[""]?[key]
      ?? table(at: path + ".strings").texts[""]?[key]
  }

  /// Returns the table at a path, which is read once. It is empty where there is no file, or an invalid one, which is
  /// logged.
  private static func table(at path: String) -> StringTable {
    if let table = cache.withLock({ $0[path] }) { return table }
    let table = read(path)
    cache.withLock { $0[path] = table }
    return table
  }

  private static func read(_ path: String) -> StringTable {
    guard let data = FileManager.default.contents(atPath: path) else { return StringTable() }
    let table =
      path.hasSuffix(".xcstrings") ? StringTable(catalog: data) : StringTable(strings: data)
    if table == nil { logOnce("\(path) has no texts that can be read") }
    return table ?? StringTable()
  }

  init() {}

  /// Reads a property list of strings, mostly in the format `"key" = "text";`. Fails for invalid data.
  init?(strings data: Data) {
    guard
      // SAFETY: the pointer for the format is nil.
      let list = unsafe try? PropertyListSerialization.propertyList(
        from: data, options: [], format: nil),
      let entries = list as? [String: Any]
    else { return nil }
    texts = ["": entries.compactMapValues(LocalizedText.init(entry:))]
  }

  /// Reads a string catalog. Fails for invalid data.
  init?(catalog data: Data) {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
      return nil
    }
    for (key, entry) in catalog.strings {
      for (translation, text) in entry.localizations ?? [:] {
        texts[translation, default: [:]][key] = text.text
      }
    }
  }
}
