// Contacts between bodies and boundaries, and the impulses that resolve them.

import CoreGraphics

/// A contact of a body with another body or a boundary.
@MainActor struct DynamicContact {
  let body: DynamicBody
  /// Nil: a boundary, which nothing moves.
  let other: DynamicBody?
  let point: DynamicVector
  /// The direction in which the body leaves the contact, of length 1.
  let normal: DynamicVector
  /// The depth of the overlap, in points.
  let depth: Double
  /// The speed along `normal` after the contact.
  private let bounce: Double
  private let friction: Double

  /// The speed below which a contact does not bounce, in points a second: bodies at rest would tremble.
  private static let slowest = 20.0
  /// The overlap that is left alone, in points, and the part of the rest that one step resolves.
  private static let slop = 0.05
  private static let correction = 0.2

  init(
    _ body: DynamicBody, _ other: DynamicBody?, at point: DynamicVector, normal: DynamicVector,
    depth: Double
  ) {
    self.body = body
    self.other = other
    self.point = point
    self.normal = normal
    self.depth = depth
    let speed = Self.speed(body, other, point: point).dot(normal)
    let elasticity = max(body.elasticity, other?.elasticity ?? 0)
    bounce = speed < -Self.slowest ? -speed * elasticity : 0
    friction = other.map { (body.friction * $0.friction).squareRoot() } ?? body.friction
  }

  private static func speed(
    _ body: DynamicBody, _ other: DynamicBody?, point: DynamicVector
  ) -> DynamicVector {
    let away = other.map { $0.velocity(at: point - $0.place) } ?? DynamicVector(0, 0)
    return body.velocity(at: point - body.place) - away
  }

  /// Applies the impulses of the collision and of friction.
  func solve() {
    let lack = bounce - Self.speed(body, other, point: point).dot(normal)
    guard lack > 0, let pressed = impulse(lack, along: normal) else { return }
    apply(normal * pressed)
    let tangent = normal.turned()
    let slip = Self.speed(body, other, point: point).dot(tangent)
    guard friction > 0, let rubbed = impulse(-slip, along: tangent) else { return }
    apply(tangent * min(max(rubbed, -friction * pressed), friction * pressed))
  }

  /// Moves overlapping bodies apart.
  func separate() {
    let excess = max(0, depth - Self.slop) * Self.correction
    let total = body.inverseMass + (other?.inverseMass ?? 0)
    guard total > 0 else { return }
    body.place += normal * (excess * body.inverseMass / total)
    if let other { other.place -= normal * (excess * other.inverseMass / total) }
  }

  private func impulse(_ change: Double, along direction: DynamicVector) -> Double? {
    let response =
      body.response(direction, at: point - body.place)
      + (other.map { $0.response(direction, at: point - $0.place) } ?? 0)
    return response > 0 ? change / response : nil
  }

  private func apply(_ impulse: DynamicVector) {
    body.push(impulse, at: point - body.place)
    if let other { other.push(-impulse, at: point - other.place) }
  }
}

/// Finds contacts.
@MainActor enum DynamicContacts {
  /// Finds contacts with a half plane that ends at `origin`; `inward` points to the free side.
  static func of(
    _ body: DynamicBody, within origin: DynamicVector, _ inward: DynamicVector
  ) -> [DynamicContact] {
    let points = body.isRound ? [body.place - inward * body.radius] : body.corners
    return points.compactMap { point in
      let depth = (origin - point).dot(inward)
      return depth > 0 ? DynamicContact(body, nil, at: point, normal: inward, depth: depth) : nil
    }
  }

  /// Finds contacts with a line that stops bodies from both sides.
  static func of(
    _ body: DynamicBody, from start: DynamicVector, to end: DynamicVector
  ) -> [DynamicContact] {
    let length = (end - start).length
    guard length > 0 else { return [] }
    let along = (end - start) / length
    let side: Double = along.turned().dot(body.place - start) < 0 ? -1 : 1
    let normal = along.turned(side)
    if body.isRound {
      let part = min(max((body.place - start).dot(along), 0), length)
      let nearest = start + along * part
      return round(body, body.radius, nearest: nearest, other: nil)
    }
    let crossed = body.corners.compactMap { corner -> DynamicContact? in
      let depth = (start - corner).dot(normal)
      let part = (corner - start).dot(along)
      guard depth > 0, part >= 0, part <= length else { return nil }
      return DynamicContact(body, nil, at: corner, normal: normal, depth: depth)
    }
    let ends = [start, end].filter(body.contains).map { end in
      let (away, depth) = exit(of: end, from: body)
      return DynamicContact(body, nil, at: end, normal: -away, depth: depth)
    }
    return crossed + ends
  }

  static func of(_ one: DynamicBody, _ other: DynamicBody) -> [DynamicContact] {
    switch (one.isRound, other.isRound) {
    case (true, true):
      return round(one, one.radius + other.radius, nearest: other.place, other: other)
    case (true, false):
      return round(one, one.radius, nearest: nearest(to: one.place, on: other), other: other)
    case (false, true): return of(other, one)
    case (false, false): break
    }
    let mine = one.corners.filter(other.contains).map { corner in
      let (away, depth) = exit(of: corner, from: other)
      return DynamicContact(one, other, at: corner, normal: away, depth: depth)
    }
    let theirs = other.corners.filter(one.contains).map { corner in
      let (away, depth) = exit(of: corner, from: one)
      return DynamicContact(one, other, at: corner, normal: -away, depth: depth)
    }
    return mine + theirs
  }

  /// Returns the contact of a circle with the nearest point of a shape.
  private static func round(
    _ body: DynamicBody, _ distance: Double, nearest: DynamicVector, other: DynamicBody?
  ) -> [DynamicContact] {
    let away = body.place - nearest
    let gap = away.length
    guard gap < distance else { return [] }
    let normal = gap > 0 ? away / gap : DynamicVector(0, -1)
    let point = body.place - normal * body.radius
    return [DynamicContact(body, other, at: point, normal: normal, depth: distance - gap)]
  }

  private static func nearest(to point: DynamicVector, on box: DynamicBody) -> DynamicVector {
    let local = (point - box.place).rotated(-box.angle)
    let held = DynamicVector(
      min(max(local.x, -box.half.x), box.half.x), min(max(local.y, -box.half.y), box.half.y))
    return box.place + held.rotated(box.angle)
  }

  /// Returns the shortest displacement of a point out of a box.
  private static func exit(
    of point: DynamicVector, from box: DynamicBody
  ) -> (away: DynamicVector, depth: Double) {
    let local = (point - box.place).rotated(-box.angle)
    let (x, y) = (box.half.x - abs(local.x), box.half.y - abs(local.y))
    let away =
      x < y ? DynamicVector(local.x < 0 ? -1 : 1, 0) : DynamicVector(0, local.y < 0 ? -1 : 1)
    return (away.rotated(box.angle), min(x, y))
  }
}
