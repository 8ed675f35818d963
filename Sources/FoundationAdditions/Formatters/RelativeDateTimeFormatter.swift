// Formatting of relative dates, which Foundation on Linux lacks.

/// A formatter of relative dates, as “in 2 days” or “yesterday”
/// ([Apple](https://developer.apple.com/documentation/foundation/relativedatetimeformatter)).
open class RelativeDateTimeFormatter: Formatter {
  /// Whether near dates have names.
  public enum DateTimeStyle: Int, Sendable {
    /// 1 day ago
    case numeric
    /// yesterday
    case named
  }

  /// The style of numbers and units.
  public enum UnitsStyle: Int, Sendable {
    /// 2 months ago
    case full
    /// two months ago
    case spellOut
    /// 2 mo. ago
    case short
    /// 2mo ago
    case abbreviated
  }

  /// Whether near dates have names. Default: numeric.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of numbers and units. Default: full.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence, by which it is capitalized. Default: unknown.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; nil is the stage's. Default: the stage's.
  open var calendar: Calendar! = StageLocale.calendar
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale; nil is the stage's. Default: the stage's.
  open var locale: Locale! = StageLocale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats the largest unit of date components that is not 0, as an offset from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? StageLocale.calendar
    let field =
      Self.fields.first { (dateComponents.value(for: $0.0) ?? 0) != 0 }
      ?? Self.fields.last { dateComponents.value(for: $0.0) != nil } ?? (.second, .second)
    let end = calendar.date(
      byAdding: field.0, value: dateComponents.value(for: field.0) ?? 0, to: start)
    return text(end ?? start, start, fields: [field.1])
  }

  /// Formats an offset from now in seconds. Returns an empty string for 10¹¹ seconds and more.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard timeInterval.isFinite, abs(timeInterval) < 1e11 else { return "" }
    return text(start + timeInterval, start)
  }

  /// Formats the offset of a date from a reference date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    text(date, referenceDate)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let date as Date: text(date, Date())
    case let components as DateComponents: localizedString(from: components)
    default: nil
    }
  }

  private typealias Style = Date.AnchoredRelativeFormatStyle

  private static let fields: [(Calendar.Component, Style.Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day),
    (.hour, .hour), (.minute, .minute), (.second, .second),
  ]

  private func text(_ date: Date, _ reference: Date, fields: Set<Style.Field>? = nil) -> String {
    let fields = fields ?? [.year, .month, .week, .day, .hour, .minute, .second]
    return Style(
      anchor: date, allowedFields: fields,
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? StageLocale.current, calendar: calendar ?? StageLocale.calendar,
      capitalizationContext: context
    ).format(reference)
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
