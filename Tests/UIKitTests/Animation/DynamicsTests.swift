// Items that fall, bounce, swing and rest.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct DynamicsTests {
  private let page = Page(size: CGSize(width: 400, height: 400))
  private let box = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: page.root)
    page.show(box)
  }

  private func add(_ behaviors: UIDynamicBehavior...) {
    page.atPresent { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  private func run(_ seconds: Double) {
    page.play(seconds)
  }

  private func walls(_ items: [UIView]) -> UICollisionBehavior {
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    return walls
  }

  @Test func `gravity of 1 pulls by 1000 points per second, per second`() {
    add(UIGravityBehavior(items: [box]))
    #expect(animator.isRunning)
    run(0.5)
    // Half of 1000 · 0.5², and what steps of 1/240 s add to it.
    #expect(abs(box.center.y - (50 + 125)) < 2)
    #expect(box.center.x == 200 && box.transform == .identity)
    #expect(abs(animator.elapsedTime - 0.5) < 0.01)
  }

  @Test func `what falls comes to rest on the ground, and the animator pauses`() {
    add(UIGravityBehavior(items: [box]), walls([box]))
    run(3)
    #expect(abs(box.frame.maxY - 400) < 0.5)
    #expect(abs(box.transform.b) < 1e-3)
    #expect(!animator.isRunning)
    let place = box.center
    run(1)
    #expect(box.center == place)
  }

  @Test func `what is elastic bounces`() {
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = 0.5
    add(UIGravityBehavior(items: [box]), walls([box]), item)
    var (lowest, highest, isDown) = (CGFloat(0), CGFloat.infinity, false)
    for _ in 0..<90 {
      page.play(1.0 / 60)
      lowest = max(lowest, box.center.y)
      if box.center.y > 345 { isDown = true }
      if isDown { highest = min(highest, box.center.y) }
    }
    // A quarter of the 300 points that it fell.
    #expect(abs(highest - (350 - 75)) < 12, "\(highest)")
    #expect(lowest < 356)
  }

  @Test func `a push speeds by its magnitude and the mass`() {
    let (once, small) = (UIPushBehavior(items: [box], mode: .instantaneous), UIView())
    small.frame = CGRect(x: 0, y: 300, width: 50, height: 50)
    page.show(small)
    once.setAngle(0, magnitude: 1)
    let other = UIPushBehavior(items: [small], mode: .instantaneous)
    other.pushDirection = CGVector(dx: 0.5, dy: 0)
    let speeds = UIDynamicItemBehavior(items: [box, small])
    add(once, other, speeds)
    run(0.5)
    #expect(abs(box.center.x - 250) < 1 && !once.active)
    #expect(abs(speeds.linearVelocity(for: box).x - 100) < 1)
    // A quarter of the mass, half of the push.
    #expect(abs(small.center.x - (25 + 100)) < 2)
    speeds.addLinearVelocity(CGPoint(x: -100, y: 0), for: box)
    #expect(abs(speeds.linearVelocity(for: box).x) < 1)
  }

  @Test func `a snapped item comes to its point, upright`() {
    box.transform = CGAffineTransform(rotationAngle: 1)
    add(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 300)))
    run(2)
    #expect(abs(box.center.x - 300) < 0.5 && abs(box.center.y - 300) < 0.5)
    #expect(abs(box.transform.b) < 0.01 && abs(box.transform.a - 1) < 0.01)
    #expect(!animator.isRunning)
  }

  @Test func `a rod keeps its length, and its item swings under the anchor`() {
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 50))
    #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
    let air = UIDynamicItemBehavior(items: [box])
    air.resistance = 3
    add(rod, UIGravityBehavior(items: [box]), air)
    for _ in 0..<60 {
      page.play(1.0 / 60)
      let length = hypot(box.center.x - 100, box.center.y - 50)
      #expect(abs(length - 100) < 2)
    }
    run(5)
    #expect(abs(box.center.x - 100) < 2 && abs(box.center.y - 150) < 2)
  }

  @Test func `a spring swings about its length`() {
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 200))
    (spring.length, spring.frequency, spring.damping) = (50, 2, 0.5)
    add(spring)
    run(3)
    #expect(abs(box.center.y - 150) < 1 && abs(box.center.x - 200) < 1)
  }

  @Test func `items lie on each other and on boundaries`() {
    let ball = Ball(frame: CGRect(x: 180, y: 120, width: 40, height: 40))
    page.show(ball)
    let touches = Touches()
    let ground = UICollisionBehavior(items: [box, ball])
    ground.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300)
    )
    ground.collisionDelegate = touches
    let heavy = UIDynamicItemBehavior(items: [box, ball])
    heavy.allowsRotation = false
    add(UIGravityBehavior(items: [box, ball]), ground, heavy)
    run(3)
    #expect(abs(ball.center.y - 280) < 1, "\(ball.center)")
    #expect(abs(box.center.y - 210) < 2, "\(box.center)")
    #expect(touches.boundaries == ["shelf"] && touches.items == 1)
    page.atPresent { ground.removeBoundary(withIdentifier: "shelf" as NSString) }
    #expect(ground.boundaryIdentifiers == nil)
    run(1)
    #expect(ball.center.y > 400)
  }

  @Test func `a path holds what is inside of it`() {
    let walls = UICollisionBehavior(items: [box])
    walls.addBoundary(
      withIdentifier: "room" as NSString,
      for: UIBezierPath(rect: CGRect(x: 100, y: -10, width: 200, height: 300)))
    for angle in [0, CGFloat.pi / 2, .pi, -.pi / 2] {
      let gravity = UIGravityBehavior(items: [box])
      gravity.angle = angle
      add(gravity, walls)
      run(1.5)
      #expect(CGRect(x: 99, y: -11, width: 202, height: 302).contains(box.frame), "\(box.frame)")
      animator.removeBehavior(gravity)
    }
  }

  @Test func `an anchored item stays, and what is tied follows`() {
    let other = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
    page.show(other)
    let still = UIDynamicItemBehavior(items: [box])
    still.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: other, offsetFromCenter: .zero, attachedTo: box, offsetFromCenter: .zero)
    let gravity = UIGravityBehavior(items: [other, box])
    add(still, rope, gravity)
    run(2)
    #expect(box.center == CGPoint(x: 200, y: 50))
    #expect(abs(other.center.y - 300) < 2)
  }

  @Test func `a group is added as one, and its action runs for each step`() {
    let group = UIDynamicBehavior()
    var steps = 0
    group.action = { steps += 1 }
    let gravity = UIGravityBehavior(items: [box])
    group.addChildBehavior(gravity)
    add(group)
    #expect(gravity.dynamicAnimator === animator)
    run(0.25)
    #expect(abs(steps - 60) <= 4 && box.center.y > 70)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 400)).count == 1)
    animator.removeAllBehaviors()
    run(0.1)
    #expect(gravity.dynamicAnimator == nil && !animator.isRunning)
  }

  @Test func `values that are no numbers throw nobody out`() {
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: CGFloat.nan, y: 0))
    add(push, rod, walls([box]))
    run(0.2)
    #expect(box.center.x.isFinite && box.center.y.isFinite)
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Touches: NSObject, UICollisionBehaviorDelegate {
    var items = 0
    var boundaries: Set<String> = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { items = max(items, 1) }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { boundaries.insert((identifier as? NSString).map { "\($0)" } ?? "") }
  }

  private func field(_ field: UIFieldBehavior) -> UIFieldBehavior {
    field.addItem(box)
    return field
  }

  @Test func `a linear field pulls as gravity does`() {
    add(field(.linearGravityField(direction: CGVector(dx: 0, dy: 0.5))))
    run(0.5)
    #expect(abs(box.center.y - (50 + 62.5)) < 2 && box.center.x == 200)
  }

  @Test func `a radial field pulls to its position, within its region alone`() {
    let near = field(.radialGravityField(position: CGPoint(x: 300, y: 50)))
    near.region = UIRegion(radius: 50)
    add(near)
    run(0.2)
    #expect(box.center.x == 200)
    page.atPresent { near.region = UIRegion(radius: 50).inverse() }
    run(0.2)
    #expect(box.center.x > 205 && box.center.y == 50)
  }

  @Test func `a field grows weaker with the distance`() {
    let field = field(.radialGravityField(position: CGPoint(x: 300, y: 50)))
    field.falloff = 1
    field.strength = 100
    add(field)
    run(0.1)
    // 1000 · 100 / 100 points a second, per second.
    #expect(abs(box.center.x - 205) < 0.5)
  }

  @Test func `drag slows and a velocity field speeds up`() {
    let push = UIDynamicItemBehavior(items: [box])
    push.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    let drag = field(.dragField())
    drag.strength = 5
    add(push, drag)
    run(1)
    #expect(push.linearVelocity(for: box).x < 5 && box.center.x < 225)
    add(field(.velocityField(direction: CGVector(dx: 0, dy: 1))))
    run(0.5)
    #expect(abs(push.linearVelocity(for: box).y - 100) < 6)
  }

  @Test func `noise is the same in each run and stays in bounds`() {
    let noise = field(.noiseField(smoothness: 0.5, animationSpeed: 1))
    add(noise)
    run(0.5)
    #expect(box.center != CGPoint(x: 200, y: 50))
    #expect(abs(box.center.x - 200) <= 130 && abs(box.center.y - 50) <= 130)
  }

  @Test func `a charged item is pushed away, and another one is not`() {
    let charged = UIDynamicItemBehavior(items: [box])
    let electric = field(.electricField())
    electric.position = CGPoint(x: 200, y: 400)
    add(charged, electric)
    run(0.2)
    #expect(box.center.y == 50)
    page.atPresent { charged.charge = 1 }
    run(0.2)
    #expect(box.center.y < 45)
  }

  @Test func `regions are joined and cut`() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 10, height: 40)))
    let (inCircle, inSquare) = (CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 19))
    #expect(circle.byUnion(with: square).contains(inSquare))
    #expect(!circle.byIntersection(with: square).contains(inCircle))
    #expect(square.byDifference(from: circle).contains(inSquare))
    #expect(!square.byDifference(from: circle).contains(.zero))
  }

  @Test func `a sliding item stays on its axis, upright and in its range`() {
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 200, y: 50),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    rail.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    add(gravity, rail)
    run(1)
    #expect(abs(box.center.y - 50) < 2 && abs(box.center.x - 260) < 2)
    #expect(abs(box.transform.b) < 0.01)
  }
}
