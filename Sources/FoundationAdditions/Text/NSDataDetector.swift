// Links and telephone numbers in texts; Foundation on Linux has no such thing.

/// Several types of what a text may hold.
public typealias NSTextCheckingTypes = UInt64

/// Finds links and telephone numbers
/// ([Apple](https://developer.apple.com/documentation/foundation/nsdatadetector)).
///
/// A link has a scheme, begins with `www.`, is an address of mail, or ends in one of the usual domains. Seven
/// to fifteen digits are a telephone number, where nothing but spaces, dots, dashes and parentheses lies between
/// them. Dates, addresses and flights are not found: one line in the log says so.
///
/// It is no `NSRegularExpression`, from which Swift on Linux can inherit nothing, and has its methods.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  public let checkingTypes: NSTextCheckingTypes
  private let kinds: [DataKind]

  /// Throws where no type is one that a detector looks for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    guard !types.isDisjoint(with: Self.all) else { throw CocoaError(.keyValueValidation) }
    if !types.isDisjoint(with: Self.absent) {
      logOnce("NSDataDetector finds links and telephone numbers; it looks for nothing else here")
    }
    self.checkingTypes = checkingTypes
    kinds = DataKind.all.filter { types.contains($0.type) }
  }

  private static let absent: NSTextCheckingResult.CheckingType = [
    .ofDates, .ofAddresses, .ofFlights,
  ]
  private static let all = absent.union([.ofLinks, .ofNumbers])

  /// In their order in the text; where two begin alike or overlap the first kind has it.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    for kind in kinds {
      for result in kind.matches(in: string, options, range)
      where !found.contains(where: { $0.range.intersection(result.range) != nil }) {
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// `NSNotFound` where there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      unsafe block(match, [], &stops)
      if stops.boolValue { return }
    }
  }
}

extension NSTextCheckingResult {
  /// Of what a data detector found; nil of all else, and so with the others.
  public var url: URL? { (self as? DetectedData)?.link }
  public var phoneNumber: String? { (self as? DetectedData)?.number }
  /// Dates are not found here.
  public var date: Date? { nil }
}
