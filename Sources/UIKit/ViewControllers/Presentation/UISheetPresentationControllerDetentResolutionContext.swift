// The context in which a sheet's detent is resolved.

public import CoreGraphics

/// The context in which a sheet's detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// Points.
  var maximumDetentValue: CGFloat { get }
}
