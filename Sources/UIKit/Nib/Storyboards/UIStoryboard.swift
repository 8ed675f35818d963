// Storyboards: documents of view controllers and the segues between them.

public import CoreGraphics
internal import InterfaceDocuments

/// A document of view controllers ([Apple](https://developer.apple.com/documentation/uikit/uistoryboard)).
///
/// `name.storyboard` is found where pictures are: beside the sources and in the project's folders of resources. Where
/// there is none, it cannot be read, or it has no such scene, an empty view controller stands for the scene, and one
/// log line says so.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The name without extension.
  package let name: String
  private let bundle: Bundle?
  /// The colour that the document gives to all of its views; nil: none.
  var tintColor: UIColor? { content.tint?.color }
  private lazy var content = StoryboardContent.named(name, in: bundle)

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
  }

  /// A storyboard of a document that was read.
  init(_ content: StoryboardContent, name: String) {
    self.name = name
    bundle = nil
    super.init()
    self.content = content
  }

  /// A storyboard of the bytes of a document as it is written, not as it is built on Apple's systems.
  ///
  /// - Throws: The line and the reason where the bytes are no document.
  package convenience init(data: Data, name: String) throws {
    self.init(try StoryboardContent(data, name: name), name: name)
  }

  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = content.initialController else { return nil }
    return controller(id, creator: nil)
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(named: identifier, creator: nil)
  }

  /// Lets `creator` make the controller; where it returns nil the document's class makes it.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    content.initialController.flatMap { controller($0, creator: creator) as? ViewController }
  }

  /// Lets `creator` make the controller; where it returns nil the document's class makes it.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(named: identifier, creator: creator)
    guard let made = made as? ViewController else {
      preconditionFailure(
        "the scene “\(identifier)” of “\(name)” is a \(type(of: made)), no \(ViewController.self)")
    }
    return made
  }

  private func controller(
    named identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let id = content.controller(named: identifier) else {
      logOnce(
        "the document “\(name)” has no scene “\(identifier)”: an empty view controller stands for it"
      )
      return creator?(NSCoder()) ?? UIViewController()
    }
    return controller(id, creator: creator) ?? UIViewController()
  }

  /// Returns a new controller of the scene with an identifier of the document, or of the one that it refers to in
  /// another document; nil where there is none.
  func controller(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = content.scenes[id] else { return nil }
    guard let reference = scene.reference else {
      return StoryboardScene(scene, in: self).controller(creator: creator)
    }
    let other = UIStoryboard(name: reference.storyboard ?? name, bundle: bundle)
    return reference.identifier.map { other.instantiateViewController(withIdentifier: $0) }
      ?? other.instantiateInitialViewController()
  }
}
