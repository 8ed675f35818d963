// A control that shows a date, a time or both.

public import CoreGraphics

/// Shows a date ([Apple](https://developer.apple.com/documentation/uikit/uidatepicker)).
///
/// Wheels turn, and the days of a calendar can be pressed; what looks compact opens nothing.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private static let height: CGFloat = 34.5
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 5

  private var labels: [UILabel] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showDate()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showDate()
    decode(coder, as: UIDatePicker.self)
  }

  /// Default: date and time.
  open var datePickerMode = Mode.dateAndTime { didSet { showDate() } }
  /// Default: when it was made.
  open var date = Date() { didSet { showDate() } }
  open var minimumDate: Date? { didSet { setDate(date, animated: false) } }
  open var maximumDate: Date? { didSet { setDate(date, animated: false) } }
  open var locale: Locale? { didSet { showDate() } }
  // Apple's signatures: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current { didSet { showDate() } }
  open var timeZone: TimeZone? { didSet { showDate() } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0 { didSet { showDate() } }

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { showDate() } }

  /// Wheels where they are wanted, and always for a duration; a calendar where it is wanted, else compact.
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle == .wheels || datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .inline ? .inline : .compact
  }

  private var wheels: DatePickerWheels?
  private var month: DatePickerCalendar?

  /// Whether a calendar is shown: a time alone looks compact in that style too.
  private var showsCalendar: Bool {
    datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  /// Clamps the date to the minimum and maximum. Sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    var bounded = date
    if let minimumDate { bounded = max(bounded, minimumDate) }
    if let maximumDate, minimumDate.map({ $0 <= maximumDate }) != false {
      bounded = min(bounded, maximumDate)
    }
    self.date = bounded
  }

  // MARK: Display

  private var texts: [String] {
    switch datePickerMode {
    case .time: [text(.none, .short)]
    case .date: [text(.medium, .none)]
    case .dateAndTime: [text(.medium, .none), text(.none, .short)]
    case .yearAndMonth: [text("MMMM yyyy")]
    case .countDownTimer: []
    }
  }

  final var shownLocale: Locale { locale ?? StageLocale.current }

  /// The calendar in the picker's time zone.
  final var shownCalendar: Calendar {
    var calendar: Calendar = self.calendar ?? .current
    calendar.timeZone = timeZone ?? .current
    calendar.locale = shownLocale
    return calendar
  }

  final var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = shownLocale
    formatter.timeZone = timeZone ?? .current
    return formatter
  }

  private func text(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
    let formatter = formatter
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter.string(from: self.date)
  }

  private func text(_ format: String) -> String {
    let formatter = formatter
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  private func showDate() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    guard datePickerStyle != .wheels else { return showWheels() }
    wheels?.removeFromSuperview()
    wheels = nil
    guard !showsCalendar else { return showCalendar() }
    month?.removeFromSuperview()
    month = nil
    labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.textColor = .label
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 8
      label.clipsToBounds = true
      addPart(label)
      return label
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showCalendar() {
    let shown = month ?? DatePickerCalendar(self)
    if month == nil {
      month = shown
      addPart(shown)
    }
    shown.show(date, time: datePickerMode == .dateAndTime ? text(.none, .short) : nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showWheels() {
    month?.removeFromSuperview()
    month = nil
    let shown = wheels ?? DatePickerWheels(self)
    if wheels == nil {
      wheels = shown
      addPart(shown)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    shown.show()
  }

  /// The size of wheels, in points.
  private static let wheelsSize = CGSize(width: 320, height: 216)

  private var widths: [CGFloat] {
    labels.map { $0.intrinsicContentSize.width + 2 * Self.padding }
  }

  open override var intrinsicContentSize: CGSize {
    if wheels != nil { return Self.wheelsSize }
    if let month { return month.intrinsicContentSize }
    let width = widths.reduce(0, +) + Self.gap * CGFloat(max(0, labels.count - 1))
    return CGSize(width: width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.frame = bounds
    month?.frame = bounds
    var x: CGFloat = 0
    for (label, width) in zip(labels, widths) {
      label.frame = CGRect(
        x: x, y: ((bounds.height - Self.height) / 2).rounded(), width: width,
        height: Self.height)
      x += width + Self.gap
    }
  }
}
