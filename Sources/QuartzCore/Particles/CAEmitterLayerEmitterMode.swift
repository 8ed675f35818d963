// The part of an emitter's shape that emits.

/// The part of the shape that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the points of the shape; drawn as ``outline``.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From the area of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From the area of the shape: there is no depth.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
