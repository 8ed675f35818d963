// Containers whose bars follow what is scrolled below them.

import CoreGraphics

/// A container with a bar that follows a scroll view.
@MainActor protocol ScrollFollower: AnyObject {
  /// The contents have moved, or their ends have.
  func contentsDidScroll(_ view: UIScrollView)
  /// Returns the offset at which contents rest that would come to rest at `offset`, in points.
  func restingOffset(_ offset: CGFloat, of view: UIScrollView) -> CGFloat
}
