// No-op on Linux: a menu element that is replaced when its menu is shown, which never happens.

/// A menu element that is replaced when its menu is shown, which never happens
/// ([Apple](https://developer.apple.com/documentation/uikit/uideferredmenuelement)).
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  let elementProvider: Provider

  public init(_ elementProvider: @escaping Provider) {
    self.elementProvider = elementProvider
    super.init(title: "", image: nil, subtitle: nil)
  }

  /// Creates an element whose provider would be called each time its menu is shown.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
