// The inspectable classes: UIKit's and Foundation's.

package import UIKit

extension InspectableType where Self: UIColor {
  package static var inspectableKind: InspectableKind { .color }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .color(let value) = value else { return nil }
    return value as? Self
  }

  package var inspectableValue: InspectableValue { .color(self) }
}

extension InspectableType where Self: UIImage {
  package static var inspectableKind: InspectableKind { .image }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .image(let value) = value else { return nil }
    return value as? Self
  }

  package var inspectableValue: InspectableValue { .image(self) }
}

extension InspectableType where Self: UIFont {
  package static var inspectableKind: InspectableKind { .font }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .font(let value) = value else { return nil }
    return value as? Self
  }

  package var inspectableValue: InspectableValue { .font(self) }
}

extension UIColor: InspectableType {}
extension UIImage: InspectableType {}
extension UIFont: InspectableType {}

extension InspectableType where Self: NSString {
  package static var inspectableKind: InspectableKind { .string }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .string(let value) = value else { return nil }
    return NSString(string: value) as? Self
  }

  package var inspectableValue: InspectableValue { .string(String(describing: self)) }
}

extension InspectableType where Self: NSNumber {
  package static var inspectableKind: InspectableKind { .number }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .number(let value) = value else { return nil }
    return NSNumber(value: value) as? Self
  }

  package var inspectableValue: InspectableValue { .number(doubleValue) }
}

extension NSString: InspectableType {}
extension NSNumber: InspectableType {}
