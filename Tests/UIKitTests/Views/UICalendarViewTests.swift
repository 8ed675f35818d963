// Calendar views: months, selections and decorations.

import Testing
import UIKit

@MainActor @Suite struct UICalendarViewTests {
  private let page = Page()

  private final class Listener: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
  {
    var chosen: [Int?] = []
    var letGo: [Int?] = []
    var months: [Int?] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 3 ? .default(color: .red, size: .large) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
    ) { months.append(previous.month) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { chosen.append(dateComponents?.day) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 8 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { chosen.append(dateComponents.day) }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { letGo.append(dateComponents.day) }
  }

  /// June 2025 begins on a Sunday: the first day is in the first column.
  private func calendar(_ listener: Listener) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 330))
    view.setVisibleDateComponents(DateComponents(year: 2025, month: 6), animated: false)
    view.delegate = listener
    page.show(view)
    return view
  }

  private func click(_ x: CGFloat, _ y: CGFloat) {
    page.press(at: CGPoint(x: x, y: y))
    page.release(at: CGPoint(x: x, y: y))
    page.root.layoutIfNeeded()
  }

  private func texts(_ view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(texts)
  }

  @Test func `a month shows its days below their weekdays`() {
    let listener = Listener()
    let view = calendar(listener)
    let shown = texts(view)
    #expect(shown.first == "June 2025" && shown[1] == "SUN")
    #expect(shown.suffix(30) == (1...30).map(String.init))
    #expect(view.visibleDateComponents.month == 6)
  }

  @Test func `a press chooses a day that can be chosen`() {
    let listener = Listener()
    let view = calendar(listener)
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = selection
    page.root.layoutIfNeeded()
    click(75, 80)
    #expect(listener.chosen == [2] && selection.selectedDate?.day == 2)
    click(25, 124)
    #expect(listener.chosen == [2])
  }

  @Test func `days are chosen and let go`() {
    let listener = Listener()
    let view = calendar(listener)
    let selection = UICalendarSelectionMultiDate(delegate: listener)
    view.selectionBehavior = selection
    page.root.layoutIfNeeded()
    for x in [25, 75, 25] as [CGFloat] { click(x, 80) }
    #expect(listener.chosen == [1, 2] && listener.letGo == [1])
    #expect(selection.selectedDates.map(\.day) == [2])
  }

  @Test func `arrows turn the months, within the range days are open`() {
    let listener = Listener()
    let view = calendar(listener)
    click(328, 22)
    #expect(listener.months == [6] && texts(view).first == "July 2025")
    click(284, 22)
    #expect(listener.months == [6, 7] && texts(view).first == "June 2025")
    view.setVisibleDateComponents(DateComponents(year: 2025), animated: false)
    #expect(view.visibleDateComponents.month == 6)
  }
}
