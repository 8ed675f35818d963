// The size, scale, time and appearance of a picture.

public import CoreGraphics
public import UIKit

/// How a picture is taken.
public struct SnapshotOptions: Sendable {
  /// Points; nil: the subject's own size.
  public var size: CGSize?
  /// Pixels per point. Default: 1.
  public var scale: CGFloat
  /// Seconds since the subject was shown. Default: 0.
  public var time: TimeInterval
  /// Light or dark. Default: light.
  public var appearance: UIUserInterfaceStyle

  /// Options; by default the subject as it is at first, at one pixel per point, light.
  public init(
    size: CGSize? = nil, scale: CGFloat = 1, at time: TimeInterval = 0,
    appearance: UIUserInterfaceStyle = .light
  ) {
    (self.size, self.scale, self.time, self.appearance) = (size, scale, time, appearance)
  }
}
