// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Recursive locks of objects, as Objective-C's `@synchronized` uses them.

internal import Foundation
internal import Synchronization

/// The locks that are held or waited for, by object.
private let locks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

private final class ObjectLock: @unchecked Sendable {
  // A recursive lock guards itself; the count is guarded by `locks`.
  let lock = NSRecursiveLock()
  var users = 0
}

/// Acquires the recursive lock of an object, and waits as long as another thread holds it
/// ([Apple](https://developer.apple.com/documentation/objectivec/1418489-objc_sync_enter)).
///
/// - Returns: 0, `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let object = ObjectIdentifier(obj as AnyObject)
  let lock = locks.withLock { locks -> ObjectLock in
    let lock = locks[object] ?? ObjectLock()
    lock.users += 1
    locks[object] = lock
    return lock
  }
  lock.lock.lock()
  return 0
}

/// Releases the recursive lock of an object.
///
/// - Returns: 0, or −1, `OBJC_SYNC_NOT_OWNING_THREAD_ERROR`, where no thread holds the lock.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let object = ObjectIdentifier(obj as AnyObject)
  let held = locks.withLock { locks -> ObjectLock? in
    guard let lock = locks[object] else { return nil }
    lock.users -= 1
    if lock.users == 0 { locks[object] = nil }
    return lock
  }
  held?.lock.unlock()
  return held == nil ? -1 : 0
}
