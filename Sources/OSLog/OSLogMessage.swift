// A log message with interpolated values.

/// A message with interpolated values, each of which may have a privacy
/// ([Apple](https://developer.apple.com/documentation/os/oslogmessage)).
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Collects the message's text while the compiler interpolates.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }
  }

  /// The message with all its values.
  package let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
