// How the shown controllers want the status bar and the home indicator.

/// The wishes of a window's controllers.
struct StatusBarWish: Equatable {
  var isHidden = false
  /// Whether texts are white.
  var isLight = false
  var hidesHomeIndicator = false
  /// Whether the home indicator is white.
  var hasLightIndicator = false

  /// Asks the controllers that are shown: from the root through what covers the screen, and the children that they name
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller#Configuring-the-system-bars)).
  @MainActor init(of root: UIViewController?) {
    guard var shown = root else { return }
    var isOverBlack = false
    while let presented = shown.flow.presented, !presented.flow.isBeingDismissed {
      let presentation = presented.flow.presentation
      let covers =
        presentation?.shouldRemovePresentersView == true
        || presented.modalPresentationCapturesStatusBarAppearance
      if !covers {
        isOverBlack = (presentation as? UISheetPresentationController)?.darkensStatusBar == true
        break
      }
      shown = presented
    }
    let hiding = Self.last(shown, \.childForStatusBarHidden)
    isHidden = hiding.prefersStatusBarHidden
    hidesHomeIndicator =
      Self.last(shown, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    let styling = Self.last(shown, \.childForStatusBarStyle)
    switch styling.preferredStatusBarStyle {
    case .default: isLight = styling.traitCollection.userInterfaceStyle == .dark
    case .lightContent: isLight = true
    case .darkContent: isLight = false
    }
    hasLightIndicator = isLight
    isLight = isLight || isOverBlack
  }

  @MainActor private static func last(
    _ controller: UIViewController, _ next: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var last = controller
    while let child = next(last) { last = child }
    return last
  }
}
