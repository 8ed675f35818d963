// Localized strings of a bundle.

extension Bundle {
  /// Returns a localized string; `localizedString(forKey:value:table:)` of users' sources is lowered to this.
  ///
  /// String tables of the main bundle, which is a class's bundle too, are found where images are. Returns `value` for
  /// an unknown key, or the key where that is nil or empty.
  package func stageString(forKey key: String, value: String?, table: String?) -> String {
    guard self == .main else { return localizedString(forKey: key, value: value, table: table) }
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return StringTable.text(key, table, translations: StageLocale.translations)
      ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Returns the strings of a table by key; nil where the table has no file for the locale's languages.
  package func stageTable(_ table: String) -> ((String) -> String?)? {
    StringTable.texts(table, translations: StageLocale.translations)
  }
}
