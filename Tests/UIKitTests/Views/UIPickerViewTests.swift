// Pickers: rows, choices by code and by turning.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIPickerViewTests {
  final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    var rows = 20
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? rows : 3
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append(row) }
  }

  let page = Page()
  let source = Source()

  private func picker() -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    picker.dataSource = source
    picker.delegate = source
    page.show(picker)
    return picker
  }

  @Test func `a choice by code is bounded and tells nobody`() {
    let picker = picker()
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.selectRow(9, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 7)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(picker.selectedRow(inComponent: 5) == -1)
    #expect(source.chosen == [])
  }

  @Test func `the chosen row stands in the middle, others are fainter`() throws {
    let picker = picker()
    picker.selectRow(7, inComponent: 0, animated: false)
    page.root.layoutIfNeeded()
    let row = try #require(picker.view(forRow: 7, forComponent: 0))
    #expect(row.convert(CGPoint(x: 0, y: 16), to: picker).y == 108)
    #expect((row as? UILabel)?.text == "7")
    #expect(row.alpha == 1)
    let next = try #require(picker.view(forRow: 8, forComponent: 0))
    #expect(next.alpha < 0.5)
    #expect(picker.view(forRow: 19, forComponent: 0) == nil)
  }

  @Test func `turning a wheel chooses the row where it comes to rest`() {
    let picker = picker()
    page.press(at: CGPoint(x: 80, y: 150))
    for step in 1...20 {
      page.advance(by: 0.05)
      page.drag(to: CGPoint(x: 80, y: 150 - 5 * CGFloat(step)))
    }
    page.advance(by: 0.5)
    page.drag(to: CGPoint(x: 80, y: 50.5))
    page.release(at: CGPoint(x: 80, y: 50.5))
    page.play(3)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(source.chosen == [3])
  }

  @Test func `loading anew keeps what is chosen within the rows`() {
    let picker = picker()
    picker.selectRow(15, inComponent: 0, animated: false)
    source.rows = 5
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }

  @Test func `a date stays within the least and the greatest one`() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSince1970: 100)
    picker.maximumDate = Date(timeIntervalSince1970: 200)
    picker.setDate(Date(timeIntervalSince1970: 50), animated: false)
    #expect(picker.date.timeIntervalSince1970 == 100)
    picker.setDate(Date(timeIntervalSince1970: 500), animated: false)
    #expect(picker.date.timeIntervalSince1970 == 200)
  }
}
