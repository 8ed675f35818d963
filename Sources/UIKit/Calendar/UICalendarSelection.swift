// Which days of a calendar are chosen.

internal import CoreGraphics

/// How days of a calendar are chosen
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

/// Says which day can be chosen, and hears which is.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Default: every day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// One day, or none
/// ([Apple](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate)).
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// Default: nil. Setting it tells nobody.
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

/// Says which days can be chosen, and hears which are.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Default: every day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Default: every day can be let go.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Any number of days
/// ([Apple](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate)).
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// Default: none. Setting them tells nobody.
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
