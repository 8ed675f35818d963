// A range of frame rates that something asks for.

/// Frames per second that something asks for.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// No wish.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
