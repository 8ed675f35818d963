// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Ranges and arrays as Core Text's functions take and give them.

/// So many of something from a place on.
public struct CFRange: Equatable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  /// Empty, at the start. To many functions: all.
  public init() { (location, length) = (0, 0) }

  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

public let kCFNotFound: CFIndex = -1

public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// The object at an index, which lives as long as the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer? {
  // SAFETY: the array keeps the object.
  unsafe UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

extension CFRange {
  /// The part of `whole` that the range stands for; one without length reaches to the end.
  package func part(of whole: Range<Int>) -> Range<Int> {
    let start = min(max(location, whole.lowerBound), whole.upperBound)
    guard length > 0 else { return start..<whole.upperBound }
    let (end, isTooFar) = start.addingReportingOverflow(length)
    return start..<(isTooFar ? whole.upperBound : min(end, whole.upperBound))
  }

  package init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
}
