// The view of an overlay that a canvas has: something to place.

internal import CoreGraphics

/// Lies over a canvas and is placed with it.
@MainActor
protocol CanvasOverlay: AnyObject {
  /// Places everything on a canvas of `size` points.
  func layOut(in size: CGSize)
}
