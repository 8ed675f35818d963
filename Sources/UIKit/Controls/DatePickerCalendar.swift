// The month of a date picker that is a calendar.

import CoreGraphics

/// A month whose days set the owner's date, with the time below it where the owner has one. Distances are our choice.
final class DatePickerCalendar: UIView, UICalendarSelectionSingleDateDelegate {
  private static let timeHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 12
  private static let chipHeight: CGFloat = 34.5
  /// Points, as wide as the narrowest calendar.
  private static let width: CGFloat = 320

  private weak var owner: UIDatePicker?
  private let month = UICalendarView()
  private let title = UILabel()
  private let time = UILabel()

  /// The calendar of a date picker, which keeps it.
  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    month.wantsDateDecorations = false
    title.text = "Time"
    title.font = .systemFont(ofSize: 17)
    time.textAlignment = .center
    time.backgroundColor = .tertiarySystemFill
    time.layer.cornerRadius = 8
    time.clipsToBounds = true
    for view in [month, title, time] { addSubview(view) }
    month.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the owner's date. `time`: its time as text; nil: the owner has none.
  func show(_ date: Date, time text: String?) {
    guard let owner else { return }
    let calendar = owner.shownCalendar
    month.locale = owner.shownLocale
    month.calendar = calendar
    month.timeZone = calendar.timeZone
    let start = calendar.startOfDay(for: owner.minimumDate ?? .distantPast)
    let end = owner.maximumDate ?? .distantFuture
    month.availableDateRange = DateInterval(start: min(start, end), end: end)
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    month.visibleDateComponents = day
    (month.selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate = day
    time.text = text
    title.isHidden = text == nil
    time.isHidden = text == nil
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let height = month.intrinsicContentSize.height
    return CGSize(width: Self.width, height: height + (time.isHidden ? 0 : Self.timeHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = time.isHidden ? 0 : Self.timeHeight
    month.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
    let width = time.intrinsicContentSize.width + 2 * Self.padding
    time.frame = CGRect(
      x: bounds.width - Self.margin - width,
      y: month.frame.maxY + ((below - Self.chipHeight) / 2).rounded(), width: width,
      height: Self.chipHeight)
    title.frame = CGRect(
      x: Self.margin, y: month.frame.maxY, width: max(0, time.frame.minX - Self.margin),
      height: below)
  }

  // MARK: Choosing

  /// Sets the owner's day, and keeps its time.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    guard let owner, var parts = dateComponents else { return }
    let calendar = owner.shownCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard let date = calendar.date(from: parts) else { return }
    owner.setDate(date, animated: false)
    owner.sendActions(for: .valueChanged)
  }
}
