// Formatting of people's names.

/// A formatter of people's names
/// ([Apple](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter)). The lowering replaces
/// `PersonNameComponentsFormatter` of users' sources by this class.
open class StagePersonNameComponentsFormatter: Formatter {
  /// The parts of the name that are written.
  public enum Style: Int, Sendable {
    case `default` = 0
    case short
    case medium
    case long
    case abbreviated
  }

  /// Options of a formatter.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Formats the phonetic representation of the name.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The parts of the name that are written. Default: `default`, which is medium.
  open var style = Style.default
  /// Whether the phonetic representation of the name is formatted. Default: false.
  open var isPhonetic = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// No effect: the order of the parts follows from the name's script.
  open var locale: Locale! = StageLocale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = StagePersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Formats a name; empty where the phonetic representation is missing.
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

  /// Parses a name: the first word is the given name, the last the family name, those between the middle name. Returns
  /// nil for a string without words.
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
