// The base class of a calendar's selection.

/// The base class of a calendar's selection
/// ([Apple](https://developer.apple.com/documentation/uikit/uicalendarselection)).
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  /// Asks again which days can be chosen.
  open func updateSelectableDates() { view?.showMonth() }

  func isSelected(_ day: DateComponents) -> Bool { false }
  func canSelect(_ day: DateComponents) -> Bool { true }
  /// A person pressed a day that can be chosen.
  func press(_ day: DateComponents) {}
}

/// Days by their numbers alone, whatever else components say.
extension DateComponents {
  func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}
