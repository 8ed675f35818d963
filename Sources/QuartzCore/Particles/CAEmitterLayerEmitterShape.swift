// The shapes that particles are emitted from.

/// The shape that emits: a point, a line or an area around the emitter's position.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The emitter's position alone.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line along x through the position, as wide as the emitter.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size about the position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As ``rectangle``: there is no depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle about the position; its radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// As ``circle``: there is no depth.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
