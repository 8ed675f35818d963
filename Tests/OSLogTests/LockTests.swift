// Locks and signposts.

import Dispatch
import OSLog
import Testing

@Suite struct LockTests {
  @Test func `an unfair lock lets one in at a time`() {
    // SAFETY: the lock and the number live until all iterations have ended, and only who has the lock counts.
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    unsafe lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) let shared = unsafe lock
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      unsafe os_unfair_lock_lock(shared)
      unsafe count += 1
      unsafe os_unfair_lock_unlock(shared)
    }
    #expect(unsafe count == 1000)
    #expect(unsafe os_unfair_lock_trylock(lock))
    #expect(unsafe !os_unfair_lock_trylock(lock))
    unsafe lock.deallocate()
  }

  @Test func `a lock around a value hands it to one at a time`() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
  }

  @Test func `signposts return what their tasks return, and record nothing`() {
    let poster = OSSignposter(subsystem: "a", category: "b")
    #expect(poster.withIntervalSignpost("work") { 3 } == 3)
    #expect(!poster.isEnabled && OSSignpostID.exclusive != poster.makeSignpostID())
    let log = OSLog(subsystem: "a", category: .pointsOfInterest)
    os_signpost(.begin, log: log, name: "work", "%d", 3)
    os_signpost(.end, log: log, name: "work")
  }
}
