// Attributes and values that are set only where an element has them.

import CoreGraphics
internal import InterfaceDocuments

/// Calls `set` with the value of an attribute or child that the element has, and with nothing else.
///
/// Apple's coders call no setter for what a document leaves at the default: an observer in a subclass may need parts
/// that the subclass makes behind `super.init(coder:)`.
@MainActor extension NibElement {
  func flag(_ attribute: String, set: (Bool) -> Void) { flag(attribute).map(set) }

  func number(_ attribute: String, set: (CGFloat) -> Void) { number(attribute).map(set) }

  func integer(_ attribute: String, set: (Int) -> Void) { integer(attribute).map(set) }

  func text(_ key: String, set: (String) -> Void) { text(key).map(set) }

  func image(_ attribute: String, set: (UIImage) -> Void) { image(attribute).map(set) }

  func color(_ key: String, set: (UIColor) -> Void) { value(key)?.color.map(set) }

  /// Calls `set` with the value that `values` has for the attribute.
  func choice<Value>(_ attribute: String, _ values: [String: Value], set: (Value) -> Void) {
    attributes[attribute].flatMap { values[$0] }.map(set)
  }
}
