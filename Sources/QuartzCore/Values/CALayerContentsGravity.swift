// The placement of a layer's contents in its bounds.

/// The placement of `contents` in the bounds
/// ([Apple](https://developer.apple.com/documentation/quartzcore/calayercontentsgravity)). The
/// names follow a space in which y runs up. Here, as on iOS, y runs down: `top` places the contents
/// at the edge with the larger y, the **bottom** edge on the screen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unscaled, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled, in the middle of the edge with the largest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled, in the middle of the edge with the smallest y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled, in the middle of the edge with the smallest x.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled, in the middle of the edge with the largest x.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled, in the corner of the smallest x and the largest y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled, in the corner of the largest x and the largest y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled, in the corner of the smallest x and the smallest y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled, in the corner of the largest x and the smallest y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to the largest size of the same proportions that fits in the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to the smallest size of the same proportions that fills the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
