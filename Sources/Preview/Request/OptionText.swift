// The values of options from text, each with the error that names the option.

package import CoreGraphics
internal import Inspection
package import Messages

/// Reads options' values.
package enum OptionText {
  /// A number in a range.
  package static func factor(
    _ text: String, option: String, in range: ClosedRange<Double>
  ) throws(Failure) -> CGFloat {
    if let value = DecimalText.number(text), range.contains(value) { return CGFloat(value) }
    throw Failure(
      .usage,
      "\(option): “\(text)” is not a number from \(DecimalText.text(range.lowerBound)) to "
        + DecimalText.text(range.upperBound))
  }

  /// Seconds from 0 to a day.
  package static func seconds(_ text: String, option: String) throws(Failure) -> TimeInterval {
    if let value = DecimalText.number(text), (0...86400).contains(value) { return value }
    throw Failure(.usage, "\(option): “\(text)” is not a time in seconds from 0 to 86400")
  }

  /// A day of the Gregorian calendar as YYYY-MM-DD: noon in the local time zone.
  package static func date(_ text: String, option: String) throws(Failure) -> Date {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let digits = parts.map { $0.utf8.count }
    let numbers = parts.compactMap { $0.utf8.allSatisfy(isDigit) ? Int($0) : nil }
    if digits == [4, 2, 2], numbers.count == 3,
      let date = day(year: numbers[0], month: numbers[1], day: numbers[2])
    {
      return date
    }
    throw Failure(.usage, "\(option): “\(text)” is not a day: write YYYY-MM-DD")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func day(year: Int, month: Int, day: Int) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let wanted = DateComponents(year: year, month: month, day: day, hour: 12)
    guard let date = calendar.date(from: wanted) else { return nil }
    let got = calendar.dateComponents([.year, .month, .day], from: date)
    return got.year == year && got.month == month && got.day == day ? date : nil
  }
}
