// The base class of dynamic behaviours, and groups of them.

public import CoreGraphics

/// A dynamic behaviour, or a group of them
/// ([Apple](https://developer.apple.com/documentation/uikit/uidynamicbehavior)).
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called for each step of the animation. Default: nil.
  open var action: (() -> Void)?
  private weak var parent: UIDynamicBehavior?
  private weak var owner: UIDynamicAnimator?
  /// The items that the behaviour moves.
  private(set) var moved = DynamicItems([])

  public override init() { super.init() }

  init(moving items: [any UIDynamicItem]) {
    moved = DynamicItems(items)
    super.init()
  }

  func take(_ item: any UIDynamicItem) {
    moved.add(item)
    wake()
  }

  func drop(_ item: any UIDynamicItem) {
    moved.remove(item)
    wake()
  }

  /// The animator that this or the group around it was added to.
  open var dynamicAnimator: UIDynamicAnimator? { owner ?? parent?.dynamicAnimator }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    behavior.willMove(to: dynamicAnimator)
    wake()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(behavior) else { return }
    behavior.willMove(to: nil)
    behavior.parent = nil
    childBehaviors.removeAll { $0 === behavior }
    wake()
  }

  /// Called before the behaviour is added to an animator, and before it is removed: then with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    owner = animator
  }

  /// Applies the behaviour's forces for one step. Default: nothing.
  func act(on world: DynamicWorld, for seconds: Double) {}

  /// Applies the behaviour's constraints, after the forces of all behaviours. Default: nothing.
  func constrain(_ world: DynamicWorld, for seconds: Double) {}

  /// Whether it moves items that are at rest.
  var isDriving: Bool { false }

  /// This behaviour and all in it.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Resumes the animator after a change.
  func wake() { dynamicAnimator?.resume() }
}
