// The bodies of an animator, and how a step moves them.

import CoreGraphics

/// Bodies by their items.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var known: [ObjectIdentifier: DynamicBody] = [:]

  /// Points and radians a second below which a body counts as still.
  private static let stillSpeed = 2.0
  private static let stillSpin = 0.02

  /// Takes over the items that behaviours move: those that went are forgotten.
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

  /// Resistance slows all down.
  func damp(for seconds: Double) {
    for body in bodies {
      body.velocity *= max(0, 1 - body.resistance * seconds)
      body.spin *= max(0, 1 - body.angularResistance * seconds)
    }
  }

  /// Moves the bodies by their speeds, and the items to them.
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
