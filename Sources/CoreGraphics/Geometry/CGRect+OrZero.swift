// Rectangles of what may be nothing.

extension CGRect {
  /// Zero instead of null.
  package var orZero: CGRect { isNull ? .zero : self }
}
