// A calendar's selection of several dates.

/// A calendar's selection of several dates
/// ([Apple](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate)).
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// Default: none. Setting it does not notify the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { view?.showMonth() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    selectedDates.contains { $0.isSameDay(as: day) }
  }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func press(_ day: DateComponents) {
    if isSelected(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.removeAll { $0.isSameDay(as: day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
