// The language and the region that views are shown for.

/// What stands for the settings of a device: Foundation knows none here, and writes prices in `¤`.
public enum StageLocale {
  /// That of Apple's simulator, `en_US`, on every machine, so that pictures of views are the same everywhere;
  /// the environment's `VITRINE_LOCALE`, such as `de_CH`, is another.
  public static let current = Locale(identifier: environmentWish("VITRINE_LOCALE") ?? "en_US")

  /// The Gregorian calendar with the locale's names and first day of a week.
  public static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    return calendar
  }

  /// The languages in the order in which a user wants them, such as `en-US`.
  public static var preferredLanguages: [String] {
    [current.identifier.replacingOccurrences(of: "_", with: "-")]
  }

  /// How the folders of the translations may be called that are shown, the best first: `de-CH`, `de`, then the
  /// language that most applications are written in.
  static var translations: [String] {
    let language = current.identifier.split { $0 == "_" || $0 == "-" }.first.map(String.init)
    let wanted = preferredLanguages + [current.identifier, language ?? "en"]
    return (wanted + ["en", "Base"]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
