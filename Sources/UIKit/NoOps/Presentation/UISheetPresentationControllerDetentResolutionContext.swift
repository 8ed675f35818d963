// No-op on Linux: the context in which a sheet's detent is resolved; none ever is.

public import CoreGraphics

/// The context in which a sheet's detent is resolved; none ever is.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// Points.
  var maximumDetentValue: CGFloat { get }
}
