// Core Foundation's functions for locales: the current one and the directions of languages.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// On Apple's systems a class that `NSLocale` is toll-free bridged to; here that class itself.
public typealias CFLocale = NSLocale

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the locale that views are shown for; never nil.
public func CFLocaleCopyCurrent() -> CFLocale! { StageLocale.current as NSLocale }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the identifier of a locale, such as `de_DE`; never nil.
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
  CFLocaleIdentifier((locale as Locale).identifier)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the direction of a language's characters. Accepts an identifier of a language or locale.
public func CFLocaleGetLanguageCharacterDirection(
  _ isoLangCode: CFString!
) -> CFLocaleLanguageDirection {
  direction(NSLocale.characterDirection(forLanguage: isoLangCode ?? ""))
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the direction of a language's lines.
public func CFLocaleGetLanguageLineDirection(
  _ isoLangCode: CFString!
) -> CFLocaleLanguageDirection {
  direction(NSLocale.lineDirection(forLanguage: isoLangCode ?? ""))
}

private func direction(_ known: NSLocale.LanguageDirection) -> CFLocaleLanguageDirection {
  CFLocaleLanguageDirection(rawValue: Int(known.rawValue)) ?? .unknown
}
