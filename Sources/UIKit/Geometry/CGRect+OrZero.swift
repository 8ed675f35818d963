// Rectangles of what may be nothing.

import CoreGraphics

extension CGRect {
  /// Zero instead of null.
  var orZero: CGRect { isNull ? .zero : self }
}
