// The action that a layer runs when one of its properties changes.

/// Something that a layer runs when an event, such as a change of a property, happens to it
/// ([Apple](https://developer.apple.com/documentation/quartzcore/caaction)).
public protocol CAAction: AnyObject {
  /// - Parameters:
  ///   - event: The key of the property, or `kCAOnOrderIn`, `kCAOnOrderOut`, `kCATransition`.
  ///   - anObject: The layer.
  ///   - dict: Nothing for properties.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "Do nothing, and search no further."
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer that becomes visible or is added to a layer.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed.
public let kCAOnOrderOut = "onOrderOut"
/// The key of the one transition that a layer has.
public let kCATransition = "transition"
