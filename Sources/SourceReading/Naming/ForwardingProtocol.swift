// The protocols for classes that forward messages to another object.

/// The names of the protocols that stand for methods of Objective-C's root class.
enum ForwardingProtocol {
  /// The protocol that a class adopts in the copy for a method; nil: none.
  static func of(_ name: String, _ labels: [String]) -> String? {
    switch (name, labels) {
    case ("responds", ["to"]): "SelectorResponding"
    case ("forwardingTarget", ["for"]): "SelectorForwarding"
    default: nil
    }
  }
}
