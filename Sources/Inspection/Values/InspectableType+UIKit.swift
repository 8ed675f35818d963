// The inspectable types that UIKit declares.

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

extension UIColor: InspectableType {}
extension UIImage: InspectableType {}
