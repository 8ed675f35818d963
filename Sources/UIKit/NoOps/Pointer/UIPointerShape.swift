// No-op on Linux: the shape of the pointer over a view, which is never applied.

public import CoreGraphics

/// The shape of the pointer over a view, which is never applied.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
