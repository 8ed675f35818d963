// Formatting of dates in the stage's locale.

/// Foundation's `DateFormatter` with the stage's locale and calendar by default
/// ([Apple](https://developer.apple.com/documentation/foundation/dateformatter)). The lowering replaces `DateFormatter`
/// of users' sources by this class.
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

  /// Returns the localized date format of a template; a nil locale is the stage's.
  open override class func dateFormat(
    fromTemplate template: String, options: Int, locale: Locale?
  ) -> String? {
    DateFormatter.dateFormat(
      fromTemplate: template, options: options, locale: locale ?? StageLocale.current)
  }
}
