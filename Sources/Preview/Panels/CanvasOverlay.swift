// What lies over a canvas, as the canvas knows it.

internal import CoreGraphics

/// Lies over a canvas and is placed with it.
@MainActor
protocol CanvasOverlay: AnyObject {
  /// Places everything on a canvas of `size` points.
  func layOut(in size: CGSize)
}
