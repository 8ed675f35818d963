// The view of a controller from its document.

internal import InterfaceDocuments

extension UIViewController {
  /// Sets the view that the controller's scene or document has; false where there is neither.
  ///
  /// A controller without the name of a document has one that is named like its class, with or without `Controller`
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname)).
  func loadDocumentView() -> Bool {
    if let scene { return scene.loadView(of: self) }
    guard let name = documentName else { return false }
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    if viewIfLoaded == nil, let first = objects.lazy.compactMap({ $0 as? UIView }).first {
      view = first
    }
    return viewIfLoaded != nil
  }

  private var documentName: String? {
    if let nibName { return nibName }
    guard type(of: self) != UIViewController.self else { return nil }
    let own = String(describing: type(of: self))
    let short = own.hasSuffix("ViewController") ? String(own.dropLast("Controller".count)) : own
    return [short, own].first { UINib.exists($0, in: nibBundle) }
  }
}
