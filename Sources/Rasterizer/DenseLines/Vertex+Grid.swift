// Vertices lane by lane, and whole pixels.

extension Vertex {
  // Masks of two lanes become branches, which nobody can predict.
  @inline(__always)
  func lowest(_ other: Vertex) -> Vertex {
    Vertex(other.x < x ? other.x : x, other.y < y ? other.y : y)
  }

  @inline(__always)
  func highest(_ other: Vertex) -> Vertex {
    Vertex(other.x > x ? other.x : x, other.y > y ? other.y : y)
  }

  @inline(__always)
  var limited: Vertex { Vertex(x.limited, y.limited) }

  /// The nearest whole numbers; for what is less than 2⁵¹.
  @inline(__always)
  var nearest: (x: Int, y: Int) {
    // Where doubles are whole numbers and count their bits.
    let zero = 6_755_399_441_055_744.0
    let far = self + zero
    return (
      Int(truncatingIfNeeded: far.x.bitPattern &- zero.bitPattern),
      Int(truncatingIfNeeded: far.y.bitPattern &- zero.bitPattern)
    )
  }
}

extension Double {
  /// Within what whole numbers count, and far beyond all that is drawn.
  @inline(__always)
  var limited: Double { min(max(self, -1e15), 1e15) }

  /// As a whole number; for what is limited.
  @inline(__always)
  var floor: Int {
    let whole = Int(self)
    return Double(whole) > self ? whole &- 1 : whole
  }

  /// As a whole number; for what is limited.
  @inline(__always)
  var ceiling: Int {
    let whole = Int(self)
    return Double(whole) < self ? whole &+ 1 : whole
  }
}
