// The calls that tell a view controller that its view appears and disappears.

extension UIViewController {
  /// The state of a controller's view between the calls
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller#Handling-view-related-notifications)).
  enum Appearance {
    case disappeared
    /// `isTold`: whether `viewIsAppearing(_:)` was called.
    case appearing(isTold: Bool)
    case appeared
    case disappearing
  }

  /// Whether the container calls the appearance methods of its children itself.
  private var isToldByContainer: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods == false
  }

  /// Whether a transition of the controller or of a container around it calls the appearance methods, animated or
  /// not; nil: none does.
  private var appearsAnimatedInTransition: Bool? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.flow.appearsAnimated }.first
  }

  // MARK: By entering and leaving windows

  /// Call before the view enters or leaves a window.
  func viewWillMove(toWindow window: UIWindow?) {
    guard !isToldByContainer else { return }
    beginAppearance(window != nil, animated: appearsAnimatedInTransition ?? false)
  }

  /// Call after the view entered or left a window: `viewIsAppearing(_:)` follows at once, and the end of the
  /// transition after the layout of the next frame, unless a transition ends it.
  func viewDidMove(toWindow window: UIWindow?) {
    guard !isToldByContainer else { return }
    let animated = appearsAnimatedInTransition
    if window != nil { tellIsAppearing(animated: animated ?? false) }
    guard animated == nil else { return }
    _ = StageTimer.scheduledTimer(withTimeInterval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        window?.layoutIfNeeded()
        guard let self, self.appearsAnimatedInTransition == nil else { return }
        self.endAppearance(animated: false)
      }
    }
  }

  // MARK: By transitions

  /// Begins a transition that calls the appearance methods of the controller and of those in it, until
  /// ``endTransitionAppearance()``.
  func beginTransitionAppearance(_ appears: Bool, animated: Bool) {
    flow.appearsAnimated = animated
    flow.appearsInTransition = appears
    beginAppearanceInTree(appears, animated: animated)
  }

  /// Ends the transition, as it began or, where the views went back, the other way round.
  func endTransitionAppearance(isCancelled: Bool = false) {
    guard let animated = flow.appearsAnimated else { return }
    if isCancelled { turnAppearanceInTree(flow.appearsInTransition, animated: animated) }
    endAppearanceInTree(animated: animated)
    flow.appearsAnimated = nil
  }

  private func beginAppearanceInTree(_ appears: Bool, animated: Bool) {
    beginAppearance(appears, animated: animated)
    if viewIfLoaded?.window != nil, appears { tellIsAppearing(animated: animated) }
    eachShownChild { $0.beginAppearanceInTree(appears, animated: animated) }
  }

  /// Turns a transition that began with `appears`, unless the view has gone back by itself.
  private func turnAppearanceInTree(_ appears: Bool, animated: Bool) {
    switch appearance {
    case .appearing where appears: beginAppearance(false, animated: animated)
    case .disappearing where !appears:
      beginAppearance(true, animated: animated)
      tellIsAppearing(animated: animated)
    default: break
    }
    eachShownChild { $0.turnAppearanceInTree(appears, animated: animated) }
  }

  private func endAppearanceInTree(animated: Bool) {
    endAppearance(animated: animated)
    eachShownChild { $0.endAppearanceInTree(animated: animated) }
  }

  /// Calls `body` for the children whose views are in the controller's, where the controller forwards calls to them.
  private func eachShownChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
  }

  // MARK: One controller

  /// Begins a transition, unless it has begun or is done.
  func beginAppearance(_ appears: Bool, animated: Bool) {
    switch (appears, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing(isTold: false)
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      viewWillDisappear(animated)
    default: break
    }
  }

  /// Calls `viewIsAppearing(_:)`, once in each appearance.
  func tellIsAppearing(animated: Bool) {
    guard case .appearing(isTold: false) = appearance else { return }
    appearance = .appearing(isTold: true)
    viewIsAppearing(animated)
  }

  /// Ends the transition that has begun.
  func endAppearance(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }
}
