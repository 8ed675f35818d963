// Formatting of date intervals in the stage's locale.

/// Foundation's `DateIntervalFormatter` with the stage's locale and calendar by default
/// ([Apple](https://developer.apple.com/documentation/foundation/dateintervalformatter)). It wraps Foundation's, which
/// cannot be a superclass. The lowering replaces `DateIntervalFormatter` of users' sources by this class.
open class StageDateIntervalFormatter: Formatter, @unchecked Sendable {
  /// The style of a date or a time.
  public typealias Style = DateIntervalFormatter.Style

  private let formatter = DateIntervalFormatter()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale; nil is the stage's. Default: the stage's.
  open var locale: Locale! {
    get { formatter.locale }
    set { formatter.locale = newValue ?? StageLocale.current }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; nil is the stage's. Default: the stage's.
  open var calendar: Calendar! {
    get { formatter.calendar }
    set { formatter.calendar = newValue ?? StageLocale.calendar }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The time zone; nil is the system's. Default: the system's.
  open var timeZone: TimeZone! {
    get { formatter.timeZone }
    set { formatter.timeZone = newValue ?? .current }
  }

  /// A template of fields that replaces both styles unless it is empty. Default: empty.
  open var dateTemplate: String? {
    get { formatter.dateTemplate }
    set { formatter.dateTemplate = newValue }
  }

  /// The style of the dates. Default: medium.
  open var dateStyle: Style {
    get { formatter.dateStyle }
    set { formatter.dateStyle = newValue }
  }

  /// The style of the times. Default: medium.
  open var timeStyle: Style {
    get { formatter.timeStyle }
    set { formatter.timeStyle = newValue }
  }

  public override init() {
    super.init()
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    formatter.locale = StageLocale.current
    formatter.calendar = StageLocale.calendar
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .medium)
  }

  /// Formats the interval between two dates.
  open func string(from fromDate: Date, to toDate: Date) -> String {
    formatter.string(from: fromDate, to: toDate)
  }

  /// Formats an interval.
  open func string(from dateInterval: DateInterval) -> String? {
    string(from: dateInterval.start, to: dateInterval.end)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateInterval).flatMap { string(from: $0) }
  }
}
