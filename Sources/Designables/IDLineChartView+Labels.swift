// The chart's words: the days below it, and the value that its bubble shows.

import UIKit

extension IDLineChartView {
  static var defaultPoints: [IDLineChartPoint] {
    [(1, 1), (2, 2), (3, 1.5), (4, 2), (5, 4), (6, 1), (7, 2)].map {
      IDLineChartPoint.point(withX: $0.0, andY: $0.1)
    }
  }

  /// The seven days before `today` in the local time zone, oldest first, as `MM-dd`.
  static func daysBefore(_ today: Date) -> [String] {
    var seconds = time_t(today.timeIntervalSince1970.rounded(.down))
    var day = unsafe tm()
    unsafe localtime_r(&seconds, &day)
    return (1...7).reversed().map { back in
      // At noon no change of the clocks can lead into another day.
      var earlier = unsafe day
      unsafe earlier.tm_mday -= Int32(back)
      unsafe earlier.tm_hour = 12
      unsafe earlier.tm_isdst = -1
      unsafe mktime(&earlier)
      return unsafe twoDigits(earlier.tm_mon + 1) + "-" + twoDigits(earlier.tm_mday)
    }
  }

  private static func twoDigits(_ number: Int32) -> String {
    (number < 10 ? "0" : "") + String(number)
  }

  /// The value at `y` steps of the y axis: linear between the two labels around it where both are
  /// numbers (beyond the axis, between the nearest two), else the lower label.
  func value(at y: Float) -> String {
    let labels = yAxisInformationArray
    guard !labels.isEmpty, y.isFinite else { return "" }
    let lower = Int(min(max(y.rounded(.down), 0), Float(max(0, labels.count - 2))))
    guard lower + 1 < labels.count, let low = Double(labels[lower]),
      let high = Double(labels[lower + 1])
    else { return labels[min(Int(max(y.rounded(.down), 0)), labels.count - 1)] }
    return Self.decimal(low + (high - low) * (Double(y) - Double(lower)))
  }

  /// At most two digits after the point, no zeros at the end.
  private static func decimal(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return String(value) }
    var text = String(hundredths / 100)
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text
  }
}
