// Names of countries and languages, which are not public in Foundation on Linux.

extension NSLocale {
  /// Returns the name of a country in the locale's language, by its ISO 3166 code; nil for an unknown code.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language in the locale's language, by its ISO 639 code; nil for an unknown code.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }
}
