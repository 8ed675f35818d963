// A value of any inspectable kind.

package import CoreGraphics
package import UIKit

/// A value as an inspector holds it, of one of the inspectable kinds, or none.
package enum InspectableValue {
  /// The absent value of an optional property.
  case none
  case boolean(Bool)
  case integer(Int)
  /// A finite number.
  case number(Double)
  case string(String)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case range(NSRange)
  case color(UIColor)
  case image(UIImage)
  case font(UIFont)
  case insets(UIEdgeInsets)
  case choice(String)
  /// In the order of the kind's names.
  case options([String])
  case list([InspectableValue])
  /// In any order.
  case dictionary([(key: InspectableValue, value: InspectableValue)])
  /// The text of a value that cannot be set.
  case opaque(String)
}
