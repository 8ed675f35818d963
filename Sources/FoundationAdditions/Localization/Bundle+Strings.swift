// Texts of a bundle.

extension Bundle {
  /// What `localizedString(forKey:value:table:)` is in users' sources: for the program's own bundle, which a class's is
  /// too, the text lies where images are looked up. Without any it is the value, or the key where that is empty.
  package func stageString(forKey key: String, value: String?, table: String?) -> String {
    guard self == .main else { return localizedString(forKey: key, value: value, table: table) }
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return StringTable.text(key, table, translations: StageLocale.translations)
      ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
