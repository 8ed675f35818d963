// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Foundation's ranges.

/// A range of characters or items by its start and length
/// ([Apple](https://developer.apple.com/documentation/corefoundation/cfrange)).
public struct CFRange: Equatable, Sendable {
  /// The index of the first item.
  public var location: CFIndex
  /// The number of items.
  public var length: CFIndex

  /// Creates an empty range at 0, which stands for everything in many of Core Text's functions.
  public init() { (location, length) = (0, 0) }

  /// Creates a range by its start and length.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Creates a range by its start and length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

extension CFRange {
  /// Returns the part of `whole` in the range; an empty range reaches to the end of `whole`.
  package func part(of whole: Range<Int>) -> Range<Int> {
    let start = min(max(location, whole.lowerBound), whole.upperBound)
    guard length > 0 else { return start..<whole.upperBound }
    let (end, isTooFar) = start.addingReportingOverflow(length)
    return start..<(isTooFar ? whole.upperBound : min(end, whole.upperBound))
  }

  /// Creates the range with the bounds of a Swift range.
  package init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
}
