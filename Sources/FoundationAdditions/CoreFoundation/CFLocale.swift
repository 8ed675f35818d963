// Core Foundation's functions for locales: the current one and a language's directions.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public typealias CFLocale = NSLocale

// Apple's signatures: never nil here.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFLocaleCopyCurrent() -> CFLocale! { StageLocale.current as NSLocale }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
  CFLocaleIdentifier((locale as Locale).identifier)
}

/// Returns the direction of a language's characters. Accepts an identifier of a language or locale.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFLocaleGetLanguageCharacterDirection(
  _ isoLangCode: CFString!
) -> CFLocaleLanguageDirection {
  direction(NSLocale.characterDirection(forLanguage: isoLangCode ?? ""))
}

/// Returns the direction of a language's lines.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFLocaleGetLanguageLineDirection(
  _ isoLangCode: CFString!
) -> CFLocaleLanguageDirection {
  direction(NSLocale.lineDirection(forLanguage: isoLangCode ?? ""))
}

private func direction(_ known: NSLocale.LanguageDirection) -> CFLocaleLanguageDirection {
  CFLocaleLanguageDirection(rawValue: Int(known.rawValue)) ?? .unknown
}
