// The null rectangle.

import CoreGraphics

extension CGRect {
  /// The rectangle, or zero for the null rectangle.
  var orZero: CGRect { isNull ? .zero : self }
}
