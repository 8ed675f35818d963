// Core Foundation's words for locales, as far as views ask which way one reads.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public typealias CFLocale = NSLocale

/// The name of a locale, such as `de_DE`.
public struct CFLocaleIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// The way in which characters or lines follow each other.
public enum CFLocaleLanguageDirection: Int, Sendable {
  case unknown = 0
  case leftToRight = 1
  case rightToLeft = 2
  case topToBottom = 3
  case bottomToTop = 4
}

// Apple's signatures: never nil here.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFLocaleCopyCurrent() -> CFLocale! { StageLocale.current as NSLocale }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
  CFLocaleIdentifier((locale as Locale).identifier)
}

/// Which way a language's characters go, from the name of the language or of a locale.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFLocaleGetLanguageCharacterDirection(
  _ isoLangCode: CFString!
) -> CFLocaleLanguageDirection {
  direction(NSLocale.characterDirection(forLanguage: isoLangCode ?? ""))
}

/// Which way a language's lines go.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFLocaleGetLanguageLineDirection(
  _ isoLangCode: CFString!
) -> CFLocaleLanguageDirection {
  direction(NSLocale.lineDirection(forLanguage: isoLangCode ?? ""))
}

private func direction(_ known: NSLocale.LanguageDirection) -> CFLocaleLanguageDirection {
  CFLocaleLanguageDirection(rawValue: Int(known.rawValue)) ?? .unknown
}
