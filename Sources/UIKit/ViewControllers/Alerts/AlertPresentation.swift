// The presentation of an alert in the middle, or of an action sheet at the lower edge.

import CoreGraphics

/// Darkens what is behind, and shows the alert as large as it wants to be.
final class AlertPresentation: UIPresentationController {
  /// Points between an action sheet and the edges.
  private static let sheetMargin: CGFloat = 8

  private let dimming = DimmingView(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let panel = presentedView as? AlertPanel else {
      return .zero
    }
    let room = container.bounds.inset(by: safeArea(of: container))
    guard alert?.preferredStyle == .actionSheet else {
      let size = panel.size(within: CGSize(width: AlertPanel.width, height: room.height))
      return CGRect(
        x: ((room.midX - size.width / 2)).rounded(), y: (room.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    let width = min(room.width, container.bounds.height) - 2 * Self.sheetMargin
    let size = panel.size(within: CGSize(width: width, height: room.height))
    let bottom = min(room.maxY, container.bounds.maxY - Self.sheetMargin)
    return CGRect(
      x: ((container.bounds.width - size.width) / 2).rounded(), y: bottom - size.height,
      width: size.width, height: size.height)
  }

  /// The safe area, and the keyboard's part of the container.
  private func safeArea(of container: UIView) -> UIEdgeInsets {
    var insets = container.safeAreaInsets
    if let keyboard = container.window?.keyboardFrame {
      let frame = container.convert(keyboard, from: container.window)
      insets.bottom = max(insets.bottom, container.bounds.maxY - frame.minY)
    }
    return insets
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.place(in: frameOfPresentedViewInContainerView)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    if alert?.preferredStyle == .actionSheet {
      dimming.onTap = { [weak self] in
        guard let alert = self?.alert, let cancel = alert.cancelAction else { return }
        alert.perform(cancel)
      }
    }
    containerView.addSubview(dimming)
    presentedViewController.flow.transition?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.flow.transition?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 0 }, completion: nil)
  }

  override func systemAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    SystemTransition(
      alert?.preferredStyle == .actionSheet ? .actionSheet : .alert, isReversed: isDismissal)
  }
}
