// No-op on Linux: the shape of an effect, stored; no effect has a shape.

public import CoreGraphics

/// A shape that adapts to a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uishape-swift.struct)). Stored without
/// effect: no effect here has a shape.
public struct UIShape: Sendable {
  enum Kind: Sendable {
    case rect(cornerRadius: CGFloat, corners: UIRectCorner)
    case fixedRect(CGRect, cornerRadius: CGFloat, corners: UIRectCorner)
    case capsule
    case circle
    case path(CGPath)
  }

  let kind: Kind
  private(set) var insets = UIEdgeInsets.zero

  init(_ kind: Kind) { self.kind = kind }

  public static var rect: UIShape { UIShape(.rect(cornerRadius: 0, corners: .allCorners)) }
  public static var capsule: UIShape { UIShape(.capsule) }
  public static var circle: UIShape { UIShape(.circle) }

  public static func rect(
    cornerRadius: CGFloat, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(.rect(cornerRadius: cornerRadius, corners: maskedCorners))
  }

  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(.fixedRect(rect, cornerRadius: cornerRadius, corners: maskedCorners))
  }

  @MainActor public static func path(_ path: UIBezierPath) -> UIShape {
    UIShape(.path(path.cgPath))
  }

  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var shape = self
    shape.insets = insets
    return shape
  }

  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }
}
