// An element of a path as callers see it.

// SAFETY: marked unsafe, since its points are memory of the caller's that outlives no call.
/// One element with a pointer to its points, which is valid during the call alone.
@unsafe
public struct CGPathElement {
  /// Says how many points there are.
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic curve, three for a cubic one, none for a close.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element that points to memory of the caller's, which must outlive it.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    // SAFETY: the type itself is marked unsafe: its points outlive no call.
    unsafe self.type = type
    unsafe self.points = points
  }
}

/// Takes one element; its points are valid during the call alone.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// Takes the caller's `info` and one element, whose points are valid during the call alone.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void
