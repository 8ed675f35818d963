// A finger that drags a sheet between its detents, or away.

import CoreGraphics
import ObjCRuntime

/// Drags one sheet.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  /// Seconds by which a release is extrapolated along its velocity. Our choice.
  private static let foresight: CGFloat = 0.2
  /// The part of a pull that a sheet follows where it cannot go. Our choice.
  private static let resistance: CGFloat = 0.15

  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private var start = CGRect.zero
  private(set) var isDragging = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    ObjCRuntime.register(SheetDrag.self, "drag:") {
      (drag: SheetDrag, pan: UIPanGestureRecognizer) in drag.follow(pan)
    }
    pan.addTarget(self, action: "drag:")
    pan.delegate = self
  }

  func attach(to view: UIView) { view.addGestureRecognizer(pan) }

  // MARK: Which drags are the sheet's

  private var delegate: (any UIAdaptivePresentationControllerDelegate)? { sheet.delegate }

  private var presented: UIViewController { sheet.presentedViewController }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.layout?.kind != .covering, let view = pan.view else { return false }
    let velocity = pan.velocity(in: view)
    let translation = pan.translation(in: view)
    let way = velocity == .zero ? translation : velocity
    guard abs(way.y) > abs(way.x) else { return false }
    guard let scrolled = scrolledView(pan.location(in: view)) else { return true }
    return way.y > 0
      ? scrolled.contentOffset.y <= scrolled.contentOffsetRange.lower.y
      : sheet.prefersScrollingExpandsWhenScrolledToEdge && !isAtHighestDetent
  }

  /// Scroll views in the sheet wait until it is clear that the sheet is not dragged.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view is UIScrollView }

  private var isAtHighestDetent: Bool {
    sheet.heights.last?.detent.identifier == sheet.selectedDetent?.identifier
  }

  /// The scroll view at a point, if it scrolls up and down.
  private func scrolledView(_ point: CGPoint) -> UIScrollView? {
    sequence(first: pan.view?.hitTest(point, with: nil), next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }.first { $0.scrolls(along: .vertical) }
  }

  // MARK: Dragging

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let view = sheet.presentedView, let container = sheet.containerView else { return }
    switch pan.state {
    case .began:
      isDragging = true
      start = view.frame
      move(view, by: pan.translation(in: container).y)
    case .changed: move(view, by: pan.translation(in: container).y)
    case .ended, .cancelled:
      isDragging = false
      release(view, velocity: pan.velocity(in: container).y)
    case .possible, .failed: break
    }
  }

  /// Below the lowest detent the sheet slides, above the highest one it resists, between them its height follows.
  private func move(_ view: UIView, by distance: CGFloat) {
    guard sheet.layout?.kind == .attached, let bounds = sheet.containerView?.bounds,
      let lowest = sheet.heights.first?.height, let highest = sheet.heights.last?.height
    else {
      view.place(in: start.offsetBy(dx: 0, dy: mayLeave ? max(0, distance) : resisted(distance)))
      return
    }
    var height = start.height - distance
    if height > highest { height = highest + (height - highest) * Self.resistance }
    var slide: CGFloat = 0
    if height < lowest {
      slide = mayLeave ? lowest - height : (lowest - height) * Self.resistance
      height = lowest
    }
    view.place(
      in: CGRect(
        x: start.minX, y: bounds.height - height + slide, width: start.width, height: height))
    view.layoutIfNeeded()
  }

  private func resisted(_ distance: CGFloat) -> CGFloat { distance * Self.resistance }

  private func release(_ view: UIView, velocity: CGFloat) {
    guard let bounds = sheet.containerView?.bounds else { return }
    let height = bounds.height - view.frame.minY - velocity * Self.foresight
    let lowest = sheet.layout?.kind == .attached ? sheet.heights.first?.height : start.height
    if let lowest, height < lowest / 2 {
      if tryDismissal() { return }
    } else if let nearest = sheet.heights.min(by: {
      abs($0.height - height) < abs($1.height - height)
    }
    ) {
      return sheet.choose(nearest.detent)
    }
    sheet.animateChanges {}
  }

  // MARK: Dismissal

  private var mayLeave: Bool {
    !presented.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(sheet) != false
  }

  /// Dismisses the sheet for a person, unless the controller or the delegate refuses.
  ///
  /// - Returns: Whether it does.
  @discardableResult func tryDismissal() -> Bool {
    guard mayLeave else {
      delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return false
    }
    guard presented.flow.presented == nil, !presented.isBeingDismissed else { return false }
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(sheet)
    presented.presentingViewController?.dismiss(animated: true) { [sheet] in
      delegate?.presentationControllerDidDismiss(sheet)
    }
    return true
  }
}
