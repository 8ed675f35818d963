// The keyboard of a window: comes when a text is edited, and announces itself.

import CoreGraphics

/// Shows the keyboard of one window, and posts its notifications
/// ([Apple](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)).
@MainActor final class ScreenKeyboard {
  /// Seconds, as the notifications of iPhones say.
  static let duration: TimeInterval = 0.25

  private unowned let window: UIWindow
  /// The responder that the keyboard is shown for.
  private weak var edited: UIResponder?

  init(_ window: UIWindow) { self.window = window }

  /// Shows the keyboard for a first responder that takes text or has an input view of its own, and hides it for others.
  func follow(_ first: UIResponder?) {
    let types = first.map { $0 is any UIKeyInput || $0.shownInputView != nil } ?? false
    let wasShown = edited != nil
    edited = types ? first : nil
    guard let overlay = window.overlay else { return }
    if let first, types {
      overlay.keyboard.show(own: first.shownInputView, accessory: first.shownAccessoryView)
      let frame = frame(for: first)
      if !wasShown || frame != window.keyboardFrame {
        move(to: frame, isShown: true)
      } else {
        UIView.animateTransition(withDuration: Self.duration) { self.moveGuides() }
      }
    } else if wasShown {
      move(to: nil, isShown: false)
    }
  }

  private func frame(for first: UIResponder) -> CGRect {
    let size = window.bounds.size
    let accessory = first.shownAccessoryView?.bounds.height ?? 0
    let keys =
      first.shownInputView.map { $0.bounds.height + window.screenInsets.bottom }
      ?? KeyboardHeight(size, window.screenInsets).points
    let height = min(size.height, accessory + keys)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  private func move(to frame: CGRect?, isShown: Bool) {
    guard let overlay = window.overlay else { return }
    let bounds = window.bounds
    let height = frame?.height ?? window.keyboardFrame?.height ?? 0
    let hidden = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
    let (begin, end) = (window.keyboardFrame ?? hidden, frame ?? hidden)
    let names = KeyboardNames(isShown: isShown)
    overlay.keyboard.bottomInset = window.screenInsets.bottom
    UIView.performWithoutAnimation {
      overlay.keyboard.isHidden = false
      overlay.keyboard.place(in: begin)
      overlay.keyboard.layoutIfNeeded()
    }
    window.keyboardFrame = frame
    post(names.will, from: begin, to: end)
    UIView.animateTransition(withDuration: Self.duration) {
      overlay.keyboard.place(in: end)
      self.moveGuides()
    } completion: { [weak self] _ in
      guard let self, window.keyboardFrame == frame else { return }
      overlay.keyboard.isHidden = frame == nil
      post(names.did, from: begin, to: end)
    }
  }

  /// Lets layout guides and alerts follow.
  private func moveGuides() {
    window.followKeyboard()
    window.layoutIfNeeded()
  }

  private func post(_ names: [Notification.Name], from begin: CGRect, to end: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationOptions.systemCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names {
      NotificationCenter.default.post(name: name, object: window.screen, userInfo: info)
    }
  }
}

/// The notifications of a keyboard that comes or goes.
private struct KeyboardNames {
  let will: [Notification.Name]
  let did: [Notification.Name]

  init(isShown: Bool) {
    will = [
      UIResponder.keyboardWillChangeFrameNotification,
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
    ]
    did = [
      UIResponder.keyboardDidChangeFrameNotification,
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
    ]
  }
}

/// The height of the system's keyboard with its row of suggestions. Apple documents none: these are what the
/// notifications of simulators with iOS 13 to 18 say, in public reports.
struct KeyboardHeight {
  let points: CGFloat

  @MainActor init(_ size: CGSize, _ insets: UIEdgeInsets) {
    let isLandscape = size.width > size.height
    if ShownDevice.current.idiom == .pad {
      points = isLandscape ? 408 : 320
    } else if isLandscape {
      points = insets.bottom > 0 ? 209 : 200
    } else if insets.bottom > 0 {
      points = size.width >= 414 ? 346 : 336
    } else {
      points = size.width >= 414 ? 271 : 260
    }
  }
}

extension UIResponder {
  /// The view that replaces the keyboard; nil: none does.
  fileprivate var shownInputView: UIView? {
    inputView ?? inputViewController?.fittedInputView
  }

  /// The view above the keyboard; nil: there is none.
  fileprivate var shownAccessoryView: UIView? {
    inputAccessoryView ?? inputAccessoryViewController?.fittedInputView
  }
}

extension UIInputViewController {
  /// The view, as high as its constraints want where it follows them.
  fileprivate var fittedInputView: UIView? {
    guard let view = inputView else { return viewIfLoaded }
    if view.allowsSelfSizing || !view.translatesAutoresizingMaskIntoConstraints {
      let wanted = CGSize(width: UIScreen.main.bounds.width, height: 0)
      view.bounds.size = view.systemLayoutSizeFitting(
        wanted, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      )
    }
    return view
  }
}
