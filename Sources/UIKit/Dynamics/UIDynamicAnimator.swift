// The animator of dynamic behaviours, in fixed steps of time.

public import CoreGraphics
import ObjCRuntime
import QuartzCore

/// Animates items as bodies with mass
/// ([Apple](https://developer.apple.com/documentation/uikit/uidynamicanimator)). It pauses when all
/// are at rest, and resumes when a behaviour is added or changes.
///
/// Points, y down. An item of 100 × 100 points and density 1 has mass 1. Apple does not document
/// its engine; this one integrates in steps of 1/240 s, so the same frames give the same positions
/// everywhere.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false
  /// The time that it has run, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  private weak var layout: UICollectionViewLayout?
  private let world = DynamicWorld()
  private var link: CADisplayLink?
  private var steppedTime: CFTimeInterval = 0
  /// The elapsed time of the last movement, in seconds.
  private var movedTime: TimeInterval = 0

  /// The time of a step, and the longest time between frames that is made up for, in seconds.
  private static let step = 1.0 / 240
  private static let longestFrame = 0.1
  /// The time without movement after which it pauses, in seconds.
  private static let patience = 0.5

  /// The coordinates of behaviours are those of `view`.
  public init(referenceView view: UIView) { referenceView = view }

  /// The layout is invalidated for each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    referenceView = layout.collectionView
  }

  public override init() { super.init() }

  // MARK: Behaviours

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
    resume()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behavior.move(to: nil)
    behaviors.removeAll { $0 === behavior }
    resume()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items of its behaviours that touch `rect`.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    moved.filter { item in
      let size = item.bounds.size
      let box = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2,
        width: size.width, height: size.height)
      return !rect.common(with: box).isNull
    }
  }

  /// Adopts the item's current frame, with zero velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.forget(item)
    resume()
  }

  open func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }

  func body(of item: any UIDynamicItem) -> DynamicBody? { world.body(item) }

  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  private var moved: [any UIDynamicItem] {
    DynamicItems(all.flatMap(\.moved.list)).list
  }

  // MARK: Time

  func resume() {
    movedTime = elapsedTime
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    steppedTime = CACurrentMediaTime()
    let link = CADisplayLink(target: DynamicTicker(self), selector: "tick:")
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func pause() {
    link?.invalidate()
    link = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Advances by whole steps to the frame's time.
  func tick() {
    let now = CACurrentMediaTime()
    if now - steppedTime > Self.longestFrame { steppedTime = now - Self.longestFrame }
    while steppedTime + Self.step <= now + Self.step / 2 {
      steppedTime += Self.step
      elapsedTime += Self.step
      if advance() { movedTime = elapsedTime }
    }
    layout?.invalidateLayout()
    if behaviors.isEmpty || elapsedTime - movedTime > Self.patience { pause() }
  }

  /// Advances the world by one step.
  ///
  /// - Returns: Whether anything moved.
  private func advance() -> Bool {
    let all = all
    world.take(DynamicItems(all.flatMap(\.moved.list)).list)
    for behavior in all { (behavior as? UIDynamicItemBehavior)?.describe(to: world) }
    for behavior in all { behavior.act(on: world, for: Self.step) }
    world.damp(for: Self.step)
    for behavior in all { behavior.constrain(world, for: Self.step) }
    let isMoving = world.move(for: Self.step)
    for behavior in all { behavior.action?() }
    return isMoving || all.contains(where: \.isDriving)
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Holds the animator weakly, as a display link holds its target.
private final class DynamicTicker: NSObject {
  private weak var animator: UIDynamicAnimator?

  @MainActor init(_ animator: UIDynamicAnimator) {
    self.animator = animator
    super.init()
    ObjCRuntime.register(DynamicTicker.self, "tick:") {
      (ticker: DynamicTicker, link: CADisplayLink) in ticker.tick(link)
    }
  }

  @MainActor private func tick(_ link: CADisplayLink) {
    if let animator { animator.tick() } else { link.invalidate() }
  }
}
