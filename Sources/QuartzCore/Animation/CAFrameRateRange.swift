// A range of frame rates that something asks for.

/// Frames per second that something asks for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that is acceptable, in frames per second.
  public var minimum: Float
  /// The highest rate that is useful, in frames per second.
  public var maximum: Float
  /// The best rate, in frames per second; nil for none.
  public var preferred: Float?

  /// Makes a range of frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// No wish.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
