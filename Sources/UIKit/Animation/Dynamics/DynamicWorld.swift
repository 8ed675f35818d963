// The bodies of an animator, and their motion in one step.

import CoreGraphics

/// Bodies by their items.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var known: [ObjectIdentifier: DynamicBody] = [:]

  /// The speeds below which a body counts as at rest, in points and radians a second.
  private static let stillSpeed = 2.0
  private static let stillSpin = 0.02

  /// Makes bodies of the items that behaviours move, and forgets the others.
  func take(_ items: [any UIDynamicItem]) {
    var current: [ObjectIdentifier: DynamicBody] = [:]
    bodies = items.map { item in
      let body = known[ObjectIdentifier(item)] ?? DynamicBody(item)
      body.reset()
      current[ObjectIdentifier(item)] = body
      return body
    }
    known = current
  }

  func forget(_ item: any UIDynamicItem) { known[ObjectIdentifier(item)] = nil }

  func body(_ item: any UIDynamicItem) -> DynamicBody? { known[ObjectIdentifier(item)] }

  func bodies(of items: DynamicItems) -> [DynamicBody] { items.list.compactMap { body($0) } }

  /// Applies the resistance of all bodies.
  func damp(for seconds: Double) {
    for body in bodies {
      body.velocity *= max(0, 1 - body.resistance * seconds)
      body.spin *= max(0, 1 - body.angularResistance * seconds)
    }
  }

  /// Moves the bodies by their velocities, and the items with them.
  ///
  /// - Returns: Whether one moved.
  func move(for seconds: Double) -> Bool {
    var isMoving = false
    for body in bodies {
      if body.isAnchored { (body.velocity, body.spin) = (DynamicVector(0, 0), 0) }
      body.place += body.velocity * seconds
      if body.rotates { body.angle += body.spin * seconds }
      body.show()
      if body.velocity.length > Self.stillSpeed || abs(body.spin) > Self.stillSpin {
        isMoving = true
      }
    }
    return isMoving
  }
}
