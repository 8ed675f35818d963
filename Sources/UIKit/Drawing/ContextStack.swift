// The contexts that drawing without a context goes to, one stack a thread.

import CoreGraphics

/// The stack behind `UIGraphicsGetCurrentContext()`.
enum ContextStack {
  struct Entry {
    /// Nil where an image context could not be made: drawing goes nowhere.
    var context: CGContext?
    var isImage = false
    /// The page of a document, in points; nil for others.
    var pdf: CGRect?
  }

  private final class Stack {
    var entries: [Entry] = []
  }

  /// Each thread's stack; freed when the thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    // SAFETY: the value is a retained stack, set below and nowhere else.
    unsafe pthread_key_create(&key) { stack in
      guard let stack = unsafe stack else { return }
      unsafe Unmanaged<Stack>.fromOpaque(stack).release()
    }
    return key
  }()

  private static var stack: Stack {
    // SAFETY: only retained stacks are ever stored under the key.
    if let known = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<Stack>.fromOpaque(known).takeUnretainedValue()
    }
    let stack = Stack()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  static var top: Entry? { stack.entries.last }

  static func push(_ entry: Entry) {
    stack.entries.append(entry)
  }

  @discardableResult
  static func pop() -> Entry? {
    stack.entries.popLast()
  }
}
