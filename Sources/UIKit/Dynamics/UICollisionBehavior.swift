// Collisions of items with each other and with boundaries.

public import CoreGraphics

/// Separates items that collide, and keeps them inside of boundaries
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollisionbehavior)).
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  /// The boundaries: lines that stop items from both sides.
  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let lines: [Line]

    typealias Line = (start: DynamicVector, end: DynamicVector)
  }

  /// A contact of the last step.
  private struct Touch: Hashable {
    let one: ObjectIdentifier
    /// Nil: a boundary.
    let other: ObjectIdentifier?
    let boundary: AnyHashable?
  }

  private typealias TouchPlace = (
    body: DynamicBody, other: DynamicBody?, boundary: (any NSCopying)?, point: CGPoint
  )

  private static let rounds = 8

  private var boundaries: [Boundary] = []
  private var touches: [Touch: TouchPlace] = [:]

  public init(items: [any UIDynamicItem]) {
    super.init(moving: items)
  }

  public override convenience init() { self.init(items: []) }

  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  open var items: [any UIDynamicItem] { moved.list }

  open func addItem(_ item: any UIDynamicItem) { take(item) }
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// Default: everything.
  open var collisionMode = Mode.everything { didSet { wake() } }

  // MARK: Boundaries

  /// Whether items stay within the reference view. Default: false.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { wake() } }
  private var referenceInsets = UIEdgeInsets.zero

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      Boundary(
        identifier: identifier, path: bezierPath, lines: Self.lines(of: bezierPath.cgPath)))
    wake()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.key($0.identifier) == Self.key(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.key($0.identifier) == Self.key(identifier) }
    wake()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  open func removeAllBoundaries() {
    boundaries = []
    wake()
  }

  private static func key(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? NSObject).map { AnyHashable($0) } ?? AnyHashable("\(identifier)")
  }

  /// The lines of a path, its curves in parts that leave them by less than this many points.
  private static let tolerance: CGFloat = 0.25

  private static func lines(of path: CGPath) -> [Boundary.Line] {
    FlattenedPath(path.data, tolerance: tolerance).subpaths.flatMap(\.pieces).map {
      (DynamicVector($0.start), DynamicVector($0.end))
    }
  }

  // MARK: Steps

  private typealias Found = (contact: DynamicContact, boundary: (any NSCopying)?)

  override func constrain(_ world: DynamicWorld, for seconds: Double) {
    let bodies = world.bodies(of: moved)
    var found: [Found] = []
    if collisionMode.contains(.boundaries) { found += bodies.flatMap(withinBoundaries) }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies[(index + 1)...] {
          found += DynamicContacts.of(body, other).map { ($0, nil) }
        }
      }
    }
    for _ in 0..<Self.rounds { for touch in found { touch.contact.solve() } }
    for touch in found { touch.contact.separate() }
    tell(found)
  }

  private func withinBoundaries(_ body: DynamicBody) -> [Found] {
    withinReference(body).map { ($0, nil) }
      + boundaries.flatMap { boundary in
        boundary.lines.flatMap { DynamicContacts.of(body, from: $0.start, to: $0.end) }
          .map { ($0, boundary.identifier) }
      }
  }

  private func withinReference(_ body: DynamicBody) -> [DynamicContact] {
    guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else {
      return []
    }
    let bounds = view.bounds.inset(by: referenceInsets)
    let (low, high) = (
      DynamicVector(CGPoint(x: bounds.minX, y: bounds.minY)),
      DynamicVector(CGPoint(x: bounds.maxX, y: bounds.maxY))
    )
    return DynamicContacts.of(body, within: low, DynamicVector(1, 0))
      + DynamicContacts.of(body, within: low, DynamicVector(0, 1))
      + DynamicContacts.of(body, within: high, DynamicVector(-1, 0))
      + DynamicContacts.of(body, within: high, DynamicVector(0, -1))
  }

  /// Tells the delegate of contacts that began and of those that ended.
  private func tell(_ found: [Found]) {
    guard let collisionDelegate else { return }
    var now: [Touch: TouchPlace] = [:]
    for (contact, boundary) in found {
      let touch = Touch(
        one: ObjectIdentifier(contact.body.item),
        other: contact.other.map { ObjectIdentifier($0.item) }, boundary: boundary.map(Self.key))
      now[touch] = now[touch] ?? (contact.body, contact.other, boundary, contact.point.point)
    }
    let former = touches
    touches = now
    for (touch, place) in now where former[touch] == nil {
      if let other = place.other {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: place.body.item, with: other.item, at: place.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: place.body.item, withBoundaryIdentifier: place.boundary,
          at: place.point)
      }
    }
    for (touch, place) in former where now[touch] == nil {
      if let other = place.other {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: place.body.item, with: other.item)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: place.body.item, withBoundaryIdentifier: place.boundary)
      }
    }
  }
}
