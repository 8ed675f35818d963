// Detection of links and telephone numbers, which Foundation on Linux lacks.

/// A set of `NSTextCheckingResult.CheckingType` as its raw value.
public typealias NSTextCheckingTypes = UInt64

/// Finds links and telephone numbers
/// ([Apple](https://developer.apple.com/documentation/foundation/nsdatadetector)).
///
/// A link has a scheme, begins with `www.`, is an e-mail address, or ends in one of the usual domains. A telephone
/// number has seven to fifteen digits with nothing but spaces, dots, dashes and parentheses between them. Dates,
/// addresses and flights are not found, with one line in the log.
///
/// It has the methods of `NSRegularExpression` but does not inherit from it, which cannot have subclasses on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Unchecked: immutable after initialisation.
  /// The types that are looked for, also those that are never found.
  public let checkingTypes: NSTextCheckingTypes
  private let patterns: [DataDetectorPattern]

  /// Creates a detector. Throws where none of the types is one of data.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    guard !types.isDisjoint(with: Self.all) else { throw CocoaError(.keyValueValidation) }
    if !types.isDisjoint(with: Self.unsupported) {
      logOnce("NSDataDetector finds links and telephone numbers; it looks for nothing else here")
    }
    self.checkingTypes = checkingTypes
    patterns = DataDetectorPattern.all.filter { types.contains($0.type) }
  }

  private static let unsupported: NSTextCheckingResult.CheckingType = [
    .detectedDates, .detectedAddresses, .detectedFlights,
  ]
  private static let all = unsupported.union([.detectedLinks, .detectedPhoneNumbers])

  /// Returns the matches in the order of the text. Where two overlap, e-mail addresses win over links and links over
  /// telephone numbers.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    for pattern in patterns {
      for result in pattern.matches(in: string, options, range)
      where !found.contains(where: { $0.range.intersection(result.range) != nil }) {
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first match; nil for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of matches.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the range of the first match; its location is `NSNotFound` for none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls the closure with each match, until it sets the Boolean to true.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      // SAFETY: the pointer is to a variable, for the length of the call.
      unsafe block(match, [], &stops)
      if stops.boolValue { return }
    }
  }
}
