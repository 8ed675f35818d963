// Names of countries and languages, which Foundation on Linux keeps to itself.

extension NSLocale {
  /// The country's name in the locale's language; nil for an unknown code.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }

  /// The language's name in the locale's language; nil for an unknown code.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }
}
