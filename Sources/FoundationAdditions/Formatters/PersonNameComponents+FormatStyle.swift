// Names of people, as they are written.

extension PersonNameComponents {
  /// Writes names, as “Ada Lovelace”
  /// ([Apple](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle)).
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
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

    public var style: Style
    /// Kept: the order follows from the name's script.
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = StageLocale.current) {
      (self.style, self.locale) = (style, locale)
    }

    public func format(_ value: PersonNameComponents) -> String { value.text(style) }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  public func formatted() -> String { text(.medium) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// Names in Chinese, Japanese and Korean begin with the family's.
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

  fileprivate func text(_ style: FormatStyle.Style) -> String {
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
  fileprivate var nonempty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

/// Writes names ([Apple](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter)).
/// In users' sources `PersonNameComponentsFormatter` is this class.
open class StagePersonNameComponentsFormatter: Formatter {
  public enum Style: Int, Sendable {
    case `default` = 0
    case short
    case medium
    case long
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// Default: medium.
  open var style = Style.default
  /// Whether the sounds of the names are written. Default: false.
  open var isPhonetic = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = StageLocale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = StagePersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation : components
    let style: PersonNameComponents.FormatStyle.Style =
      switch self.style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return name?.text(style) ?? ""
  }

  /// The first word is the given name, the last the family's; nil without words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let given = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = given
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
