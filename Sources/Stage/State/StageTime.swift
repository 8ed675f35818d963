// The time that a stage's layers see, and the times of its frames.

internal import CoreGraphics
internal import MediaTime
internal import Synchronization
internal import Windowing

/// The time of a stage: its clock as layers see it, the display links and timers that follow it,
/// and the times of its frames. Times are seconds of the stage's clock unless said otherwise.
@MainActor
final class StageTime {
  /// The display links of the stage.
  let links = DisplayLinkRegistry()
  /// The timers that frames fire.
  let timers = TimerRegistry()
  /// The objects that stay alive until the next frame.
  let uncommitted = UncommittedObjects()
  /// The time of the frame that is being made; nil between frames.
  private(set) var frame: TimeInterval?
  /// The time that the last picture shows; nil before the first.
  private(set) var sampled: TimeInterval?
  /// When the last frame began, in seconds of `MonotonicTime`; nil before the first.
  private var lastFrameBegan: TimeInterval?
  private let clock: any StageClock
  private let mediaClock: MediaClock
  private let fixed = FixedTime()

  /// The media time at which layers see the clock stand still; nil where it runs.
  private final class FixedTime: Sendable {
    private let value = Mutex<TimeInterval?>(nil)

    var time: TimeInterval? {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  init(_ clock: any StageClock) {
    let fixed = fixed
    self.clock = clock
    mediaClock = MediaClock { fixed.time ?? clock.mediaTime }
  }

  /// Runs `body` while layers see the clock stand still at `time`, and display links and timers
  /// follow this stage.
  func stand<Result>(at time: TimeInterval, _ body: () throws -> Result) rethrows -> Result {
    try run(at: mediaEpoch + time, body)
  }

  /// Runs `body` while layers see the running clock, and display links and timers follow this stage.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try run(at: nil, body) }

  /// Where layers see this stage's time already, only the time is replaced: frames that a run loop
  /// makes under the running clock allocate nothing for it.
  private func run<Result>(
    at mediaTime: TimeInterval?, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = fixed.time
    fixed.time = mediaTime
    defer { fixed.time = before }
    if MediaClock.current === mediaClock { return try body() }
    return try DisplayLinkRegistry.$current.withValue(links) {
      try TimerRegistry.$current.withValue(timers) {
        try UncommittedObjects.$current.withValue(uncommitted) {
          try MediaClock.$current.withValue(mediaClock, operation: body)
        }
      }
    }
  }

  // MARK: Frames

  /// Returns the time that a frame made now shows, in whole microseconds as frame stamps name it;
  /// never before the last one. While the clock runs it is `lead` seconds from now, when the screen
  /// will show the frame.
  func frameTime(lead: TimeInterval) -> TimeInterval {
    guard !clock.isPaused else { return clock.now }
    let time = ((clock.now + lead * clock.rate) * 1e6).rounded() / 1e6
    return max(time, sampled ?? 0)
  }

  /// Begins a frame that shows `time`.
  func beginFrame(at time: TimeInterval) { frame = time }

  /// Ends the frame, made or not.
  func endFrame() { frame = nil }

  /// Notes that the frame has something to show and began at `began`, in seconds of `MonotonicTime`.
  func frameHasBegun(at began: TimeInterval) { lastFrameBegan = began }

  /// Notes that a picture was taken at `time`.
  func pictureWasTaken(at time: TimeInterval) { sampled = time }

  /// Forgets the last picture's time: the clock was moved back.
  func forgetPicture() { sampled = nil }

  /// Seconds until `interval` has passed since the last frame began; 0 before the first.
  func remaining(of interval: TimeInterval) -> TimeInterval {
    guard let lastFrameBegan else { return 0 }
    return max(0, interval - (MonotonicTime.now - lastFrameBegan))
  }

  /// The time at which the clock stops when it is paused: that of the frame that is being made,
  /// else of the last one.
  var pauseTime: TimeInterval { frame ?? max(clock.now, sampled ?? 0) }
}
