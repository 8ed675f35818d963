// A property of a view that asks for layout, drawing and the like when its value changes.

extension UIView {
  /// A property of a view that asks for layout, drawing and the like when it gets another value
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiview/invalidating)).
  ///
  /// ```swift
  /// @Invalidating(.display, .layout) var level: CGFloat = 0
  /// ```
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Only views have such properties.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is for properties of views") }
      set { fatalError("@Invalidating is for properties of views") }
    }

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<I1, I2>(wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2)
    where InvalidationType == Invalidations.Tuple<I1, I2> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
    }

    public init<I1, I2, I3>(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3> {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
    }

    public init<I1, I2, I3, I4>(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3,
      _ invalidation4: I4
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<I1, I2>, Invalidations.Tuple<I3, I4>
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(invalidation1, invalidation2),
          Invalidations.Tuple(invalidation3, invalidation4)))
    }

    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard newValue != observed[keyPath: storageKeyPath].value else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }
  }
}
