// The dates below a chart, without a calendar: loading one costs more than drawing the chart.

package import UIKit

/// Days of the Gregorian calendar by arithmetic.
package enum ChartDates {
  /// The day of a time in the local time zone; nil is now.
  package static func day(of date: Date?) -> DateComponents {
    // Seconds beyond the years that have four digits are no dates for a chart.
    let seconds = date?.timeIntervalSince1970 ?? 0
    let isUsable = date != nil && abs(seconds) < 2.5e11
    var clock = isUsable ? time_t(seconds.rounded(.down)) : time(nil)
    // SAFETY: `localtime_r` fills the structure, whose name of the zone nobody reads.
    var local = unsafe tm()
    unsafe localtime_r(&clock, &local)
    return unsafe DateComponents(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }

  /// The days before `day`, oldest first, as `MM-dd`. A component that `day` leaves out counts as 1.
  package static func labels(before day: DateComponents, count: Int = 7) -> [String] {
    let number = dayNumber(year: day.year ?? 1, month: day.month ?? 1, day: day.day ?? 1)
    return (1...count).reversed().map { label(dayNumber: number - $0) }
  }

  private static func label(dayNumber: Int) -> String {
    let (month, day) = monthAndDay(dayNumber: dayNumber)
    return "\(twoDigits(month))-\(twoDigits(day))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  // Years begin in March here, so that the leap day is a year's last
  // (https://howardhinnant.github.io/date_algorithms.html).

  private static let daysInEra = 146_097

  /// Days since 0000-03-01.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * daysInEra + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  }

  private static func monthAndDay(dayNumber: Int) -> (month: Int, day: Int) {
    let remainder = dayNumber % daysInEra
    let dayOfEra = remainder < 0 ? remainder + daysInEra : remainder
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    return ((marchMonth + 2) % 12 + 1, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}
