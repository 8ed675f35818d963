// The registry of timers: a stage's frames fire them, or the main run loop where there is no stage.

package import CoreGraphics

/// The timers of one stage, each fired under exactly its own time, however far apart frames are.
package final class TimerRegistry: @unchecked Sendable {
  // Unchecked: the list is read and written under the lock alone.
  private let lock = NSLock()
  private var timers: [StageTimer] = []
  private var waker: Timer?
  /// Called when a timer begins to wait or its time changes.
  package var onInvalidation: (() -> Void)?

  /// Makes a registry without timers.
  package init() {}

  /// The timers of the stage that code runs under. Default: one registry for all code outside of any stage, whose
  /// timers fire in real time.
  @TaskLocal package static var current = TimerRegistry.realTime()

  /// Fires the timers in real time.
  private static func realTime() -> TimerRegistry {
    let registry = TimerRegistry()
    registry.onInvalidation = { [unowned registry] in registry.wakeMainRunLoop() }
    return registry
  }

  /// The time at which the next timer fires, in seconds of media time; nil where none ever does.
  package var nextTime: CFTimeInterval? {
    next.flatMap { $0.time < .infinity ? $0.time : nil }
  }

  private var next: StageTimer? { lock.withLock { timers.min { $0.time < $1.time } } }

  func add(_ timer: StageTimer) {
    lock.withLock {
      if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
    }
    onInvalidation?()
  }

  func remove(_ timer: StageTimer) {
    lock.withLock { timers.removeAll { $0 === timer } }
  }

  /// Fires the timers that are due at `now`, in the order of their times; `under` runs a body at a time.
  ///
  /// A timer that would fire more than 10,000 times leaves out the rest.
  package func fire(at now: CFTimeInterval, under: (CFTimeInterval, () -> Void) -> Void) {
    var count = 0
    while let timer = next, timer.time <= now + Self.tolerance {
      count += 1
      let time = min(timer.time, now)
      timer.rearm(after: count < Self.mostFirings ? time : now)
      under(time) { timer.fire() }
    }
  }

  /// The error of sums of intervals, in seconds.
  private static let tolerance = 1e-6
  private static let mostFirings = 10_000

  private func wakeMainRunLoop() {
    waker?.invalidate()
    guard let nextTime else { return }
    let timer = Timer(timeInterval: nextTime - CACurrentMediaTime(), repeats: false) {
      [unowned self] _ in
      fire(at: CACurrentMediaTime()) { _, body in body() }
      wakeMainRunLoop()
    }
    RunLoop.main.add(timer, forMode: .common)
    waker = timer
  }
}
