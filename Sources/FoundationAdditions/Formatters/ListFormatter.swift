// Lists in a sentence; Foundation on Linux has no such formatter.

/// Joins items, as “a, b, and c”
/// ([Apple](https://developer.apple.com/documentation/foundation/listformatter)).
open class ListFormatter: Formatter {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = StageLocale.current
  /// Writes the items. Default: nil, they write themselves.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String {
    join(strings, StageLocale.current)
  }

  /// Nil for no items.
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
