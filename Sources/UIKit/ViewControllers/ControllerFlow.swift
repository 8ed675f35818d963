// The place of a view controller in presentations and transitions.

/// The presentations and transitions that one controller takes part in.
@MainActor final class ControllerFlow {
  /// The controller that this one presents itself, not by a container that it is in.
  var presented: UIViewController?
  /// The controller that presents this one itself, not a container that it is in.
  weak var presenter: UIViewController?
  /// The presentation that shows the controller, or would show it.
  var presentation: UIPresentationController?
  /// The transition that the controller takes part in.
  var transition: TransitionContext?
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Whether a transition calls the appearance methods, animated or not; nil: entering and leaving windows does.
  var appearsAnimated: Bool?
  /// Whether the view appears in that transition.
  var appearsInTransition = false
  /// The part of the view that the bars of a container cover, in addition to the container's safe area.
  var coveredByBars = UIEdgeInsets.zero
  /// The window that the controller is the root of.
  weak var window: UIWindow?
}

extension ControllerFlow {
  /// Whether a controller is shown without a status bar by default: on a phone that lies.
  func isWithoutStatusBar(_ controller: UIViewController) -> Bool {
    let device = ShownDevice.current
    return device.idiom == .phone && device.verticalSizeClass == .compact
  }
}
