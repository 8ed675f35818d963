// The results of data detectors.

extension NSTextCheckingResult.CheckingType {
  // Foundation on Linux has deprecated these types, and its raw values differ from Apple's for the first three.
  static let detectedDates = Self(rawValue: 1 << 4)
  static let detectedAddresses = Self(rawValue: 1 << 5)
  static let detectedLinks = Self(rawValue: 1 << 6)
  static let detectedPhoneNumbers = Self(rawValue: 1 << 11)
  static let detectedFlights = Self(rawValue: 1 << 12)
}

extension NSTextCheckingResult {
  /// The link that a data detector found; nil for other results.
  public var url: URL? { (self as? DataDetectorResult)?.link }
  /// The telephone number that a data detector found, as it stands in the text; nil for other results.
  public var phoneNumber: String? { (self as? DataDetectorResult)?.number }
  /// Always nil: dates are not detected here.
  public var date: Date? { nil }
}
