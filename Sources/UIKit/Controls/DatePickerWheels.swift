// The wheels of a date picker: a column for each part of the date.

import CoreGraphics

/// A picker of the parts of a date, in the order of the locale.
final class DatePickerWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// A part of a date, or of a duration.
  private enum Column {
    /// A day by its number from the first of 1970, with its weekday.
    case day
    case month
    case dayOfMonth
    case year
    case hour
    case minute
    /// Before or after noon.
    case half
    case hoursLong
    case minutesLong
  }

  private weak var owner: UIDatePicker?
  private var columns: [Column] = []

  /// The wheels of a date picker, which keeps them.
  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the owner's date.
  func show() {
    guard let owner else { return }
    columns = columns(owner)
    reloadAllComponents()
    for (place, column) in columns.enumerated() {
      selectRow(row(column, owner), inComponent: place, animated: false)
    }
  }

  // MARK: Columns

  private func columns(_ owner: UIDatePicker) -> [Column] {
    let time: [Column] = is12Hours(owner) ? [.hour, .minute, .half] : [.hour, .minute]
    switch owner.datePickerMode {
    case .time: return time
    case .date: return ordered(owner)
    case .dateAndTime: return [.day] + time
    case .countDownTimer: return [.hoursLong, .minutesLong]
    case .yearAndMonth: return ordered(owner).filter { $0 != .dayOfMonth }
    }
  }

  /// Day, month and year as the locale writes them.
  private func ordered(_ owner: UIDatePicker) -> [Column] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "dMMMMy", options: 0, locale: owner.shownLocale)
      ?? "Mdy"
    let letters: [(Character, Column)] = [("d", .dayOfMonth), ("M", .month), ("y", .year)]
    return letters.sorted { one, other in
      (format.firstIndex(of: one.0) ?? format.endIndex)
        < (format.firstIndex(of: other.0) ?? format.endIndex)
    }.map(\.1)
  }

  private func is12Hours(_ owner: UIDatePicker) -> Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: owner.shownLocale)?
      .contains("a") == true
  }

  private func count(_ column: Column, _ owner: UIDatePicker) -> Int {
    switch column {
    case .day: Self.lastDay
    case .month: 12
    case .dayOfMonth: 31
    case .year: 9999
    case .hour: is12Hours(owner) ? 12 : 24
    case .minute, .minutesLong: 60 / interval(owner)
    case .half: 2
    case .hoursLong: 24
    }
  }

  /// About 200 years from 1970 on.
  private static let lastDay = 73_050

  private func interval(_ owner: UIDatePicker) -> Int {
    (1...30).contains(owner.minuteInterval) && 60 % owner.minuteInterval == 0
      ? owner.minuteInterval : 1
  }

  // MARK: Values

  private func parts(_ owner: UIDatePicker) -> DateComponents {
    owner.shownCalendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: owner.date)
  }

  private func row(_ column: Column, _ owner: UIDatePicker) -> Int {
    let parts = parts(owner)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    switch column {
    case .day: return day(owner.date, owner)
    case .month: return (parts.month ?? 1) - 1
    case .dayOfMonth: return (parts.day ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .hour: return is12Hours(owner) ? (hour + 11) % 12 : hour
    case .minute: return minute / interval(owner)
    case .half: return hour / 12
    case .hoursLong: return Int(owner.countDownDuration) / 3600
    case .minutesLong: return Int(owner.countDownDuration) / 60 % 60 / interval(owner)
    }
  }

  private static let first = Date(timeIntervalSince1970: 0)

  private func day(_ date: Date, _ owner: UIDatePicker) -> Int {
    let calendar = owner.shownCalendar
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: Self.first), to: calendar.startOfDay(for: date))
    return min(max(0, days.day ?? 0), Self.lastDay - 1)
  }

  /// Takes the rows over into the owner's date.
  private func take(_ owner: UIDatePicker) {
    let rows = zip(columns, columns.indices).map { ($0, selectedRow(inComponent: $1)) }
    if owner.datePickerMode == .countDownTimer {
      owner.countDownDuration = duration(rows, owner)
      return
    }
    var parts = parts(owner)
    for case (.day, let row) in rows {
      let calendar = owner.shownCalendar
      guard let date = calendar.date(byAdding: .day, value: row, to: Self.first) else { continue }
      let day = calendar.dateComponents([.year, .month, .day], from: date)
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    }
    set(rows, of: &parts, owner)
    if let date = owner.shownCalendar.date(from: parts) { owner.setDate(date, animated: false) }
  }

  private func set(
    _ rows: [(Column, Int)], of parts: inout DateComponents, _ owner: UIDatePicker
  ) {
    var half = 0
    for (column, row) in rows {
      switch column {
      case .month: parts.month = row + 1
      case .dayOfMonth: parts.day = row + 1
      case .year: parts.year = row + 1
      case .hour: parts.hour = is12Hours(owner) ? (row + 1) % 12 : row
      case .minute: parts.minute = row * interval(owner)
      case .half: half = row
      case .day, .hoursLong, .minutesLong: break
      }
    }
    parts.hour = (parts.hour ?? 0) + 12 * half
    guard let year = parts.year, let month = parts.month,
      let start = owner.shownCalendar.date(from: DateComponents(year: year, month: month)),
      let days = owner.shownCalendar.range(of: .day, in: .month, for: start)
    else { return }
    parts.day = min(parts.day ?? 1, days.count)
  }

  private func duration(_ rows: [(Column, Int)], _ owner: UIDatePicker) -> TimeInterval {
    rows.reduce(0) { sum, row in
      switch row.0 {
      case .hoursLong: sum + TimeInterval(row.1 * 3600)
      case .minutesLong: sum + TimeInterval(row.1 * interval(owner) * 60)
      default: sum
      }
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    guard let owner, columns.indices.contains(component) else { return 0 }
    return count(columns[component], owner)
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    guard let owner, columns.indices.contains(component) else { return nil }
    let formatter = owner.formatter
    switch columns[component] {
    case .day:
      formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
      let date = owner.shownCalendar.date(byAdding: .day, value: row, to: Self.first)
      return date.map { formatter.string(from: $0) }
    case .month: return formatter.standaloneMonthSymbols[row]
    case .dayOfMonth, .year: return "\(row + 1)"
    case .hour: return "\(is12Hours(owner) ? row + 1 : row)"
    case .minute:
      let minute = row * interval(owner)
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .half: return row == 0 ? formatter.amSymbol : formatter.pmSymbol
    case .hoursLong: return row == 1 ? "1 hour" : "\(row) hours"
    case .minutesLong: return "\(row * interval(owner)) min"
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    take(owner)
    owner.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
