// Locks that keep no order among those who wait.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

private import Foundation
private import Synchronization

/// A lock that lies where its owner puts it
/// ([Apple](https://developer.apple.com/documentation/os/os_unfair_lock_s)). Who waits asks again and again, and lets
/// others run between.
public struct os_unfair_lock_s: Sendable {
  /// 1 while somebody has the lock.
  var isTaken: UInt32 = 0

  /// An open lock.
  public init() {}
}

/// Apple's other name of the lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// SAFETY: as in `os_unfair_lock_trylock`.
/// Takes the lock, waiting until it is open.
@unsafe
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  while unsafe !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock where it is open; false where it is not.
@unsafe
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool {
  // SAFETY: the lock is one word, laid out as an atomic one, and lives while somebody uses it.
  unsafe UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee
    .compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Opens the lock.
@unsafe
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  // SAFETY: as in `os_unfair_lock_trylock`.
  unsafe UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee
    .store(0, ordering: .releasing)
}
