// The locale that views are shown for.

private import Synchronization

/// The locale, calendar and languages of the device that views are shown for. Foundation on Linux has a locale without
/// language and region.
public enum StageLocale {
  /// The locale of the environment variable `VITRINE_LOCALE`, such as `de_CH`. Default: `en_US`, as in Apple's
  /// simulator, on every machine, so that pictures of views are the same everywhere.
  public static var current: Locale { shown.withLock { $0 } ?? standard }

  private static let standard = Locale(
    identifier: nonemptyEnvironmentVariable("VITRINE_LOCALE") ?? "en_US")
  /// The locale of a language that somebody asked for; nil: nobody did.
  private static let shown = Mutex<Locale?>(nil)

  /// Makes ``current`` the locale of a language, such as `de` or `zh-Hans`; nil: the environment's again. Views read it
  /// while they are made.
  package static func show(language: String?) {
    shown.withLock { $0 = language.map { Locale(identifier: $0) } }
  }

  /// Whether the shown language is written from right to left.
  package static var isRightToLeft: Bool {
    current.language.characterDirection == .rightToLeft
  }

  /// The Gregorian calendar with the locale's names and first day of the week.
  public static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    return calendar
  }

  /// The user's preferred languages as BCP 47 tags, such as `en-US`; one element.
  public static var preferredLanguages: [String] {
    [current.identifier.replacingOccurrences(of: "_", with: "-")]
  }

  /// The names of the `.lproj` folders that are searched, in order: `de-CH`, `de_CH`, `de`, then `en` and `Base`.
  static var translations: [String] {
    let language = current.identifier.split { $0 == "_" || $0 == "-" }.first.map(String.init)
    let wanted = preferredLanguages + [current.identifier, language ?? "en"]
    return (wanted + ["en", "Base"]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
