// Formatting of numbers in the stage's locale.

/// Foundation's `NumberFormatter` with the stage's locale by default
/// ([Apple](https://developer.apple.com/documentation/foundation/numberformatter)). The lowering replaces
/// `NumberFormatter` of users' sources by this class.
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
  /// Returns a formatter in the decimal style.
  static func decimal() -> StageNumberFormatter {
    let formatter = StageNumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
}
