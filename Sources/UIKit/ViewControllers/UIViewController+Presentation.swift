// Presenting and dismissing view controllers.

import CoreGraphics

extension UIViewController {
  // MARK: The presentation of a controller

  /// The presentation that shows the controller or a container around it, else the one that would show it.
  var shownPresentation: UIPresentationController? {
    if let presentation = flow.presentation { return presentation }
    if let parent, let presentation = parent.shownPresentation { return presentation }
    let made = makePresentation(presenting: nil, source: nil)
    flow.presentation = made
    return made
  }

  /// Makes the presentation of the controller's style. `source`: the controller that asked for it.
  private func makePresentation(
    presenting presenter: UIViewController?, source: UIViewController?
  ) -> UIPresentationController? {
    if transitioningDelegate == nil, let ownPresentation { return ownPresentation }
    return switch modalPresentationStyle {
    case .none: nil
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source ?? presenter ?? self)
        ?? CoveringPresentation(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext:
      FullScreenPresentation(presentedViewController: self, presenting: presenter)
    case .overFullScreen, .overCurrentContext, .blurOverFullScreen:
      CoveringPresentation(presentedViewController: self, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  // MARK: Presenting

  /// The controller that presents for this one: the nearest one that defines the context, for styles that are
  /// presented in it, else the outermost container.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let containers = sequence(first: self, next: \.parent)
    if style == .currentContext || style == .overCurrentContext,
      let context = containers.first(where: \.definesPresentationContext)
    {
      return context
    }
    return containers.reduce(self) { $1 }
  }

  func beginPresentation(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented.modalPresentationStyle)
    guard presented.mayBePresented(by: presenter, source: self) else { return }
    guard let presentation = presented.presentation(presenting: presenter, source: self) else {
      return logOnce("\(type(of: presented)): a controller of the style none is not presented")
    }
    presented.flow.presentation = presentation
    UIView.performWithoutAnimation {
      Presentation(presentation, by: presenter, source: self)
        .present(animated: animated, completion: completion)
    }
  }

  /// Logs the reason where the controller cannot be presented, as UIKit does.
  private func mayBePresented(by presenter: UIViewController, source: UIViewController) -> Bool {
    let attempt = "Attempt to present \(type(of: self)) on \(type(of: presenter))"
    if let other = presenter.flow.presented {
      logOnce("\(attempt), which is already presenting \(type(of: other))")
      return false
    }
    if presenter.viewIfLoaded?.window == nil {
      logOnce("\(attempt), whose view is not in the window hierarchy")
      return false
    }
    guard parent == nil, flow.presenter == nil, self !== presenter else {
      logOnce("\(attempt): it is shown already")
      return false
    }
    return true
  }

  /// The presentation that was made before, adapted to the surroundings, else a new one.
  private func presentation(
    presenting presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController? {
    // A delegate that makes presentations expects to be asked with the presenter.
    if modalPresentationStyle == .custom { flow.presentation = nil }
    let made = flow.presentation ?? makePresentation(presenting: presenter, source: source)
    return (made as? UIPopoverPresentationController)?.adapted(to: presenter) ?? made
  }

  // MARK: Dismissing

  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    let containers = sequence(first: self, next: \.parent)
    // The nearest controller that presents; where none does, the one that is presented.
    if let presenter = containers.first(where: { $0.flow.presented != nil }) {
      return presenter.dismissPresented(animated: animated, completion: completion)
    }
    guard let presenter = containers.lazy.compactMap(\.flow.presenter).first else {
      completion?()
      return
    }
    presenter.dismiss(animated: animated, completion: completion)
  }

  /// Dismisses all that the controller presents, before it leaves its window.
  func dismissAtOnce() {
    if flow.presented != nil { dismissPresented(animated: false, completion: nil) }
  }

  /// Dismisses what the controller presents, and what that presents. Only the last one moves.
  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let shown = Array(
      sequence(first: flow.presented, next: { $0?.flow.presented }).compactMap { $0 })
    guard let top = shown.last, let last = top.flow.presentation, !top.flow.isBeingDismissed else {
      return
    }
    UIView.performWithoutAnimation {
      for between in shown.dropLast().reversed() {
        between.flow.presentation?.containerView?.isHidden = true
      }
      Presentation(last, by: last.presentingViewController, source: self)
        .dismiss(animated: animated) {
          for between in shown.dropLast().reversed() {
            guard let presentation = between.flow.presentation else { continue }
            Presentation(presentation, by: presentation.presentingViewController, source: self)
              .dismiss(animated: false, completion: nil)
          }
          completion?()
        }
    }
  }

  // MARK: Children

  func exchangeChildren(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard let oldView = old.viewIfLoaded, let host = oldView.superview else {
      logOnce("\(type(of: self)).transition: the first controller's view is in no view")
      completion?(false)
      return
    }
    old.beginTransitionAppearance(false, animated: duration > 0)
    new.beginTransitionAppearance(true, animated: duration > 0)
    let end: (Bool) -> Void = { finished in
      if !options.contains(.showHideTransitionViews) { oldView.removeFromSuperview() }
      old.endTransitionAppearance()
      new.endTransitionAppearance()
      completion?(finished)
    }
    guard let newView = new.view else { return end(false) }
    if options.rawValue >> 20 & 0xf != 0 {
      UIView.transition(with: host, duration: duration, options: options) {
        host.addSubview(newView)
        oldView.isHidden = true
        animations?()
      } completion: { finished in
        oldView.isHidden = false
        end(finished)
      }
      return
    }
    host.addSubview(newView)
    guard duration > 0 else {
      animations?()
      return end(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: end)
  }
}
