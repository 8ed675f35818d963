// A rectangle with a default for nil.

import CoreGraphics

extension CGRect {
  /// Zero instead of null.
  var orZero: CGRect { isNull ? .zero : self }
}
