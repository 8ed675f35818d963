// A change of the focus.

internal import CoreGraphics

/// A change of the focus
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusupdatecontext)).
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  private let views: (previous: UIView?, next: UIView?)
  private let heading: UIFocusHeading

  override init() {
    views = (nil, nil)
    heading = []
  }

  init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
    views = (previous, next)
    self.heading = heading
  }

  open var previouslyFocusedItem: (any UIFocusItem)? { views.previous }
  open var nextFocusedItem: (any UIFocusItem)? { views.next }
  open var previouslyFocusedView: UIView? { views.previous }
  open var nextFocusedView: UIView? { views.next }
  open var focusHeading: UIFocusHeading { heading }

  /// The environments around both views, each once, from inside out.
  private var environments: [any UIFocusEnvironment] {
    [views.previous, views.next].compactMap(\.self).reduce(into: []) { found, view in
      for environment in sequence(
        first: view as any UIFocusEnvironment, next: { $0.parentFocusEnvironment })
      where !found.contains(where: { $0 === environment }) { found.append(environment) }
    }
  }

  /// Whether no environment refuses the change.
  var isAllowed: Bool { environments.allSatisfy { $0.shouldUpdateFocus(in: self) } }

  /// Tells the environments that the focus has moved, and runs their animations.
  func tell() {
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: self, with: coordinator) }
    coordinator.run()
  }
}
