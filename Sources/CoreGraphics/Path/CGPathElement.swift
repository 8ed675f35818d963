// An element of a path as callers see it.

/// One element with a pointer to its points, which is valid during the call alone.
@unsafe
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    unsafe self.type = type
    unsafe self.points = points
  }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void
