// The swipe from the left edge that goes back on a navigation stack.

import CoreGraphics
import ObjCRuntime

/// Drives a pop by a finger.
@MainActor final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
  /// Points a second from which a release decides by its direction. Our choice.
  private static let decidingVelocity: CGFloat = 300

  let pan = UIScreenEdgePanGestureRecognizer()
  private unowned let navigation: UINavigationController
  /// The driver of the pop that a swipe has begun.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    ObjCRuntime.register(NavigationSwipe.self, "swipe:") {
      (swipe: NavigationSwipe, _: UIScreenEdgePanGestureRecognizer) in swipe.follow()
    }
    pan.edges = .left
    pan.addTarget(self, action: "swipe:")
    pan.delegate = self
  }

  /// Where there is something to go back to, and the system's button would go there.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard navigation.viewControllers.count > 1, navigation.flow.transition == nil,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    let hasOwnButton = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !hasOwnButton
  }

  /// Scroll views wait until it is clear that nobody goes back.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view is UIScrollView }

  private func follow() {
    let width = max(1, navigation.view.bounds.width)
    let part = pan.translation(in: navigation.view).x / width
    switch pan.state {
    case .began:
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.companions = [navigation.navigationBar.layer]
      self.interaction = interaction
      navigation.popViewController(animated: true)
      interaction.update(part)
    case .changed: interaction?.update(part)
    case .ended, .cancelled: release(part)
    case .possible, .failed: break
    }
  }

  private func release(_ part: CGFloat) {
    let velocity = pan.velocity(in: navigation.view).x
    let goesBack =
      pan.state == .ended
      && (abs(velocity) > Self.decidingVelocity ? velocity > 0 : part > 0.5)
    if goesBack { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }
}
