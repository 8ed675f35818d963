// A view of one month, whose days can be chosen.

public import CoreGraphics

/// Shows a month ([Apple](https://developer.apple.com/documentation/uikit/uicalendarview)). Days
/// are selected by a press, arrows turn to the neighbouring months; it is not swiped. Distances are
/// our choice.
open class UICalendarView: UIView {
  private static let headerHeight: CGFloat = 44
  private static let weekdaysHeight: CGFloat = 20
  private static let rowHeight: CGFloat = 44
  private static let markHeight: CGFloat = 14
  private static let rows = 6

  open weak var delegate: (any UICalendarViewDelegate)? { didSet { showMonth() } }

  /// Default: nil, no day can be chosen.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      showMonth()
    }
  }

  open var locale = StageLocale.current { didSet { showMonth() } }
  open var calendar = StageLocale.calendar { didSet { showMonth() } }
  /// Default: nil, the calendar's.
  open var timeZone: TimeZone? { didSet { showMonth() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { showMonth() } }
  /// Days outside of it are faint and cannot be chosen. Default: all time.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { showMonth() }
  }
  /// Whether room is left below the days. Default: true.
  open var wantsDateDecorations = true { didSet { showMonth() } }

  private var month = DateComponents()
  private let today = Date()
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    addSubview(content)
    month = usedCalendar.dateComponents([.year, .month], from: today)
  }

  // MARK: Months

  private var usedCalendar: Calendar {
    var used = calendar
    used.locale = locale
    if let timeZone { used.timeZone = timeZone }
    return used
  }

  /// The month that is shown. Default: the present one.
  open var visibleDateComponents: DateComponents {
    get {
      var components = month
      components.calendar = usedCalendar
      return components
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// The month turns at once.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let year = dateComponents.year, let number = dateComponents.month,
      usedCalendar.date(from: DateComponents(year: year, month: number)) != nil
    else { return }
    let old = visibleDateComponents
    month = DateComponents(year: year, month: number)
    showMonth()
    guard old.year != year || old.month != number else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
  }

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    showMonth()
  }

  private func turn(by months: Int) {
    guard let first = usedCalendar.date(from: month),
      let other = usedCalendar.date(byAdding: .month, value: months, to: first)
    else { return }
    setVisibleDateComponents(
      usedCalendar.dateComponents([.year, .month], from: other), animated: true)
  }

  // MARK: Display

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: Self.headerHeight + Self.weekdaysHeight + CGFloat(Self.rows) * Self.rowHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard content.frame != bounds || content.subviews.isEmpty else { return }
    content.frame = bounds
    build()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showMonth()
  }

  /// Rebuilds the month in the next layout.
  func showMonth() {
    for view in content.subviews { view.removeFromSuperview() }
    setNeedsLayout()
  }

  private func build() {
    let calendar = usedCalendar
    guard let first = calendar.date(from: month),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return }
    addHeader(calendar, first)
    addWeekdays(calendar)
    let column = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    for day in days {
      addDay(day, at: column + day - days.lowerBound, calendar: calendar, first: first)
    }
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) }
      ?? font
  }

  private func addLabel(_ text: String, _ font: UIFont, color: UIColor, frame: CGRect) {
    let label = UILabel(frame: frame)
    (label.text, label.font, label.textColor) = (text, font, color)
    label.textAlignment = .center
    content.addSubview(label)
  }

  private func addHeader(_ calendar: Calendar, _ first: Date) {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale) = (calendar, locale)
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMMy")
    let title = UILabel(
      frame: CGRect(x: 16, y: 0, width: max(0, bounds.width - 112), height: Self.headerHeight))
    (title.text, title.font) = (formatter.string(from: first), font(17, .semibold))
    content.addSubview(title)
    for (name, months, x) in [("chevron.left", -1, 88), ("chevron.right", 1, 44)] {
      let button = UIButton(
        frame: CGRect(x: bounds.width - CGFloat(x), y: 0, width: 44, height: Self.headerHeight))
      button.setImage(UIImage(systemName: name), for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: months) }, for: .touchUpInside)
      content.addSubview(button)
    }
  }

  private func addWeekdays(_ calendar: Calendar) {
    let names = calendar.shortStandaloneWeekdaySymbols
    for column in 0..<min(7, names.count) {
      let name = names[(column + calendar.firstWeekday - 1) % names.count]
      addLabel(
        name.uppercased(), font(13, .semibold), color: .tertiaryLabel,
        frame: CGRect(
          x: place(column), y: Self.headerHeight, width: place(column + 1) - place(column),
          height: Self.weekdaysHeight))
    }
  }

  /// Returns the left edge of a column.
  private func place(_ column: Int) -> CGFloat { bounds.width * CGFloat(column) / 7 }

  private func addDay(_ number: Int, at position: Int, calendar: Calendar, first: Date) {
    let (row, column) = (position / 7, position % 7)
    guard let date = calendar.date(byAdding: .day, value: number - 1, to: first) else { return }
    var day = calendar.dateComponents([.era, .year, .month, .day], from: date)
    day.calendar = calendar
    let rect = CGRect(
      x: place(column), y: Self.headerHeight + Self.weekdaysHeight + CGFloat(row) * Self.rowHeight,
      width: place(column + 1) - place(column), height: Self.rowHeight)
    let isOpen =
      availableDateRange.contains(date) && selectionBehavior?.canSelect(day) ?? true
    let button = UIButton(frame: rect)
    button.isEnabled = isOpen
    button.addAction(
      UIAction { [weak self] _ in self?.selectionBehavior?.press(day) }, for: .touchUpInside)
    content.addSubview(button)
    show(
      number, day, isToday: calendar.isDate(date, inSameDayAs: today), isOpen: isOpen, in: button)
    guard wantsDateDecorations else { return }
    let room = CGRect(
      x: 0, y: rect.height - Self.markHeight, width: rect.width, height: Self.markHeight)
    guard let mark = delegate?.calendarView(self, decorationFor: day)?.view(in: room) else {
      return
    }
    mark.isUserInteractionEnabled = false
    button.addSubview(mark)
  }

  private func show(
    _ number: Int, _ day: DateComponents, isToday: Bool, isOpen: Bool, in button: UIButton
  ) {
    let isSelected = selectionBehavior?.isSelected(day) ?? false
    let side = Self.rowHeight - (wantsDateDecorations ? Self.markHeight : 4)
    let circle = UIView(
      frame: CGRect(x: (button.bounds.width - side) / 2, y: 0, width: side, height: side))
    circle.layer.cornerRadius = side / 2
    circle.isUserInteractionEnabled = false
    if isSelected {
      circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.12)
    }
    button.addSubview(circle)
    let label = UILabel(frame: circle.frame)
    label.text = String(number)
    label.textAlignment = .center
    label.font = font(18, isSelected ? .semibold : .regular)
    label.textColor =
      isSelected && isToday
      ? .white : isSelected || isToday ? tintColor : isOpen ? .label : .tertiaryLabel
    button.addSubview(label)
  }
}
