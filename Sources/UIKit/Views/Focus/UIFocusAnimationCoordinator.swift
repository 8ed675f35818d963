// The coordinator of the animations that go with a change of the focus.

internal import CoreGraphics

/// The coordinator of animations that go with a change of the focus
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator)). The keyboard's focus moves
/// at once: so do they, when all environments have heard of the change.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private final class AtOnce: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
  }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() {}

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations.map { body in { body(AtOnce()) } }, completion)
  }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations.map { body in { body(AtOnce()) } }, completion)
  }

  private func add(_ animation: (() -> Void)?, _ completion: (() -> Void)?) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  /// Runs all that was added.
  func run() {
    for body in animations + completions { body() }
    (animations, completions) = ([], [])
  }
}
