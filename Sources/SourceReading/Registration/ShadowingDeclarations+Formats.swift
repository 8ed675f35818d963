// `formatted()` and its kin, for the stage's locale.

extension ShadowingDeclarations {
  /// Members that use the stage's locale instead of the machine's. They are left out if sources declare members of
  /// the same name.
  static func formats(for files: [ParsedFile], besides declared: Set<String>) -> [String] {
    (!declared.contains("formatted") && files.contains { $0.says("formatted(") }
      ? formatted : [])
      + (!declared.contains("format") && files.contains { $0.says("FormatStyle") }
        ? styles.map(format) : [])
  }

  private static let formatted = [
    value("Date", style: "FormatStyle(date: .numeric, time: .shortened)", input: "Date"),
    """
    extension Date {
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    formatted(FormatStyle(date: date, time: time)) }
    }
    """,
    """
    extension Range where Bound == Date {
    public func formatted() -> String { formatted(.interval) }
    public func formatted(date: Date.IntervalFormatStyle.DateStyle, \
    time: Date.IntervalFormatStyle.TimeStyle) -> String {
    formatted(Date.IntervalFormatStyle(date: date, time: time)) }
    \(taking("Range<Date>"))
    }
    """,
    number("BinaryInteger", "IntegerFormatStyle()"),
    number("BinaryFloatingPoint", "FloatingPointFormatStyle()"),
    value("Decimal", style: "FormatStyle()", input: "Decimal"),
    value("Duration", style: "TimeFormatStyle(pattern: .hourMinuteSecond)", input: "Duration"),
    "extension Sequence { \(taking("Self")) }",
    """
    extension Sequence where Element == String {
    public func formatted() -> String { formatted(.list(type: .and)) }
    }
    """,
  ]

  private static func taking(_ input: String) -> String {
    """
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput \
    where S.FormatInput == \(input) { StageFormat.text(of: self, style) }
    """
  }

  private static func value(_ type: String, style: String, input: String) -> String {
    """
    extension \(type) {
    public func formatted() -> String { formatted(\(style)) }
    \(taking(input))
    }
    """
  }

  private static func number(_ type: String, _ style: String) -> String {
    """
    extension \(type) {
    public func formatted() -> String { formatted(\(style)) }
    \(taking("Self"))
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput \
    where S.FormatInput: \(type) { StageFormat.text(of: S.FormatInput(self), style) }
    }
    """
  }

  /// Styles that sources make themselves, and call.
  private static let styles = [
    "Date.FormatStyle", "Date.IntervalFormatStyle", "Date.RelativeFormatStyle",
    "IntegerFormatStyle",
    "IntegerFormatStyle.Currency", "IntegerFormatStyle.Percent", "FloatingPointFormatStyle",
    "FloatingPointFormatStyle.Currency", "FloatingPointFormatStyle.Percent", "Decimal.FormatStyle",
    "Decimal.FormatStyle.Currency", "Decimal.FormatStyle.Percent", "ListFormatStyle",
    "ByteCountFormatStyle", "Duration.TimeFormatStyle", "Duration.UnitsFormatStyle",
  ]

  private static func format(_ style: String) -> String {
    """
    extension \(style) {
    public func format(_ value: FormatInput) -> FormatOutput { StageFormat.text(of: value, self) }
    }
    """
  }
}
