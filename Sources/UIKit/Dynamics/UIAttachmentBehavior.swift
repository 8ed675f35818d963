// A rod, a rope or a spring between an item and a point, or two items.

public import CoreGraphics

/// Ties an item to a point or to another item
/// ([Apple](https://developer.apple.com/documentation/uikit/uiattachmentbehavior)).
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  private enum Kind {
    /// Keeps the distance.
    case rod
    /// May be shorter.
    case rope
    /// Keeps the angle between both too.
    case weld(angle: Double)
    /// A slider: moves along an axis and keeps the angle.
    case rail(axis: DynamicVector, angle: Double)
  }

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let firstOffset: UIOffset
  private let secondOffset: UIOffset
  private var kind = Kind.rod

  private init(
    _ first: any UIDynamicItem, _ firstOffset: UIOffset, second: (any UIDynamicItem)?,
    secondOffset: UIOffset, anchor: CGPoint
  ) {
    (self.first, self.firstOffset) = (first, firstOffset)
    (self.second, self.secondOffset) = (second, secondOffset)
    anchorPoint = anchor
    super.init(moving: [first] + [second].compactMap(\.self))
    length = CGFloat((end(first, firstOffset) - otherEnd).length)
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item, .zero, second: nil, secondOffset: .zero, anchor: point)
  }

  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(item, offset, second: nil, secondOffset: .zero, anchor: point)
  }

  public convenience init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    self.init(item, .zero, second: other, secondOffset: .zero, anchor: .zero)
  }

  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset,
    attachedTo other: any UIDynamicItem, offsetFromCenter otherOffset: UIOffset
  ) {
    self.init(item, offset, second: other, secondOffset: otherOffset, anchor: .zero)
  }

  /// A rope: the ends come no further apart than they are.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let rope = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    rope.kind = .rope
    return rope
  }

  /// Both turn about one point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: item1, offsetFromCenter: item1.offset(of: point), attachedTo: item2,
      offsetFromCenter: item2.offset(of: point))
  }

  /// Both are one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let weld = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    weld.kind = .weld(angle: item1.turn - item2.turn)
    return weld
  }

  /// Moves along an axis through the point alone, and does not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let rail = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    rail.kind = .rail(axis: DynamicVector(axis).unit, angle: item.turn)
    return rail
  }

  /// Both move along an axis through the point alone, one seen from the other, and turn together.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let rail = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    rail.kind = .rail(axis: DynamicVector(axis).unit, angle: item1.turn - item2.turn)
    return rail
  }

  /// Points that a sliding item may be away from the point, along the axis. Default: any.
  open var attachmentRange = UIFloatRange.infinite { didSet { wake() } }

  open var items: [any UIDynamicItem] { moved.list }
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The anchor in the reference view's coordinates. Ignored between two items.
  open var anchorPoint: CGPoint { didSet { wake() } }

  /// Points between the ends. Default: as they were at first.
  open var length: CGFloat = 0 { didSet { wake() } }

  /// The damping of a spring, from 0 (oscillates forever) to 1 (none). Default: 0.
  open var damping: CGFloat = 0

  /// Swings a second of a spring. Default: 0, a rod.
  open var frequency: CGFloat = 0

  /// The friction torque. Has no effect: joints turn freely. Default: 0.
  open var frictionTorque: CGFloat = 0

  private func end(_ item: any UIDynamicItem, _ offset: UIOffset) -> DynamicVector {
    DynamicVector(item.center) + DynamicVector(offset).rotated(item.turn)
  }

  private var otherEnd: DynamicVector {
    second.map { end($0, secondOffset) } ?? DynamicVector(anchorPoint)
  }

  override func constrain(_ world: DynamicWorld, for seconds: Double) {
    guard let body = world.body(first) else { return }
    let other = second.flatMap { world.body($0) }
    let joint = Joint(
      body: body, other: other, place: body.place + arm(firstOffset, body),
      otherPlace: other.map { $0.place + arm(secondOffset, $0) } ?? DynamicVector(anchorPoint))
    if case .rail(let axis, let angle) = kind {
      hold(angle, joint, seconds: seconds)
      return slide(joint, along: axis, seconds: seconds)
    }
    if case .weld(let angle) = kind { hold(angle, joint, seconds: seconds) }
    if length == 0, frequency == 0 {
      for axis in [DynamicVector(1, 0), DynamicVector(0, 1)] {
        pull(joint, axis: axis, stretch: joint.offset.dot(axis), seconds: seconds)
      }
    } else {
      keepLength(joint, seconds: seconds)
    }
  }

  /// Both bodies, nil for the anchor, and the ends that are tied, in the reference view.
  private struct Joint {
    let body: DynamicBody
    let other: DynamicBody?
    let place: DynamicVector
    let otherPlace: DynamicVector

    var offset: DynamicVector { place - otherPlace }
  }

  /// Keeps the ends on an axis, within the range.
  private func slide(_ joint: Joint, along axis: DynamicVector, seconds: Double) {
    let across = axis.turned()
    pull(joint, axis: across, stretch: joint.offset.dot(across), seconds: seconds)
    let over = attachmentRange.excess(joint.offset.dot(axis))
    if over != 0 { pull(joint, axis: axis, stretch: over, seconds: seconds) }
  }

  /// Keeps the distance of the ends; a rope's may be shorter.
  private func keepLength(_ joint: Joint, seconds: Double) {
    let distance = joint.offset.length
    let axis = distance > 0 ? joint.offset / distance : DynamicVector(0, 1)
    let stretch = distance - Double(length)
    if case .rope = kind, stretch < 0 { return }
    pull(joint, axis: axis, stretch: stretch, seconds: seconds)
  }

  private func arm(_ offset: UIOffset, _ body: DynamicBody) -> DynamicVector {
    DynamicVector(offset).rotated(body.angle)
  }

  /// Brings the ends together along an axis, at once or as a spring does.
  private func pull(_ joint: Joint, axis: DynamicVector, stretch: Double, seconds: Double) {
    let (body, other) = (joint.body, joint.other)
    let arm = joint.place - body.place
    let otherArm = other.map { joint.otherPlace - $0.place } ?? DynamicVector(0, 0)
    let response = body.response(axis, at: arm) + (other?.response(axis, at: otherArm) ?? 0)
    guard response > 0 else { return }
    let away = other?.velocity(at: otherArm) ?? DynamicVector(0, 0)
    let speed = (body.velocity(at: arm) - away).dot(axis)
    let change: Double
    if frequency > 0 {
      let pace = 2 * Double.pi * Double(frequency)
      change = -(stretch * pace * pace + speed * 2 * Double(damping) * pace) * seconds
    } else {
      // A tenth of the stretch a step: all at once would throw the item.
      change = -speed - stretch * 0.1 / seconds
    }
    body.push(axis * (change / response), at: arm)
    other?.push(axis * (-change / response), at: otherArm)
  }

  /// Keeps the angle between both.
  private func hold(_ angle: Double, _ joint: Joint, seconds: Double) {
    let (body, other) = (joint.body, joint.other)
    let total = body.inverseInertia + (other?.inverseInertia ?? 0)
    guard total > 0 else { return }
    let turned = body.angle - (other?.angle ?? 0) - angle
    let change = -(body.spin - (other?.spin ?? 0)) - turned * 0.1 / seconds
    body.spin += change * body.inverseInertia / total
    other?.spin -= change * (other?.inverseInertia ?? 0) / total
  }
}

extension UIDynamicItem {
  /// Radians, clockwise on the screen.
  var turn: Double { arcTangent(y: Double(transform.b), x: Double(transform.a)) }

  /// A point of the reference view from the item's centre, in the item's own directions.
  func offset(of point: CGPoint) -> UIOffset {
    let arm = (DynamicVector(point) - DynamicVector(center)).rotated(-turn)
    return UIOffset(horizontal: CGFloat(arm.x), vertical: CGFloat(arm.y))
  }
}
