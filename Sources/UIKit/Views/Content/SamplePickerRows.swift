// The rows that Interface Builder shows in a picker without a data source.

import CoreGraphics

/// Rows for a picker on Interface Builder's canvas, whose data source does not run: names of towns.
final class SamplePickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let titles = [
    "Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose",
  ]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    Self.titles.indices.contains(row) ? Self.titles[row] : nil
  }
}

extension UIPickerView {
  /// Shows sample rows where the picker has no data source.
  func showSampleRows() {
    guard dataSource == nil, delegate == nil else { return }
    let rows = SamplePickerRows()
    sampleRows = rows
    dataSource = rows
    delegate = rows
    selectRow(2, inComponent: 0, animated: false)
  }
}
