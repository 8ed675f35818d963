// The physical body of a dynamic item: its position, velocity and material.

import CoreGraphics

/// A point or a direction of the plane, in points; y down.
typealias DynamicVector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// A quarter turn clockwise on the screen, times `factor`.
  func turned(_ factor: Double = 1) -> Self { Self(-y * factor, x * factor) }

  func rotated(_ angle: Double) -> Self {
    let (sine, cosine) = sineAndCosine(radians: angle)
    return Self(x * cosine - y * sine, x * sine + y * cosine)
  }
}

/// The physical body of a dynamic item: its position, velocity and material.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var place: DynamicVector
  /// Radians, clockwise on the screen.
  var angle: Double
  /// Velocity and angular velocity, in points and radians a second.
  var velocity = DynamicVector(0, 0)
  var spin = 0.0
  /// Half the size of the bounds.
  let half: DynamicVector
  let isRound: Bool

  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var rotates = true
  var isAnchored = false
  /// The item's transform without its rotation.
  private let form: CGAffineTransform

  init(_ item: any UIDynamicItem) {
    self.item = item
    place = DynamicVector(item.center)
    let transform = item.transform
    angle = item.turn
    form = transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(-angle)))
    half = DynamicVector(Double(item.bounds.width) / 2, Double(item.bounds.height) / 2)
    isRound = item.collisionBoundsType == .ellipse
  }

  /// Resets the material to its defaults.
  func reset() {
    (elasticity, friction, density, resistance, angularResistance) = (0, 0, 1, 0, 0)
    (charge, rotates, isAnchored) = (0, true, false)
  }

  /// The radius of an elliptic body.
  var radius: Double { min(half.x, half.y) }

  var mass: Double { max(1e-6, 4 * half.x * half.y * density / 10_000) }

  var inverseMass: Double { isAnchored ? 0 : 1 / mass }

  /// The inverse of a plate's moment of inertia.
  var inverseInertia: Double {
    guard rotates, !isAnchored else { return 0 }
    return 3 / max(1e-6, mass * (half.x * half.x + half.y * half.y))
  }

  func push(_ impulse: DynamicVector, at arm: DynamicVector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// Returns the velocity of the point at `arm` from the centre.
  func velocity(at arm: DynamicVector) -> DynamicVector { velocity + arm.turned(spin) }

  /// Returns the change of velocity along `direction` at `arm` by an impulse of 1.
  func response(_ direction: DynamicVector, at arm: DynamicVector) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Clockwise on the screen, from the upper left.
  var corners: [DynamicVector] {
    [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
      place + DynamicVector(x * half.x, y * half.y).rotated(angle)
    }
  }

  func contains(_ point: DynamicVector) -> Bool {
    let local = (point - place).rotated(-angle)
    return abs(local.x) <= half.x && abs(local.y) <= half.y
  }

  /// Sets the item's position and rotation to the body's.
  func show() {
    item.center = place.point
    item.transform = form.concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
  }
}
