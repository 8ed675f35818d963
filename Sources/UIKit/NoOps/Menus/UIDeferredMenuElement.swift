// No-op on Linux: a menu element that is replaced when its menu is shown, which never happens.

/// A menu element whose place is taken by elements that are made when the menu comes up, which here is
/// never ([Apple](https://developer.apple.com/documentation/uikit/uideferredmenuelement)).
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  let elementProvider: Provider

  public init(_ elementProvider: @escaping Provider) {
    self.elementProvider = elementProvider
    super.init(title: "", image: nil, subtitle: nil)
  }

  /// One whose elements are made anew each time.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
