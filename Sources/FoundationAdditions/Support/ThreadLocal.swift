// Thread-local storage of a reference.

private import Glibc

/// A reference with a value of its own in every thread, which is released when the thread ends.
///
/// `Thread.threadDictionary` bridges its key and its value on each access, which took nearly a millisecond of the
/// program's start.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// Allocates a key, nil in every thread, that is never freed. A process has 1,024; traps when none is left.
  package init() {
    var key = pthread_key_t()
    // SAFETY: values are nil or references that the setter retained; the end of a thread releases each once.
    let error = unsafe pthread_key_create(&key) { reference in
      if let reference = unsafe reference {
        unsafe Unmanaged<AnyObject>.fromOpaque(reference).release()
      }
    }
    precondition(error == 0, "the process has no key left for thread-local values")
    self.key = key
  }

  /// This thread's reference. Default: nil.
  package var value: Value? {
    get {
      // SAFETY: the thread's value is nil or a `Value` that the setter retained.
      guard let reference = unsafe pthread_getspecific(key) else { return nil }
      return unsafe Unmanaged<Value>.fromOpaque(reference).takeUnretainedValue()
    }
    nonmutating set {
      // SAFETY: the new reference is retained before the old one is released.
      let old = unsafe pthread_getspecific(key)
      let new = unsafe newValue.map { unsafe Unmanaged.passRetained($0).toOpaque() }
      unsafe pthread_setspecific(key, new)
      if let old = unsafe old { unsafe Unmanaged<Value>.fromOpaque(old).release() }
    }
  }
}
