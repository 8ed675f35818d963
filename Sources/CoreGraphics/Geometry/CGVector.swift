// A direction with a length.

/// A difference of two points, in their unit.
public struct CGVector: Hashable, Sendable, Codable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards where y is down.
  public var dy: CGFloat

  /// A vector of length 0.
  public static let zero = CGVector()

  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector of its parts along x and y.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
