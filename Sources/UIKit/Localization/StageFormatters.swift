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
