// The patterns that data detectors look for.

/// A regular expression for one type of data, and the conversion of its matches.
struct DataDetectorPattern: Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let pattern: String
  private let convert: @Sendable (String, NSRange) -> DataDetectorResult?

  /// Returns the matches in a range of a string.
  func matches(
    in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [DataDetectorResult] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    else { return [] }
    return expression.matches(in: text, options: options, range: range).compactMap { match in
      Range(match.range, in: text).flatMap { convert(String(text[$0]), match.range) }
    }
  }

  /// All patterns; of overlapping matches the earlier pattern wins.
  static let all = [mail, link, domain, number]

  private static let mail = DataDetectorPattern(
    type: .detectedLinks, pattern: #"(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}"#
  ) { text, range in
    let hasScheme = text.lowercased().hasPrefix("mailto:")
    return URL(string: hasScheme ? text : "mailto:" + text).map {
      DataDetectorResult(link: $0, range: range)
    }
  }

  /// Port, path, query and fragment, without punctuation at the end.
  private static let path = #"(?::\d+)?(?:[/?#][^\s<>"]*[^\s<>".,;:!?'()\[\]])?/?"#

  private static let link = DataDetectorPattern(
    type: .detectedLinks,
    pattern: #"\b(?:[a-z][a-z0-9+.-]*://|www\.)[\w-]+(?:\.[\w-]+)*"# + path, convert: web)

  private static let domain = DataDetectorPattern(
    type: .detectedLinks,
    pattern:
      #"(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|co|dev|app|info|me|de|fr|uk|ru|cn|jp)\b"#
      + path, convert: web)

  private static let web: @Sendable (String, NSRange) -> DataDetectorResult? = { text, range in
    URL(string: text.contains("://") ? text : "http://" + text)
      .map { DataDetectorResult(link: $0, range: range) }
  }

  private static let number = DataDetectorPattern(
    type: .detectedPhoneNumbers, pattern: #"(?<![\w.-])\+?\(?\d[\d ().-]{5,}\d(?![\w-])"#
  ) { text, range in
    let digits = text.count { $0.isNumber }
    return (7...15).contains(digits) ? DataDetectorResult(number: text, range: range) : nil
  }
}
