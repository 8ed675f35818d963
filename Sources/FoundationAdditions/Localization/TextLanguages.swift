// The languages that folders of resources have texts in.

/// Finds the languages of texts: of `*.lproj` folders and of string catalogs.
package enum TextLanguages {
  /// The bytes of a string catalog, at most.
  private static let limit = 16 << 20

  /// The names of the languages in the folders themselves, such as `de` and `zh-Hans`, each once, in the order of their
  /// names. A catalog that cannot be read has none.
  package static func of(_ folders: [String]) -> [String] {
    var found: Set<String> = []
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        if name.hasSuffix(".lproj") { found.insert(String(name.dropLast(6))) }
        if name.hasSuffix(".xcstrings") { found.formUnion(ofCatalog(at: "\(folder)/\(name)")) }
      }
    }
    return found.filter(isLanguage).sorted()
  }

  private static func ofCatalog(at path: String) -> Set<String> {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int, size <= limit,
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return ofCatalog(data)
  }

  /// The languages of a string catalog, that of its source among them; none where the data is no catalog.
  package static func ofCatalog(_ data: Data) -> Set<String> {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [] }
    let languages = catalog.strings.values.flatMap { $0.localizations?.keys.map(\.self) ?? [] }
    return Set(languages + (catalog.sourceLanguage.map { [$0] } ?? [])).filter(isLanguage)
  }

  /// Whether a name is a language's as BCP 47 writes it: `Base` is none.
  private static func isLanguage(_ name: String) -> Bool {
    name.wholeMatch(of: /[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}/) != nil
  }

  private struct Catalog: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]

    struct Entry: Decodable {
      var localizations: [String: Nothing]?
    }

    /// A translation, of which only the key counts.
    struct Nothing: Decodable {
      init(from decoder: any Decoder) {}
    }
  }
}
