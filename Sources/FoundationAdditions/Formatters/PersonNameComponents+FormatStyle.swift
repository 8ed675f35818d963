// The format style of people's names, which Foundation on Linux lacks.

extension PersonNameComponents {
  /// A format style for people's names, as “Ada Lovelace”
  /// ([Apple](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle)).
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// The parts of the name that are written.
    public enum Style: String, Hashable, Codable, Sendable {
      /// Ada
      case short
      /// Ada Lovelace
      case medium
      /// Dr. Ada King Lovelace Jr.
      case long
      /// AL
      case abbreviated
    }

    /// The parts of the name that are written.
    public var style: Style
    /// No effect: the order of the parts follows from the name's script.
    public var locale: Locale

    /// Creates a style. Defaults: medium, the stage's locale.
    public init(style: Style = .medium, locale: Locale = StageLocale.current) {
      (self.style, self.locale) = (style, locale)
    }

    /// Formats a name.
    public func format(_ value: PersonNameComponents) -> String { value.text(style) }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Formats the name in the medium style.
  public func formatted() -> String { text(.medium) }

  /// Formats the name by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// Whether the family name comes first, as in Chinese, Japanese and Korean.
  private var isFamilyFirst: Bool {
    let name = (familyName ?? "") + (givenName ?? "")
    return !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        switch $0.value {
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF: true
        default: false
        }
      }
  }

  /// Returns the name in a style.
  func text(_ style: FormatStyle.Style) -> String {
    let (family, given) = (familyName.nonempty, givenName.nonempty)
    switch style {
    case .short:
      return nickname.nonempty ?? (isFamilyFirst ? family : given) ?? given ?? family ?? ""
    case .medium: return joined([given], [family])
    case .long: return joined([namePrefix, given, middleName], [family, nameSuffix])
    case .abbreviated:
      if isFamilyFirst { return family ?? given ?? "" }
      return [given, family].compactMap { $0?.first.map { $0.uppercased() } }.joined()
    }
  }

  private func joined(_ first: [String?], _ last: [String?]) -> String {
    isFamilyFirst
      ? (last + first).compactMap(\.nonempty).joined()
      : (first + last).compactMap(\.nonempty).joined(separator: " ")
  }
}

extension String? {
  /// The string unless it is nil or empty.
  fileprivate var nonempty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for people's names, in the stage's locale.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
