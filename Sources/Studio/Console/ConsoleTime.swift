// Times of the day as the console shows them.

internal import CoreGraphics
internal import UIKit

/// Writes times of the day with thousandths.
@MainActor
enum ConsoleTime {
  private static let calendar = Calendar(identifier: .gregorian)

  /// “09:41:07.250” in the present time zone.
  static func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let thousandths = (parts.nanosecond ?? 0) / 1_000_000
    return [parts.hour, parts.minute, parts.second].map { digits($0, 2) }.joined(separator: ":")
      + "." + digits(thousandths, 3)
  }
}
