// The system's transition of a navigation stack.

import CoreGraphics
import QuartzCore

/// Slides a view in from the right over the one below, which goes a part of the way to the left, or back.
@MainActor final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds, as UIKit's animators say since iOS 7. Without a finger the motion is the system's spring and takes longer.
  static let duration: TimeInterval = 0.35
  /// The part of the width that the view below moves. Measured on pictures of iOS 7 to 18.
  private static let parallax: CGFloat = 0.3
  /// The darkness of the view below.
  private static let shade: CGFloat = 0.1

  private let isPop: Bool

  init(_ operation: UINavigationController.Operation) { isPop = operation == .pop }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let (upper, lower) = isPop ? (from, to) : (to, from)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: Self.shade)
    let edge = makeEdge(upper)
    for view in [lower, shade, edge, upper] { container.addSubview(view) }
    container.layoutIfNeeded()
    let width = container.bounds.width
    let slide = { (isCovered: Bool) in
      let moved = CGAffineTransform(translationX: isCovered ? 0 : width, y: 0)
      (upper.transform, edge.transform) = (moved, moved)
      lower.transform = CGAffineTransform(
        translationX: isCovered ? -width * Self.parallax : 0, y: 0)
      shade.alpha = isCovered ? 1 : 0
    }
    slide(isPop)
    animate(context) {
      slide(!self.isPop)
    } completion: {
      for view in [shade, edge] { view.removeFromSuperview() }
      (upper.transform, lower.transform) = (.identity, .identity)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A shadow at the left side of the upper view, which needs none of its own for it.
  private func makeEdge(_ view: UIView) -> UIView {
    let edge = UIView(frame: view.frame)
    edge.backgroundColor = .black
    edge.layer.shadowOpacity = 0.2
    edge.layer.shadowRadius = 5
    edge.layer.shadowOffset = CGSize(width: -3, height: 0)
    // A view that is not opaque shows what is behind it, and not the black that casts the shadow.
    edge.isHidden = view.backgroundColor.map { $0.cgColor.alpha < 1 } ?? true
    return edge
  }

  /// A finger moves the views as far as itself, hence in a straight line.
  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ body: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    guard context.isInteractive else {
      UIView.animateTransition(withDuration: Self.duration, animations: body) { _ in
        completion()
      }
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveLinear, animations: body
    ) { _ in completion() }
  }
}
