// Format styles for the locale that views are shown for.

/// Applies ``StageLocale`` to format styles
/// ([Apple](https://developer.apple.com/documentation/foundation/formatstyle)), whose default locale Foundation on
/// Linux does not know. In users' sources `formatted` and `format` are lowered to this.
public enum StageFormat {
  /// Returns the style with the stage's locale and calendar, unless it has a locale of its own.
  public static func localized<Style: FormatStyle>(_ style: Style) -> Style {
    guard style == style.locale(.autoupdatingCurrent) else { return style }
    let style = style.locale(StageLocale.current)
    guard var dates = style as? Date.FormatStyle, dates.calendar == .autoupdatingCurrent else {
      return style
    }
    dates.calendar = StageLocale.calendar
    return dates as? Style ?? style
  }

  /// Formats a value by a style, with the stage's locale unless the style has one of its own.
  public static func text<Style: FormatStyle>(
    of value: Style.FormatInput, _ style: Style
  ) -> Style.FormatOutput {
    localized(style).format(value)
  }
}
