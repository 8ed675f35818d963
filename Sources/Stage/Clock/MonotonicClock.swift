// The window's clock: real time since the stage was shown, in whole microseconds.

package import CoreGraphics
internal import Synchronization
internal import Windowing

/// Real time that can be paused and stepped.
///
/// While it runs, time is a whole number of microseconds: a frame's stamp names its time exactly,
/// and the same picture can be made again from it.
package final class MonotonicClock: StageClock {
  private struct State {
    /// The time when it was last paused, stepped or resumed.
    var base: TimeInterval
    /// The time at which it was last resumed, in seconds of `MonotonicTime`; nil while it stands still.
    var resumed: TimeInterval?
    var rate = 1.0
  }

  private let state: Mutex<State>

  /// A clock that shows `time` now, and runs unless it begins paused.
  package init(at time: TimeInterval = 0, isPaused: Bool = false) {
    state = Mutex(State(base: time, resumed: isPaused ? nil : MonotonicTime.now))
  }

  /// Seconds; a whole number of microseconds while the clock runs.
  package var now: TimeInterval { state.withLock { Self.now($0) } }

  /// Pausing takes the present time; `pause(at:)` that of the frame on the screen.
  package var isPaused: Bool {
    get { state.withLock { $0.resumed == nil } }
    set {
      state.withLock {
        guard newValue != ($0.resumed == nil) else { return }
        $0.base = Self.now($0)
        $0.resumed = newValue ? nil : MonotonicTime.now
      }
    }
  }

  /// Seconds of the clock in a second; while it runs, the next ones have the new rate. Default: 1.
  package var rate: Double {
    get { state.withLock { $0.rate } }
    set {
      state.withLock {
        $0.base = Self.now($0)
        $0.resumed = $0.resumed.map { _ in MonotonicTime.now }
        $0.rate = Self.clamped(newValue)
      }
    }
  }

  /// Pauses and moves the time back to `time`; never on.
  package func rewind(to time: TimeInterval) {
    state.withLock {
      $0.base = min(Self.now($0), time)
      $0.resumed = nil
    }
  }

  /// Pauses and sets the time to `time`, in seconds.
  package func pause(at time: TimeInterval) {
    state.withLock {
      $0.base = time
      $0.resumed = nil
    }
  }

  /// Pauses and moves the time on to `time`; never back.
  package func step(to time: TimeInterval) {
    state.withLock {
      $0.base = max(Self.now($0), time)
      $0.resumed = nil
    }
  }

  private static func now(_ state: borrowing State) -> TimeInterval {
    guard let resumed = state.resumed else { return state.base }
    return ((state.base + (MonotonicTime.now - resumed) * state.rate) * 1e6).rounded() / 1e6
  }
}
