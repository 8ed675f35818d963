// A match of a data detector.

/// A link or a telephone number that a data detector found.
final class DataDetectorResult: NSTextCheckingResult {
  private let foundRange: NSRange
  let link: URL?
  let number: String?

  init(link: URL? = nil, number: String? = nil, range: NSRange) {
    (self.link, self.number, self.foundRange) = (link, number, range)
    super.init()
  }

  /// Always fails: results are not archived.
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { link == nil ? .detectedPhoneNumbers : .detectedLinks }
  override var range: NSRange { foundRange }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange {
    index == 0 ? foundRange : NSRange(location: NSNotFound, length: 0)
  }
}
