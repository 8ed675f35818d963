// Date pickers with wheels.

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIDatePickerTests {
  private func picker(_ mode: UIDatePicker.Mode, language: String = "en_US") throws -> UIDatePicker
  {
    let picker = UIDatePicker(frame: .zero)
    picker.locale = Locale(identifier: language)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = mode
    // 13 May 2020, 15:45.
    picker.date = Date(timeIntervalSince1970: 1_589_384_700)
    return picker
  }

  private func titles(_ picker: UIDatePicker) throws -> [String?] {
    let wheels = try #require(picker.subviews.lazy.compactMap { $0 as? DatePickerWheels }.first)
    return (0..<wheels.numberOfComponents).map {
      wheels.pickerView(
        wheels, titleForRow: wheels.selectedRow(inComponent: $0), forComponent: $0)
    }
  }

  @Test func `wheels show the parts of the date in the order of the locale`() throws {
    #expect(try titles(try picker(.date)) == ["May", "13", "2020"])
    #expect(try titles(try picker(.date, language: "de_DE")) == ["13", "Mai", "2020"])
    #expect(try titles(try picker(.time)) == ["3", "45", "PM"])
    #expect(try titles(try picker(.time, language: "de_DE")) == ["15", "45"])
    let both = try titles(try picker(.dateAndTime))
    #expect(both.count == 4 && both[0]?.contains("13") == true)
  }

  @Test func `a duration has wheels in every style`() throws {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5400
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(try titles(picker) == ["1 hour", "30 min"])
  }

  @Test func `a wheel that comes to rest sets the date, within its month`() throws {
    let picker = try picker(.date)
    let wheels = try #require(picker.subviews.lazy.compactMap { $0 as? DatePickerWheels }.first)
    wheels.selectRow(1, inComponent: 0, animated: false)
    wheels.selectRow(30, inComponent: 1, animated: false)
    wheels.pickerView(wheels, didSelectRow: 1, inComponent: 0)
    let parts = picker.shownCalendar.dateComponents(
      [.year, .month, .day, .hour], from: picker.date)
    #expect([parts.year, parts.month, parts.day, parts.hour] == [2020, 2, 29, 15])
  }

  @Test func `an inline one is a calendar whose days keep the time`() throws {
    let picker = try picker(.dateAndTime)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    let month = try #require(picker.subviews.lazy.compactMap { $0 as? DatePickerCalendar }.first)
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    let view = try #require(month.subviews.lazy.compactMap { $0 as? UICalendarView }.first)
    #expect(view.visibleDateComponents.year == 2020 && view.visibleDateComponents.month == 5)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    view.selectionBehavior?.press(DateComponents(year: 2020, month: 5, day: 20))
    // A week later at the same time.
    #expect(picker.date.timeIntervalSince1970 == 1_589_384_700 + 7 * 86_400)
    #expect(changes == 1)
    picker.preferredDatePickerStyle = .wheels
    #expect(!picker.subviews.contains { $0 is DatePickerCalendar })
  }

  @Test func `a time alone looks compact where a calendar is wanted`() throws {
    let picker = try picker(.time)
    picker.preferredDatePickerStyle = .inline
    #expect(!picker.subviews.contains { $0 is DatePickerCalendar })
  }

  @Test func `other styles look compact`() {
    let picker = UIDatePicker(frame: .zero)
    #expect(picker.datePickerStyle == .compact)
    #expect(!picker.subviews.contains { $0 is DatePickerWheels })
  }
}
