// A calendar's selection of one date.

/// A calendar's selection of one date
/// ([Apple](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate)).
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// Default: nil. Setting it does not notify the delegate.
  open var selectedDate: DateComponents? { didSet { view?.showMonth() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
  }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    selectedDate?.isSameDay(as: day) ?? false
  }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func press(_ day: DateComponents) {
    if isSelected(day) { return }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}
