// Fields: forces that depend on where an item is and how it moves.

public import CoreGraphics

/// Pulls, turns or slows items in its region
/// ([Apple](https://developer.apple.com/documentation/uikit/uifieldbehavior)).
///
/// Apple does not document the force of a strength of 1: forces here are scaled like gravity.
open class UIFieldBehavior: UIDynamicBehavior {
  /// The acceleration of an item in points per second squared, for a strength of 1.
  typealias Force = (UIFieldBehavior, FieldPoint) -> DynamicVector

  private let force: Force
  /// Seconds that the field worked; what moves by itself moves with it.
  private(set) var time = 0.0

  private init(_ force: @escaping Force) {
    self.force = force
    super.init(moving: [])
  }

  open var items: [any UIDynamicItem] { moved.list }
  open func addItem(_ item: any UIDynamicItem) { take(item) }
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  // MARK: Properties

  /// The middle, in the reference view. Default: its origin.
  open var position = CGPoint.zero { didSet { wake() } }
  /// Seen from the position. Default: all of the plane.
  open var region = UIRegion.infinite { didSet { wake() } }
  /// Default: 1.
  open var strength: CGFloat = 1 { didSet { wake() } }
  /// The power of the distance by which the field grows weaker. Default: 0, it does not.
  open var falloff: CGFloat = 0 { didSet { wake() } }
  /// Nearer than that it grows no stronger. Default: 1.
  open var minimumRadius: CGFloat = 1 { didSet { wake() } }
  /// The direction of linear gravity and velocity fields. Default: zero.
  open var direction = CGVector.zero { didSet { wake() } }
  /// The smoothness of a noise field, from 0 (rough) to 1. Default: 0.
  open var smoothness: CGFloat = 0 { didSet { wake() } }
  /// The rate of change of a noise field. Default: 0, constant.
  open var animationSpeed: CGFloat = 0 { didSet { wake() } }

  // MARK: Creating fields

  /// Slows items down in proportion to their speed.
  open class func dragField() -> Self { made { _, item in item.velocity * -1 } }

  /// Turns items around the position.
  open class func vortexField() -> Self { made { _, item in item.offset.unit.turned() * unit } }

  /// Pulls items to the position.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = made { _, item in item.offset.unit * -unit }
    field.position = position
    return field
  }

  /// Pulls items in one direction.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = made { field, _ in DynamicVector(field.direction) * unit }
    field.direction = direction
    return field
  }

  /// Gives items a speed: a strength of 1 and a direction of 1 are 100 points a second.
  open class func velocityField(direction: CGVector) -> Self {
    let field = made { field, item in
      (DynamicVector(field.direction) * 100 - item.velocity) / item.seconds
    }
    field.direction = direction
    return field
  }

  /// Pushes items about.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = made { field, item in FieldNoise.at(item.place, field) * unit }
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Pushes items about, the more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = made { field, item in
      FieldNoise.at(item.place, field) * (item.velocity.length * 10)
    }
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Pulls items to the position, the more the further away they are.
  open class func springField() -> Self { made { _, item in item.offset * -10 } }

  /// Pushes charged items away from the position, or pulls those whose charge is below 0.
  open class func electricField() -> Self {
    made { _, item in item.offset.unit * (item.charge * unit) }
  }

  /// Turns charged items that move.
  open class func magneticField() -> Self { made { _, item in item.velocity.turned(item.charge) } }

  /// Creates a custom field. The block returns the force in 100 points per second squared on a mass
  /// of 1, from the field, the offset from its position, the velocity, the mass, the charge and the
  /// step's duration.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self {
    made { field, item in
      let speed = CGVector(dx: item.velocity.x, dy: item.velocity.y)
      let force = block(
        field, item.offset.point, speed, CGFloat(item.mass), CGFloat(item.charge), item.seconds)
      return DynamicVector(force) * (100 / item.mass)
    }
  }

  private static let unit = 1000.0

  private class func made(_ force: @escaping Force) -> Self {
    // SAFETY: no other class inherits from the class, whose only designated initialiser is private.
    unsafe unsafeDowncast(UIFieldBehavior(force), to: Self.self)
  }

  // MARK: Steps

  override var isDriving: Bool { strength != 0 && !items.isEmpty }

  override func act(on world: DynamicWorld, for seconds: Double) {
    time += seconds
    for body in world.bodies(of: moved) where !body.isAnchored {
      let offset = body.place - DynamicVector(position)
      guard region.contains(offset.point) else { continue }
      let item = FieldPoint(
        offset: offset, place: body.place, velocity: body.velocity, mass: body.mass,
        charge: body.charge,
        seconds: seconds)
      body.velocity += force(self, item) * (weight(offset.length) * seconds)
    }
  }

  private func weight(_ distance: Double) -> Double {
    guard falloff != 0 else { return Double(strength) }
    return Double(strength)
      * FieldNoise.power(max(distance, Double(minimumRadius), 1e-6), -Double(falloff))
  }
}

/// The state of an item in a field.
struct FieldPoint {
  /// The vector from the field's position to the item.
  var offset: DynamicVector
  var place: DynamicVector
  var velocity: DynamicVector
  var mass: Double
  var charge: Double
  /// The duration of the step.
  var seconds: Double
}

extension SIMD2<Double> {
  /// As long as 1; zero stays.
  var unit: Self { length > 0 ? self / length : self }
}
