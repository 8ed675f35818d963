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

  /// About it doubles are whole numbers, and count by their bits.
  fileprivate static let wholeZero = 6_755_399_441_055_744.0

  /// The nearest whole numbers; for what is less than 2⁵¹.
  @inline(__always)
  var nearest: (x: Int, y: Int) {
    let zero = Vertex.wholeZero
    let far = self + zero
    return (
      Int(truncatingIfNeeded: far.x.bitPattern &- zero.bitPattern),
      Int(truncatingIfNeeded: far.y.bitPattern &- zero.bitPattern)
    )
  }
}

extension Double {
  /// Within what whole numbers count, and far beyond all that is drawn; the least for NaN.
  @inline(__always)
  var limited: Double { lowered(to: 1e15, raised: -1e15) }

  // The standard library's `min` and `max` order zeros and NaN, which costs several instructions each.
  @inline(__always)
  func lowered(to most: Double, raised least: Double) -> Double {
    let high = self > least ? self : least
    return high < most ? high : most
  }

  /// As a whole number; for what is limited.
  @inline(__always)
  var floor: Int {
    let (whole, value) = nearest
    return value > self ? whole &- 1 : whole
  }

  /// As a whole number; for what is limited.
  @inline(__always)
  var ceiling: Int {
    let (whole, value) = nearest
    return value < self ? whole &+ 1 : whole
  }

  /// The nearest whole number; for what is less than 2⁵¹.
  @inline(__always)
  private var nearest: (whole: Int, value: Double) {
    let zero = Vertex.wholeZero
    let far = self + zero
    return (Int(truncatingIfNeeded: far.bitPattern &- zero.bitPattern), far - zero)
  }
}
