// The kinds of signposts, and the function that sets one.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The kind of a signpost: an event, or the begin or end of an interval.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// Where an interval begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// Where an interval ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks nothing: no tool reads signposts here. The first call says so in the log.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { Signposts.announce() }

/// Marks nothing, as without a text.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) { Signposts.announce() }

/// The log line about signposts.
enum Signposts {
  private static let line: Void = OSLog.default.write(
    "vitrine: signposts are not recorded: no tool reads them here")

  /// Says once that nothing is recorded.
  static func announce() { line }
}

extension OSLog {
  /// Logs of signposts, by Apple's names; there is no tool that shows them.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Shown in the points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Off until a tool asks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Off until a tool asks, with stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// A log of a category by Apple's names.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// False: no tool records signposts.
  public var signpostsEnabled: Bool { false }
}
