// One setting of a paragraph style.

// SAFETY: the type holds the caller's pointer, which must be valid while the setting is read: hence `@unsafe`.
/// A setting of a paragraph style, with its value in memory
/// ([Apple](https://developer.apple.com/documentation/coretext/ctparagraphstylesetting)).
@unsafe public struct CTParagraphStyleSetting {
  /// The value that is set.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes. A setting of another size than its value's type has no effect.
  public var valueSize: Int
  /// The value, `valueSize` bytes.
  public var value: UnsafeRawPointer

  /// Creates a setting whose value is `valueSize` bytes at `value`.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    // SAFETY: the initialiser stores the pointer and does not read through it.
    unsafe self.spec = spec
    unsafe self.valueSize = valueSize
    unsafe self.value = value
  }

  /// Returns the value, or nil if `valueSize` is not the type's size.
  func load<Value: BitwiseCopyable>(_: Value.Type) -> Value? {
    // SAFETY: the caller guarantees `valueSize` bytes, which are as many as are read.
    unsafe valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: Value.self) : nil
  }
}
