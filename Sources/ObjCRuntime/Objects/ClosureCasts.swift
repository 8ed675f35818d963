// Casts between closures and pointers: a block on Apple's systems is one word, a closure on Linux two.

internal import Synchronization

// SAFETY: unsafe as Swift's own, since the caller promises that the bits of `value` are a valid `Other`.
/// Swift's `unsafeBitCast(_:to:)`, which also casts between closures and pointers or objects, as sources do with
/// `@convention(block)`. The closure is stored in an object, whose pointer is the result.
///
/// The pointer is valid until 256 further closures have been cast; a strong reference to the object extends that.
@unsafe public func unsafeBitCast<Value, Other>(_ value: Value, to type: Other.Type) -> Other {
  let word = MemoryLayout<Int>.size
  if MemoryLayout<Value>.size == 2 * word, MemoryLayout<Other>.size == word, isFunction(Value.self)
  {
    let box = ClosureBox.recent(value)
    // SAFETY: an object is a pointer, and `Other` is as large as one.
    return unsafe Swift.unsafeBitCast(box, to: type)
  }
  // SAFETY: the caller promises that a value of one word is the pointer of an earlier cast; it has a pointer's size.
  if MemoryLayout<Value>.size == word, MemoryLayout<Other>.size == 2 * word, isFunction(Other.self),
    let closure = unsafe ClosureBox.box(at: Swift.unsafeBitCast(value, to: UnsafeRawPointer.self))
      .closure as? Other
  {
    return closure
  }
  // SAFETY: the caller promises that the bits of `value` are a valid `Other`.
  return unsafe Swift.unsafeBitCast(value, to: type)
}

private func isFunction(_ type: Any.Type) -> Bool { "\(type)".contains("->") }

/// An object that stores a closure.
private final class ClosureBox: @unchecked Sendable {
  // Unchecked: immutable after initialisation; the code that cast the closure chooses the thread that calls it.
  let closure: Any

  private init(_ closure: Any) { self.closure = closure }

  static func box(at pointer: UnsafeRawPointer) -> ClosureBox {
    // SAFETY: the caller of the cast promises that the pointer is the result of a cast, whose box still exists.
    unsafe Unmanaged<ClosureBox>.fromOpaque(pointer).takeUnretainedValue()
  }

  private static let capacity = 256
  private static let latest = Mutex<(boxes: [ClosureBox], next: Int)>(([], 0))

  /// Returns a new box that a ring buffer retains until `capacity` further boxes have been made.
  static func recent(_ closure: Any) -> ClosureBox {
    let box = ClosureBox(closure)
    let replaced = latest.withLock { ring -> ClosureBox? in
      guard ring.boxes.count == capacity else {
        ring.boxes.append(box)
        return nil
      }
      let old = ring.boxes[ring.next]
      ring.boxes[ring.next] = box
      ring.next = (ring.next + 1) % capacity
      return old
    }
    // Released outside the lock, since a deinitializer of a captured object may run any code.
    _ = replaced
    return box
  }
}
