// A reference that every thread has for itself.

private import Glibc

/// A reference that every thread has for itself; the thread's end releases it.
///
/// `Thread.threadDictionary` keeps one too, but bridges its key and its value on each access, which was nearly a
/// millisecond of the program's start.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// A place without a value in every thread. A process has 1,024 of them.
  package init() {
    var key = pthread_key_t()
    // SAFETY: a key's values are references that `value` retained; the thread's end gives each back once.
    let error = unsafe pthread_key_create(&key) { reference in
      if let reference = unsafe reference {
        unsafe Unmanaged<AnyObject>.fromOpaque(reference).release()
      }
    }
    precondition(error == 0, "the process has no key left for what a thread keeps")
    self.key = key
  }

  /// This thread's reference. Default: nil.
  package var value: Value? {
    get {
      // SAFETY: the key holds nil or a retained `Value`.
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
