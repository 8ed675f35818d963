// Every thread has transactions of its own.

import Foundation
import QuartzCore
import Synchronization
import Testing

@Suite struct TransactionThreadTests {
  /// An object that a transaction retains; it tells when it is freed.
  private final class Kept: Sendable {
    private let freed: DispatchSemaphore
    init(freed: DispatchSemaphore) { self.freed = freed }
    deinit { freed.signal() }
  }

  /// Results of another thread.
  private final class Finding: Sendable {
    let durations = Mutex<[CFTimeInterval]>([])
    let isMade = DispatchSemaphore(value: 0)
  }

  @Test func `a thread sees nothing of another's transaction`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    let finding = Finding()
    Thread.detachNewThread {
      let before = CATransaction.animationDuration()
      CATransaction.setAnimationDuration(3)
      finding.durations.withLock { $0 = [before, CATransaction.animationDuration()] }
      finding.isMade.signal()
    }
    finding.isMade.wait()
    #expect(finding.durations.withLock { $0 } == [0.25, 3])
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `a thread that ends frees what its transaction kept`() {
    let freed = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      CATransaction.setValue(Kept(freed: freed), forKey: "kept")
    }
    #expect(freed.wait(timeout: .now() + 10) == .success)
  }
}
