// What a data detector looks for and how it tells what it found.

extension NSTextCheckingResult.CheckingType {
  // Foundation on Linux has them as deprecated, since no expression finds any, and other numbers than
  // Apple's for the first three.
  static let ofDates = Self(rawValue: 1 << 4)
  static let ofAddresses = Self(rawValue: 1 << 5)
  static let ofLinks = Self(rawValue: 1 << 6)
  static let ofNumbers = Self(rawValue: 1 << 11)
  static let ofFlights = Self(rawValue: 1 << 12)
}

/// A link or a telephone number at its place in a text.
final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  let link: URL?
  let number: String?

  init(link: URL? = nil, number: String? = nil, at place: NSRange) {
    (self.link, self.number, self.place) = (link, number, place)
    super.init()
  }

  /// Foundation's coder holds nothing that was found.
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { link == nil ? .ofNumbers : .ofLinks }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange {
    index == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}

/// One kind of data: a pattern, and what a text that matches it means.
struct DataKind: Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let pattern: String
  private let read: @Sendable (String, NSRange) -> DetectedData?

  func matches(
    in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [DetectedData] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    else { return [] }
    return expression.matches(in: text, options: options, range: range).compactMap { match in
      Range(match.range, in: text).flatMap { read(String(text[$0]), match.range) }
    }
  }

  /// The earlier has what two find.
  static let all = [mail, link, domain, number]

  private static let mail = DataKind(
    type: .ofLinks, pattern: #"(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}"#
  ) { text, place in
    let hasScheme = text.lowercased().hasPrefix("mailto:")
    return URL(string: hasScheme ? text : "mailto:" + text).map {
      DetectedData(link: $0, at: place)
    }
  }

  /// What may follow a host; a sentence's last mark is none of it.
  private static let path = #"(?::\d+)?(?:[/?#][^\s<>"]*[^\s<>".,;:!?'()\[\]])?/?"#

  private static let link = DataKind(
    type: .ofLinks,
    pattern: #"\b(?:[a-z][a-z0-9+.-]*://|www\.)[\w-]+(?:\.[\w-]+)*"# + path, read: web)

  private static let domain = DataKind(
    type: .ofLinks,
    pattern:
      #"(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|co|dev|app|info|me|de|fr|uk|ru|cn|jp)\b"#
      + path, read: web)

  private static let web: @Sendable (String, NSRange) -> DetectedData? = { text, place in
    URL(string: text.contains("://") ? text : "http://" + text)
      .map { DetectedData(link: $0, at: place) }
  }

  private static let number = DataKind(
    type: .ofNumbers, pattern: #"(?<![\w.-])\+?\(?\d[\d ().-]{5,}\d(?![\w-])"#
  ) { text, place in
    let digits = text.count { $0.isNumber }
    return (7...15).contains(digits) ? DetectedData(number: text, at: place) : nil
  }
}
