// Circular arcs as cubics.

/// How far an arc turns in Apple's sense: `clockwise` lets the angle fall.
///
/// Equal angles make no arc; a difference of a whole turn or more in that sense, or of whole turns
/// in the other, makes one whole turn.
func arcDelta(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
  let turn = 2 * CGFloat.pi
  let delta = clockwise ? start - end : end - start
  let ahead =
    delta >= 0 ? min(delta, turn) : turn + delta.truncatingRemainder(dividingBy: turn)
  return clockwise ? -ahead : ahead
}

extension PathData {
  /// A line to the arc's start (a move where nothing was drawn yet), then the arc.
  package mutating func add(_ arc: CircularArc, _ transform: CGAffineTransform = .identity) {
    let start = arc.point(at: arc.startAngle).applying(transform)
    if currentPoint == nil {
      move(to: start)
    } else {
      line(to: start)
    }
    for curve in arc.cubics {
      cubic(
        to: curve.end.applying(transform), control1: curve.control1.applying(transform),
        control2: curve.control2.applying(transform))
    }
  }

  /// The arc that touches the lines pen → corner → end. `transform` maps corner, end and radius.
  mutating func addTangentArc(
    _ corner: CGPoint, _ end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let pen = currentPoint?.applying(transform.inverted()) else {
      move(to: corner.applying(transform))
      return
    }
    guard let back = (pen - corner).normalized, let ahead = (end - corner).normalized,
      abs(back.cross(ahead)) > 1e-12, radius > 0
    else {
      line(to: corner.applying(transform))
      return
    }
    // With φ the angle at the corner, the arc begins radius / tan(φ/2) from it.
    let distance = radius * (1 + back.dot(ahead)) / abs(back.cross(ahead))
    let start = corner + back * distance
    let inward = back.turned * (back.cross(ahead) < 0 ? -1 : 1)
    let inwardAtEnd = ahead.turned * (back.cross(ahead) < 0 ? 1 : -1)
    line(to: start.applying(transform))
    let center = start + inward * radius
    // More than 90° in two halves that meet at the arc's top.
    if back.dot(ahead) > 0, let top = (inward + inwardAtEnd).normalized {
      addArc(center, radius, from: -inward, to: -top, transform: transform)
      addArc(center, radius, from: -top, to: -inwardAtEnd, transform: transform)
    } else {
      addArc(center, radius, from: -inward, to: -inwardAtEnd, transform: transform)
    }
  }

  /// The short arc between two unit vectors about `center`, as one cubic.
  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from one: CGPoint, to other: CGPoint,
    transform: CGAffineTransform
  ) {
    let cosine = one.dot(other)
    // tan(θ/4) = sin(θ/2) / (1 + cos(θ/2)).
    let sineOfHalf = (max(0, 1 - cosine) / 2).squareRoot()
    let cosineOfHalf = (max(0, 1 + cosine) / 2).squareRoot()
    let control = 4.0 / 3 * sineOfHalf / (1 + cosineOfHalf) * (one.cross(other) < 0 ? -1 : 1)
    let end = center + other * radius
    let control1 = center + (one + one.turned * control) * radius
    let control2 = center + (other - other.turned * control) * radius
    cubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
}
