// The time that a stage's layers see, under one clock for all of the stage's life.

internal import CoreGraphics
internal import MediaTime
internal import QuartzCore
internal import Synchronization

/// The time that a stage's layers see: the frame's that is being made, else the running clock's.
final class StageTime: Sendable {
  private let shown = Shown()
  let mediaClock: MediaClock

  /// The media time at which it stands still; nil where it runs.
  private final class Shown: Sendable {
    let time = Mutex<TimeInterval?>(nil)
  }

  init(_ clock: any StageClock) {
    let shown = shown
    mediaClock = MediaClock { shown.time.withLock { $0 } ?? clock.mediaTime }
  }

  /// The media time at which it stands still. Default: nil, it runs.
  var fixed: TimeInterval? {
    get { shown.time.withLock { $0 } }
    set { shown.time.withLock { $0 = newValue } }
  }
}
