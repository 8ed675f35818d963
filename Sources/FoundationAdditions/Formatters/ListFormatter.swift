// Formatting of lists, which Foundation on Linux lacks.

/// A formatter of lists, as “a, b, and c”
/// ([Apple](https://developer.apple.com/documentation/foundation/listformatter)).
open class ListFormatter: Formatter {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale of separators and conjunction; nil is the stage's. Default: the stage's.
  open var locale: Locale! = StageLocale.current
  /// The formatter of the items. Default: nil, which uses their descriptions.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins strings in the stage's locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    join(strings, StageLocale.current)
  }

  /// Formats a list of items; nil for an empty one.
  open func string(from items: [Any]) -> String? {
    guard !items.isEmpty else { return nil }
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return Self.join(words, locale ?? StageLocale.current)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }

  private static func join(_ words: [String], _ locale: Locale) -> String {
    words.formatted(.list(type: .and).locale(locale))
  }
}
