// No-op on Linux: a menu element that performs a selector; menus are never shown.

/// A menu element that performs a selector; menus are never shown.
open class UICommand: UIMenuElement {
  public let action: Selector
  open var state: UIMenuElement.State
  open var attributes: UIMenuElement.Attributes

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    state: UIMenuElement.State = .off, attributes: UIMenuElement.Attributes = []
  ) {
    self.action = action
    self.state = state
    self.attributes = attributes
    super.init(title: title, image: image, subtitle: nil)
  }
}
