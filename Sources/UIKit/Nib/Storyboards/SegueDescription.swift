// A segue of a storyboard as its document describes it.

internal import InterfaceDocuments
import ObjCRuntime

/// The attributes of a segue.
@MainActor struct SegueDescription {
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `unwind`, `custom`, and the kinds before
  /// iOS 8: `push`, `modal`, `popover`, `replace`.
  let kind: String
  /// The name that sources call it by; nil: none.
  let identifier: String?
  /// The identifier of the controller that it leads to, in the document.
  let destination: String?
  /// The method of the source that makes the destination; nil: the scene makes it.
  let creation: String?
  private let customClass: String?
  private let animates: Bool
  private let presentation: UIModalPresentationStyle?
  private let transition: UIModalTransitionStyle?
  private let unwindAction: String?
  private let popoverAnchor: String?

  init(_ element: NibElement) {
    kind = element.attributes["kind"] ?? "show"
    identifier = element.attributes["identifier"]
    destination = element.attributes["destination"]
    creation = element.attributes["destinationCreationSelector"]
    customClass = element.attributes["customClass"]
    animates = element.flag("animates") ?? true
    presentation =
      NibControllers.presentationStyles[element.attributes["modalPresentationStyle"] ?? ""]
    transition = NibControllers.transitionStyles[element.attributes["modalTransitionStyle"] ?? ""]
    unwindAction = element.attributes["unwindAction"]
    popoverAnchor = element.attributes["popoverAnchorView"]
  }

  /// Whether the source lets a person's press perform the segue. Asked for segues with an identifier, as on iOS.
  func shouldPerform(from source: UIViewController, sender: Any?) -> Bool {
    source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
  }

  /// Returns a segue of the document's class and kind.
  func segue(
    from source: UIViewController, to destination: UIViewController, in storyboard: UIStoryboard
  ) -> UIStoryboardSegue {
    if let presentation { destination.modalPresentationStyle = presentation }
    if let transition { destination.modalTransitionStyle = transition }
    if let customClass {
      if let make = NibClasses.segue(customClass) { return make(identifier, source, destination) }
      logOnce(
        "the document “\(storyboard.name)” names a segue “\(customClass)” that the sources do not have"
      )
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination,
      performHandler: { [weak source, weak destination] in
        guard let source, let destination else { return }
        go(from: source, to: destination)
      })
  }

  private func go(from source: UIViewController, to destination: UIViewController) {
    switch kind {
    case "show", "push": source.show(destination, sender: source)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      source.present(destination, animated: animates)
    default: source.present(destination, animated: animates)
    }
  }

  // MARK: Unwinding

  /// Goes back to the nearest controller that has the segue's method, which is called first.
  func unwind(from source: UIViewController, sender: Any?) {
    guard let unwindAction else { return }
    let selector = Selector(unwindAction)
    let target = source.unwindTargets.first {
      $0.canPerformUnwindSegueAction(selector, from: source, sender: sender)
    }
    guard let target else {
      return logOnce("\(type(of: source)): there is no controller with the method \(unwindAction)")
    }
    let made =
      customClass.flatMap(NibClasses.segue).map { $0(identifier, source, target) }
      ?? UIStoryboardSegue(
        identifier: identifier, source: source, destination: target,
        performHandler: { [animates] in target.goBack(animated: animates) })
    source.prepare(for: made, sender: sender)
    ObjCRuntime.send(selector, to: target, made)
    made.perform()
  }
}

extension UIViewController {
  /// The controllers that an unwinding segue can go back to, nearest first: those below in the stacks of the
  /// containers around this one, the containers, and those that presented them.
  fileprivate var unwindTargets: [UIViewController] {
    var targets: [UIViewController] = []
    var next: UIViewController? = self
    while let here = next {
      if here !== self { targets.append(here) }
      if let navigation = here.parent as? UINavigationController {
        targets += navigation.viewControllers.reversed().filter { $0 !== here }
      }
      next = here.parent ?? here.presentingViewController
      if let presenter = here.parent == nil ? here.presentingViewController : nil {
        targets += (presenter as? UINavigationController)?.viewControllers.reversed() ?? []
        targets += presenter.children
      }
    }
    return targets
  }

  /// Dismisses what this controller or one around it presents, and pops what lies above it.
  fileprivate func goBack(animated: Bool) {
    let presenter = sequence(first: self, next: \.parent).first {
      $0.presentedViewController != nil
    }
    presenter?.dismiss(animated: animated)
    if let navigation = navigationController, navigation.topViewController !== self {
      navigation.popToViewController(self, animated: animated && presenter == nil)
    }
  }

  /// Calls a method marked `@IBSegueAction`: with the coder, then as its selector has places for, the sender and
  /// the segue's identifier.
  func segueDestination(
    _ selector: String, _ coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    let name = Selector(selector)
    let made =
      switch selector.count(where: { $0 == ":" }) {
      case 1: ObjCRuntime.send(name, to: self, coder)
      case 2:
        selector.hasSuffix("segueIdentifier:")
          ? ObjCRuntime.send(name, to: self, coder, identifier)
          : ObjCRuntime.send(name, to: self, coder, sender)
      default: ObjCRuntime.send(name, to: self, coder, sender, identifier)
      }
    return made as? UIViewController
  }
}

/// The place of a scene to which unwinding segues are connected.
@MainActor final class StoryboardExit {
  static let shared = StoryboardExit()
}
