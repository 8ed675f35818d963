// Durations and small additions to Foundation on Linux.

import Foundation
import FoundationAdditions
import Testing

@Suite struct FoundationTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"),
    (.short, "1 hr, 5 min, 9 sec"), (.full, "1 hour, 5 minutes, 9 seconds"),
    (.brief, "1hr 5min 9sec"), (.spellOut, "one hour, five minutes, nine seconds"),
  ])
  func `a duration is formatted in each style`(
    style: DateComponentsFormatter.UnitsStyle, text: String
  ) {
    #expect(formatter(style, [.hour, .minute, .second]).string(from: 3909) == text)
  }

  @Test func `units that are 0 are dropped by the formatting behavior`() {
    let positional = formatter(.positional, [.hour, .minute, .second])
    #expect(positional.string(from: 3600) == "1:00:00")
    #expect(positional.string(from: 59) == "59")
    positional.zeroFormattingBehavior = .pad
    #expect(positional.string(from: 59) == "00:00:59")
    let full = formatter(.full, [.hour, .minute, .second])
    #expect(full.string(from: 3601) == "1 hour, 1 second")
    #expect(full.string(from: 0) == "0 seconds")
    full.maximumUnitCount = 1
    #expect(full.string(from: 7325) == "2 hours")
    #expect(full.string(from: .infinity) == nil)
  }

  @Test func `initializers without arguments make empty strings`() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }

  @Test func `a scanner skips a number whose value is not asked for`() {
    let scanner = Scanner(string: "12.5x")
    #expect(unsafe scanner.scanDecimal(nil) && !scanner.isAtEnd)
    #expect(unsafe !scanner.scanDecimal(nil))
  }

  @Test func `a class's class for coding is itself`() {
    #expect(NSString.classForCoder() == NSString.self)
  }

  @Test func `an exception has its name, reason and values`() {
    let exception = NSException(name: .genericException, reason: "no dial", userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSGenericException" && exception.reason == "no dial")
    #expect(exception.userInfo?["a"] as? Int == 1)
  }

  @Test func `a mutable string appends a format`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("-%02d%@", 7, "b" as NSString)
    #expect(text as NSString as String == "a-07b")
  }
}
