// Places that tabs lead to. They are kept: a tab is drawn as one space.

public import CoreGraphics

/// A place that a tab leads to ([Apple](https://developer.apple.com/documentation/uikit/nstexttab)).
open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  public let alignment: NSTextAlignment
  /// Points from the left margin.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
