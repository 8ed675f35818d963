// One transition between view controllers: the context of its animator, and the coordinator of its company.

import CoreGraphics
import QuartzCore

/// A transition from its begin to its end. It is the context that animators ask and the coordinator that others
/// animate with.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  /// The views and frames of one side.
  struct Side {
    var controller: UIViewController?
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Called once, when the animator says that the transition is over, with whether it was completed.
  private var onEnd: ((Bool) -> Void)?
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  /// Whether the animations run or did: what is added later begins at once.
  private var hasBegun = false
  private var companions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// A transition in `container`, which `onEnd` ends.
  init(
    in container: UIView, from: Side, to: Side, style: UIModalPresentationStyle = .none,
    isAnimated: Bool, onEnd: @escaping (Bool) -> Void
  ) {
    containerView = container
    self.from = from
    self.to = to
    presentationStyle = style
    self.isAnimated = isAnimated
    self.onEnd = onEnd
  }

  // MARK: Running

  /// Runs the animator, or lets `interaction` drive it; without an animator the transition is over at once.
  func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    if let interaction, animator != nil, interaction.wantsInteractiveStart {
      self.interaction = interaction
      (isInteractive, initiallyInteractive) = (true, true)
      interaction.startInteractiveTransition(self)
    } else {
      beginAnimation()
    }
  }

  /// Lets the animator and its company begin; a driver of the transition calls it before it pauses the time.
  func beginAnimation() {
    guard !hasBegun else { return }
    guard let animator else {
      runCompanions()
      return completeTransition(true)
    }
    animator.animateTransition(using: self)
    runCompanions()
  }

  private func runCompanions() {
    hasBegun = true
    let waiting = companions
    companions = []
    guard !waiting.isEmpty else { return }
    animateAlong { for companion in waiting { companion(self) } }
  }

  /// A finger moves what is animated along in a straight line.
  private func animateAlong(_ body: @escaping () -> Void) {
    guard isAnimated, transitionDuration > 0 else { return UIView.performWithoutAnimation(body) }
    if initiallyInteractive {
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: .curveLinear, animations: body)
    } else {
      UIView.animateTransition(withDuration: transitionDuration, animations: body)
    }
  }

  /// Ends the animations, and with them the transition, at once.
  func endNow() { containerView.layer.removeAnimationsInTree() }

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    animator?.animationEnded(didComplete)
    onEnd(didComplete)
    for completion in completions { completion(self) }
    completions = []
    (animator, interaction) = (nil, nil)
  }

  // MARK: UIViewControllerContextTransitioning

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    controller === to.controller ? to : controller === from.controller ? from : nil
  }

  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  /// Whoever drives the transition pauses it.
  func pauseInteractiveTransition() {}

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
  }

  // MARK: UIViewControllerTransitionCoordinator

  var isInterruptible: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// Seconds; 0 where nothing is animated.
  var transitionDuration: TimeInterval {
    isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasBegun {
      animateAlong { animation(self) }
    } else {
      companions.append(animation)
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }
}
