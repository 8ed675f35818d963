// A clock that moves only when it is told to: for tests, snapshots and recordings.

package import CoreGraphics
internal import Synchronization

/// A clock that starts at 0 and stands still between `advance` calls.
package final class ManualClock: StageClock {
  private struct State {
    var now: TimeInterval = 0
    var isPaused = false
    var rate = 1.0
  }

  private let state = Mutex(State())

  /// Makes a clock that shows `time`, in seconds.
  package init(at time: TimeInterval = 0) {
    state.withLock { $0.now = time }
  }

  /// The time that was set last, in seconds.
  package var now: TimeInterval { state.withLock { $0.now } }

  /// While it is paused, `advance` moves nothing. Default: false.
  package var isPaused: Bool {
    get { state.withLock { $0.isPaused } }
    set { state.withLock { $0.isPaused = newValue } }
  }

  /// The seconds that `advance(by:)` moves on in one. Default: 1.
  package var rate: Double {
    get { state.withLock { $0.rate } }
    set { state.withLock { $0.rate = Self.clamped(newValue) } }
  }

  /// Pauses and moves the time back to `time`; never on.
  package func rewind(to time: TimeInterval) {
    state.withLock {
      $0.isPaused = true
      $0.now = min($0.now, time)
    }
  }

  /// Pauses and sets the time to `time`, in seconds.
  package func pause(at time: TimeInterval) {
    state.withLock {
      $0.isPaused = true
      $0.now = time
    }
  }

  /// Pauses and moves the time on to `time`; never back.
  package func step(to time: TimeInterval) {
    state.withLock {
      $0.isPaused = true
      $0.now = max($0.now, time)
    }
  }

  /// Lets `interval` seconds ≥ 0 pass, which are longer or shorter on the clock by its rate, unless it is paused.
  package func advance(by interval: TimeInterval) {
    precondition(interval >= 0, "time does not go back by \(-interval) s")
    state.withLock {
      if !$0.isPaused { $0.now += interval * $0.rate }
    }
  }

  /// Moves time to exactly `time`, unless it is paused or that lies in the past.
  package func advance(to time: TimeInterval) {
    state.withLock {
      if !$0.isPaused { $0.now = max($0.now, time) }
    }
  }
}
