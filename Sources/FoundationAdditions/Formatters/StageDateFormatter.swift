// Foundation's formatters, for the stage's locale.

/// Foundation's `NumberFormatter` whose locale is at first the stage's
/// ([Apple](https://developer.apple.com/documentation/foundation/numberformatter)). In users' sources
/// `NumberFormatter` is this class.
open class StageNumberFormatter: NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = StageLocale.current
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class func localizedString(
    from number: NSNumber, number style: NumberFormatter.Style
  ) -> String {
    let formatter = StageNumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}

extension StageNumberFormatter {
  static func decimal() -> StageNumberFormatter {
    let formatter = StageNumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
}

/// Foundation's `DateFormatter` whose locale and calendar are at first the stage's
/// ([Apple](https://developer.apple.com/documentation/foundation/dateformatter)). In users' sources
/// `DateFormatter` is this class.
open class StageDateFormatter: DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = StageLocale.current
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class func localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = StageDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// Nil for the locale is the stage's.
  open override class func dateFormat(
    fromTemplate template: String, options: Int, locale: Locale?
  ) -> String? {
    DateFormatter.dateFormat(
      fromTemplate: template, options: options, locale: locale ?? StageLocale.current)
  }
}

/// Foundation's `DateIntervalFormatter`, which cannot be a superclass, for the stage's locale and calendar
/// ([Apple](https://developer.apple.com/documentation/foundation/dateintervalformatter)). In users' sources
/// `DateIntervalFormatter` is this class.
open class StageDateIntervalFormatter: Formatter, @unchecked Sendable {
  public typealias Style = DateIntervalFormatter.Style

  private let formatter = DateIntervalFormatter()

  /// At first the stage's; nil is that too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { formatter.locale }
    set { formatter.locale = newValue ?? StageLocale.current }
  }

  /// At first the stage's; nil is that too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { formatter.calendar }
    set { formatter.calendar = newValue ?? StageLocale.calendar }
  }

  /// At first the machine's; nil is that too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var timeZone: TimeZone! {
    get { formatter.timeZone }
    set { formatter.timeZone = newValue ?? .current }
  }

  /// In place of both styles where it is not empty.
  open var dateTemplate: String? {
    get { formatter.dateTemplate }
    set { formatter.dateTemplate = newValue }
  }

  /// Default: medium.
  open var dateStyle: Style {
    get { formatter.dateStyle }
    set { formatter.dateStyle = newValue }
  }

  /// Default: medium.
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

  open func string(from fromDate: Date, to toDate: Date) -> String {
    formatter.string(from: fromDate, to: toDate)
  }

  open func string(from dateInterval: DateInterval) -> String? {
    string(from: dateInterval.start, to: dateInterval.end)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateInterval).flatMap { string(from: $0) }
  }
}
