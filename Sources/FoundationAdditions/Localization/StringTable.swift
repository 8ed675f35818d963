// Texts by keys, as Xcode keeps them.

private import Synchronization

/// A file `*.strings`, `*.stringsdict` or a catalog `*.xcstrings`
/// ([Apple](https://developer.apple.com/documentation/xcode/localization)).
struct StringTable: Sendable {
  private static let known = Mutex<[String: StringTable]>([:])

  /// The texts of each translation; a file of one has no name for it.
  private var texts: [String: [String: TableText]] = [:]

  /// The text of a key in the first of some translations that has it.
  static func text(_ key: String, _ table: String, translations: [String]) -> String? {
    for folder in ResourceSearchPath.all where !folder.hasSuffix(".lproj") {
      let catalog = at("\(folder)/\(table).xcstrings")
      for translation in translations {
        let path = "\(folder)/\(translation).lproj/\(table)"
        if let text = catalog.texts[translation]?[key] ?? ofFile(path, key) {
          return text.given(translation)
        }
      }
      if let text = ofFile("\(folder)/\(table)", key) { return text.given(nil) }
    }
    return nil
  }

  /// Where both kinds of files have a text, the one that varies counts.
  private static func ofFile(_ path: String, _ key: String) -> TableText? {
    at(path + ".stringsdict").texts[""]?[key] ?? at(path + ".strings").texts[""]?[key]
  }

  /// The table at a path, read once; empty where there is none, or one that cannot be read, which is logged.
  private static func at(_ path: String) -> StringTable {
    if let table = known.withLock({ $0[path] }) { return table }
    let table = read(path)
    known.withLock { $0[path] = table }
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

  /// A property list of texts, most often in the form of `"key" = "text";`.
  init?(strings data: Data) {
    guard
      // SAFETY: asks for no format back.
      let list = unsafe try? PropertyListSerialization.propertyList(
        from: data, options: [], format: nil),
      let entries = list as? [String: Any]
    else { return nil }
    texts = ["": entries.compactMapValues(TableText.init(entry:))]
  }

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
