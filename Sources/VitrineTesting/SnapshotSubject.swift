// The subjects of pictures: views, controllers, layers and images.

internal import CoreGraphics
public import QuartzCore
public import UIKit

/// Something that a picture can be taken of.
@MainActor
public protocol SnapshotSubject {
  /// The picture as the options ask for it. An image is as it is.
  func snapshot(_ options: SnapshotOptions) -> UIImage
}

extension UIView: SnapshotSubject {
  /// The view alone, on nothing.
  public func snapshot(_ options: SnapshotOptions) -> UIImage {
    SnapshotStage(of: self, options).image(options)
  }
}

extension UIViewController: SnapshotSubject {
  /// The controller's view in a window, at the size that was asked for, else the view's own.
  public func snapshot(_ options: SnapshotOptions) -> UIImage {
    SnapshotStage(of: self, options).image(options)
  }
}

extension CALayer: SnapshotSubject {
  /// The layer alone, on nothing.
  public func snapshot(_ options: SnapshotOptions) -> UIImage {
    let view = UIView(frame: CGRect(origin: .zero, size: options.size ?? bounds.size))
    position = CGPoint(
      x: view.bounds.width * anchorPoint.x, y: view.bounds.height * anchorPoint.y)
    view.layer.addSublayer(self)
    defer { removeFromSuperlayer() }
    return SnapshotStage(of: view, options).image(options)
  }
}

extension UIImage: SnapshotSubject {
  /// The image itself.
  public func snapshot(_ options: SnapshotOptions) -> UIImage { self }
}
