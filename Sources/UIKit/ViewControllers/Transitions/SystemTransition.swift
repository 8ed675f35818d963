// The system's own transitions of presentations.

import CoreGraphics
import QuartzCore

/// Moves or fades a presented view in, and out again.
@MainActor final class SystemTransition: NSObject, UIViewControllerAnimatedTransitioning {
  enum Motion {
    /// From the lower edge of the container.
    case cover
    case fade
    /// From a little larger, as alerts do.
    case alert
    /// From the lower edge, as action sheets do.
    case actionSheet
    /// At its place, as popovers do.
    case popover
    /// The presenter's view and the presented one flip, or the presenter's curls away.
    case turn(ViewTurn)
  }

  /// Seconds that covering takes.
  static let coverDuration = SystemSpring.duration
  /// Seconds that alerts and action sheets take, critically damped, as public listings of UIKitCore's alerts say.
  static let alertDuration: TimeInterval = 0.404
  /// Seconds that fading takes. Our choice: Apple documents none.
  static let fadeDuration: TimeInterval = 0.3
  /// Seconds that flips and curls take. Our choice, as above.
  static let turnDuration: TimeInterval = 0.75

  private let motion: Motion
  private let isReversed: Bool

  init(_ motion: Motion, isReversed: Bool) {
    self.motion = motion
    self.isReversed = isReversed
  }

  convenience init(_ style: UIModalTransitionStyle, isReversed: Bool) {
    switch style {
    case .coverVertical: self.init(.cover, isReversed: isReversed)
    case .crossDissolve: self.init(.fade, isReversed: isReversed)
    // From right to left, and back from left to right, as Apple documents it.
    case .flipHorizontal:
      self.init(.turn(.flip(isVertical: false, isPositive: isReversed)), isReversed: isReversed)
    case .partialCurl:
      self.init(.turn(.page(.minYEdge, leaves: !isReversed)), isReversed: isReversed)
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch motion {
    case .cover: Self.coverDuration
    case .alert, .actionSheet: Self.alertDuration
    case .fade, .popover: Self.fadeDuration
    case .turn: Self.turnDuration
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key = isReversed ? UITransitionContextViewKey.from : .to
    let controllerKey = isReversed ? UITransitionContextViewControllerKey.from : .to
    guard let view = context.view(forKey: key),
      let controller = context.viewController(forKey: controllerKey)
    else { return context.completeTransition(true) }
    if !isReversed {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      context.containerView.layoutIfNeeded()
    }
    if case .turn(let turn) = motion {
      return run(turn, view, presenter: presentersView(context), in: context)
    }
    if !isReversed { UIView.performWithoutAnimation { self.hide(view, in: context.containerView) } }
    animate {
      self.isReversed ? self.hide(view, in: context.containerView) : self.show(view)
    } completion: {
      if self.isReversed { self.show(view) }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func presentersView(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: isReversed ? .to : .from)?.viewIfLoaded
  }

  /// Flips both views, of which the one that is left shows until both are seen from their edges; or turns a picture of
  /// the presenter's view away from over the presented one.
  private func run(
    _ turn: ViewTurn, _ view: UIView, presenter: UIView?,
    in context: any UIViewControllerContextTransitioning
  ) {
    let picture = presenter?.pictureLayer()
    var end: () -> Void = {}
    let block = AnimationBlock(
      duration: Self.turnDuration, delay: 0, motion: .curve(.easeInEaseOut), repeatCount: 0,
      autoreverses: false
    ) { _ in
      UIView.performWithoutAnimation { end() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    UIView.performWithoutAnimation {
      if case .flip = turn {
        for (layer, isEntering) in [(view.layer, !isReversed), (presenter?.layer, isReversed)] {
          guard let layer else { continue }
          let animation = turn.keyframes(of: layer, isEntering: isEntering)
          block.adopt(animation, of: layer)
          layer.add(animation, forKey: "transform")
        }
      } else if let picture {
        picture.frame = view.bounds
        end =
          isReversed
          ? turn.run(on: view, from: CALayer(), to: picture, in: block)
          : turn.run(on: view, from: picture, in: block)
      }
    }
    block.close()
  }

  private func animate(_ body: @escaping () -> Void, completion: @escaping () -> Void) {
    let duration = transitionDuration(using: nil)
    switch motion {
    case .cover:
      UIView.animateTransition(withDuration: duration, animations: body) { _ in completion() }
    case .alert, .actionSheet:
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: body
      ) { _ in completion() }
    case .fade, .popover, .turn:
      UIView.animate(withDuration: duration, animations: body) { _ in completion() }
    }
  }

  /// Moves by transform, so that the frame and all that follows from it stay as they are.
  private func hide(_ view: UIView, in container: UIView) {
    switch motion {
    case .cover, .actionSheet:
      let distance = container.bounds.maxY - view.frame.minY
      view.transform = CGAffineTransform(translationX: 0, y: distance)
    case .fade, .popover, .turn: view.alpha = 0
    case .alert:
      view.alpha = 0
      // Public measurements of alerts: they come from 1.2 times their size, and fade in place.
      if !isReversed { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    }
  }

  private func show(_ view: UIView) {
    view.transform = .identity
    view.alpha = 1
  }
}
