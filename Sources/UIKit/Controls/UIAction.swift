// A menu element and control action that runs a closure.

import CoreGraphics

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu element that runs a closure
/// ([Apple](https://developer.apple.com/documentation/uikit/uiaction)).
open class UIAction: UIMenuElement {
  /// Adding an action replaces one with the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    @MainActor private static var count = 0

    /// One that no other action has.
    @MainActor fileprivate static func fresh() -> Identifier {
      count += 1
      return Identifier("com.apple.action.dynamic.\(count)")
    }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The object that last caused the action, such as the control.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// Without an identifier the action has one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? .fresh()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Runs the handler with `sender` as the cause.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject?
    handler(self)
  }
}
