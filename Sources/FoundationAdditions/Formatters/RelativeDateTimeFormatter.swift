// How long ago something was; Foundation on Linux has no such formatter.

/// Writes times from now on, as “in 2 days” or “yesterday”
/// ([Apple](https://developer.apple.com/documentation/foundation/relativedatetimeformatter)).
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable {
    /// 1 day ago
    case numeric
    /// yesterday
    case named
  }

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

  /// Default: numeric.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Default: full.
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = StageLocale.calendar
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = StageLocale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The largest unit that is not 0 counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? StageLocale.calendar
    let field =
      Self.fields.first { (dateComponents.value(for: $0.0) ?? 0) != 0 }
      ?? Self.fields.last { dateComponents.value(for: $0.0) != nil } ?? (.second, .second)
    let end = calendar.date(
      byAdding: field.0, value: dateComponents.value(for: field.0) ?? 0, to: start)
    return text(end ?? start, start, [field.1])
  }

  /// Seconds from now on.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard timeInterval.isFinite, abs(timeInterval) < 1e11 else { return "" }
    return text(start + timeInterval, start, nil)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    text(date, referenceDate, nil)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let date as Date: text(date, Date(), nil)
    case let components as DateComponents: localizedString(from: components)
    default: nil
    }
  }

  private typealias Style = Date.AnchoredRelativeFormatStyle

  private static let fields: [(Calendar.Component, Style.Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day),
    (.hour, .hour), (.minute, .minute), (.second, .second),
  ]

  private func text(_ date: Date, _ reference: Date, _ fields: Set<Style.Field>?) -> String {
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
