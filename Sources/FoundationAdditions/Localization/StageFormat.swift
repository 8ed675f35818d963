// What `formatted()` writes, for the stage's locale.

/// Foundation's styles are made for a locale that it knows nothing of here. In users' sources `formatted` and
/// `format` go through this
/// ([Apple](https://developer.apple.com/documentation/foundation/formatstyle)).
public enum StageFormat {
  /// A style whose locale nobody chose, for the stage's; another as it is.
  public static func localized<Style: FormatStyle>(_ style: Style) -> Style {
    guard style == style.locale(.autoupdatingCurrent) else { return style }
    let style = style.locale(StageLocale.current)
    guard var dates = style as? Date.FormatStyle, dates.calendar == .autoupdatingCurrent else {
      return style
    }
    dates.calendar = StageLocale.calendar
    return dates as? Style ?? style
  }

  public static func text<Style: FormatStyle>(
    of value: Style.FormatInput, _ style: Style
  ) -> Style.FormatOutput {
    localized(style).format(value)
  }
}
