// Links and telephone numbers in texts.

import Foundation
import FoundationAdditions
import Testing

@Suite struct DataDetectorTests {
  /// Foundation's types on Linux, where they are deprecated.
  private enum Kind {
    static let link: UInt64 = 1 << 6
    static let phoneNumber: UInt64 = 1 << 11
    static let spelling: UInt64 = 1 << 2
  }

  private func found(_ text: String, _ kinds: UInt64) throws -> [NSTextCheckingResult] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: kinds).matches(in: text, range: whole)
  }

  @Test(arguments: [
    ("see https://example.com/a?b=c#d.", "https://example.com/a?b=c#d"),
    ("(www.example.com/page)", "http://www.example.com/page"),
    ("at example.org, too", "http://example.org"),
    ("Ring me: anna.b+c@mail.example.com!", "mailto:anna.b+c@mail.example.com"),
    ("http://localhost:8080/x", "http://localhost:8080/x"),
  ])
  func `a link is found and completed to a URL`(text: String, link: String) throws {
    let result = try #require(found(text, Kind.link).first)
    #expect(result.url?.absoluteString == link && result.resultType.rawValue == Kind.link)
    #expect(try found(text, Kind.link).count == 1)
    #expect(link.hasSuffix((text as NSString).substring(with: result.range)))
  }

  @Test(arguments: ["+49 (30) 123-4567", "555-0123", "1.800.555.0199", "0301234567"])
  func `a telephone number is found as it stands in the text`(number: String) throws {
    let results = try found("Ring \(number) now", Kind.phoneNumber)
    #expect(results.map(\.phoneNumber) == [number])
    #expect(results.first?.resultType.rawValue == Kind.phoneNumber && results.first?.url == nil)
  }

  @Test(arguments: ["no link. here", "version 1.2.3", "12345", "a1234567890", "e.g. this", "x@y"])
  func `text that is neither is not found`(text: String) throws {
    #expect(try found(text, Kind.link | Kind.phoneNumber).isEmpty)
  }

  @Test func `results have the text's order, and a number in a link is not a result`() throws {
    let results = try found("555 0123 or www.example.com/5550199", Kind.link | Kind.phoneNumber)
    #expect(results.map(\.resultType.rawValue) == [Kind.phoneNumber, Kind.link])
  }

  @Test func `first match, count and stopping work as in a regular expression`() throws {
    let text = "a@example.com b@example.com"
    let whole = NSRange(location: 0, length: text.utf16.count)
    let detector = try NSDataDetector(types: Kind.link)
    #expect(detector.numberOfMatches(in: text, range: whole) == 2)
    #expect(detector.rangeOfFirstMatch(in: text, range: whole) == NSRange(location: 0, length: 13))
    let rest = NSRange(location: 13, length: 14)
    #expect(
      detector.firstMatch(in: text, range: rest)?.url?.absoluteString == "mailto:b@example.com")
    var count = 0
    unsafe detector.enumerateMatches(in: text, range: whole) { _, _, stop in
      count += 1
      unsafe stop.pointee = true
    }
    #expect(count == 1)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    #expect(throws: (any Error).self) { try NSDataDetector(types: Kind.spelling) }
  }
}
