// Equality by name, as sources of earlier Swift ask for it.

extension CGPoint {
  /// Whether both coordinates are equal; NaN equals nothing.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sides are equal; NaN equals nothing.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether origin and size are equal, as `==` compares them.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
