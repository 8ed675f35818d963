// Closures as pointers: on Apple's systems a block is an object, on Linux a closure is two words.

internal import Synchronization

/// As Swift's `unsafeBitCast(_:to:)`, and also between closures and pointers or objects, as sources do with
/// `@convention(block)`: the closure goes into an object, whose pointer is the result.
///
/// Such a pointer is good until 256 further closures were cast; whoever keeps it as an object keeps it for
/// longer.
@unsafe public func unsafeBitCast<Value, Other>(_ value: Value, to type: Other.Type) -> Other {
  let word = MemoryLayout<Int>.size
  if MemoryLayout<Value>.size == 2 * word, MemoryLayout<Other>.size == word, isFunction(Value.self)
  {
    let box = ClosureBox.kept(value)
    // SAFETY: an object is a pointer, and `Other` is as large as one.
    return unsafe Swift.unsafeBitCast(box, to: type)
  }
  if MemoryLayout<Value>.size == word, MemoryLayout<Other>.size == 2 * word, isFunction(Other.self),
    let closure = unsafe ClosureBox.at(Swift.unsafeBitCast(value, to: UnsafeRawPointer.self))
      .closure as? Other
  {
    return closure
  }
  // SAFETY: the caller's.
  return unsafe Swift.unsafeBitCast(value, to: type)
}

private func isFunction(_ type: Any.Type) -> Bool { "\(type)".contains("->") }

/// An object around a closure.
private final class ClosureBox: @unchecked Sendable {
  // Never written after initialisation; whoever cast the closure says which thread calls it.
  let closure: Any

  private init(_ closure: Any) { self.closure = closure }

  static func at(_ pointer: UnsafeRawPointer) -> ClosureBox {
    // SAFETY: as the caller of the cast says, the pointer is one that a cast made.
    unsafe Unmanaged<ClosureBox>.fromOpaque(pointer).takeUnretainedValue()
  }

  private static let capacity = 256
  private static let latest = Mutex<(boxes: [ClosureBox], next: Int)>(([], 0))

  /// A box that lives for a while without an owner.
  static func kept(_ closure: Any) -> ClosureBox {
    let box = ClosureBox(closure)
    let replaced = latest.withLock { kept -> ClosureBox? in
      guard kept.boxes.count == capacity else {
        kept.boxes.append(box)
        return nil
      }
      let old = kept.boxes[kept.next]
      kept.boxes[kept.next] = box
      kept.next = (kept.next + 1) % capacity
      return old
    }
    // Outside of the lock: what a closure holds may do anything at its end.
    _ = replaced
    return box
  }
}
