// Images with another rendering mode, caps, insets or mirroring.

import CoreGraphics

extension UIImage {
  private func changing(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The picture whose parts inside the caps (points) are repeated to fill its room.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with caps in points, whose part between them is resized by `resizingMode`.
  ///
  /// Negative caps count as 0, caps beyond the picture are cut; NaN and infinities are refused.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    guard
      allFinite(
        capInsets.top, capInsets.left, capInsets.bottom, capInsets.right, for: "UIImage.capInsets")
    else { return self }
    let size = size
    return changing {
      let left = min(max(0, capInsets.left), size.width)
      let top = min(max(0, capInsets.top), size.height)
      $0.capInsets = UIEdgeInsets(
        top: top, left: left, bottom: min(max(0, capInsets.bottom), size.height - top),
        right: min(max(0, capInsets.right), size.width - left))
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The picture whose column and row after the caps (points) are stretched.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: topCapHeight > 0 ? size.height - top - 1 : 0,
        right: leftCapWidth > 0 ? size.width - left - 1 : 0),
      resizingMode: .stretch)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    guard alignmentInsets.isFinite else { return self }
    return changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture that mirrors itself where lines run from right to left; here they never do.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.flipsForRightToLeftLayoutDirection = true }
  }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }
}

extension UIImage.Orientation {
  /// The orientation that shows left and right exchanged.
  fileprivate var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
