// The null rectangle.

extension CGRect {
  /// The rectangle, or zero for the null rectangle.
  package var orZero: CGRect { isNull ? .zero : self }
}
