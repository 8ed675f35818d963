// The calls that tell a view controller that its view appears and disappears.

extension UIViewController {
  /// The state of a controller's view between the calls
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller#Handling-view-related-notifications)).
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Whether the container calls the appearance methods of its children itself.
  private var isToldByContainer: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods == false
  }

  /// Call before the view enters or leaves a window.
  func viewWillMove(toWindow window: UIWindow?) {
    if !isToldByContainer { beginAppearance(window != nil, animated: false) }
  }

  /// Call after the view entered or left a window: `viewIsAppearing(_:)` follows at once, and the end of the
  /// transition after the layout of the next frame.
  func viewDidMove(toWindow window: UIWindow?) {
    guard !isToldByContainer else { return }
    if window != nil, appearance == .appearing { viewIsAppearing(false) }
    _ = StageTimer.scheduledTimer(withTimeInterval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        window?.layoutIfNeeded()
        self?.endAppearance(animated: false)
      }
    }
  }

  /// Begins a transition, unless it has begun or is done.
  func beginAppearance(_ appears: Bool, animated: Bool) {
    switch (appears, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      viewWillDisappear(animated)
    default: break
    }
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
