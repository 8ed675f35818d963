// The application's one place to sleep: windows, timers, the main queue and frames.

private import CLinux
package import CoreGraphics
internal import Windowing

/// Waits in one `poll` for descriptors, libdispatch's main queue and Foundation's timers, and makes
/// frames in between. It serves `Timer`, `perform`, `DispatchQueue.main` and
/// `Task { @MainActor }`, and sleeps for ever while there is nothing to do.
///
/// Runs on the main thread, outside any asynchronous `main`: that one gives the main queue away.
/// `VITRINE_LOOP=foundation` waits in Foundation's `RunLoop` instead.
@MainActor
package final class EventLoop {
  /// Who waits.
  package enum Engine: Hashable, Sendable {
    case poll
    case foundation

    /// The engine that `VITRINE_LOOP` names. Default: poll.
    package static var fromEnvironment: Engine {
      environmentVariable("VITRINE_LOOP") == "foundation" ? .foundation : .poll
    }
  }

  struct Source {
    var descriptor: Int32
    var hasMore: () -> Bool
    var drain: () -> Void
  }

  private let engine: Engine
  private(set) var sources: [Source] = []
  private var status: Int32?
  private var wantsRound = false
  /// A closure that runs once, at a time of `MonotonicTime`.
  private var appointments: [(time: TimeInterval, body: @MainActor () -> Void)] = []

  /// Called when something may have changed, with the time: at each wake-up and each
  /// ``requestRound()``, and after the timers that are looked at then. Makes the frame that is due,
  /// asks for another round then, and returns when to be called again at the latest, in seconds of
  /// `MonotonicTime`; nil: when something happens. Default: nil.
  package var onRound: ((TimeInterval) -> TimeInterval?)?

  /// How often the loop has woken from sleep: 0 more while idle is what tests ask for.
  package internal(set) var wakeUps = 0

  /// How often the loop has looked at Foundation's timers: less often than it wakes while frames
  /// follow each other.
  package var timerLooks: Int { timers.looks }
  private var timers = FoundationTimers()

  /// Makes a loop that nothing wakes yet. Default: the engine that `VITRINE_LOOP` asks for.
  package init(engine: Engine = .fromEnvironment) {
    self.engine = engine
  }

  /// Calls `drain` whenever the descriptor is readable, and before each sleep while `hasMore`
  /// says that something was read that has not been handled.
  package func watch(
    _ descriptor: Int32, hasMore: @escaping () -> Bool = { false }, drain: @escaping () -> Void
  ) {
    unwatch(descriptor)
    sources.append(Source(descriptor: descriptor, hasMore: hasMore, drain: drain))
  }

  /// Ends the watch of a descriptor; one that is not watched changes nothing. Does not close it.
  package func unwatch(_ descriptor: Int32) {
    sources.removeAll { $0.descriptor == descriptor }
  }

  /// SIGINT, SIGTERM and SIGHUP call `body` with their number, in the loop. A second signal of
  /// the kind, half a second later, ends the program in the usual way. Default of `body`: ``stop(status:)``.
  package func watchSignals(_ body: ((Int32) -> Void)? = nil) {
    let descriptor = linux_signal_descriptor()
    guard descriptor >= 0 else { return }
    watch(descriptor) { [unowned self] in
      while case let signal = linux_next_signal(descriptor), signal != 0 {
        if let body { body(signal) } else { stop() }
      }
    }
  }

  /// Runs `body` once, after seconds of real time. Foundation's timers would do, but on Linux each keeps
  /// what its closure holds for ever.
  package func schedule(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    appointments.append((MonotonicTime.now + seconds, body))
    requestRound()
  }

  /// Asks for ``onRound`` before the next sleep, however often it is called. From the main thread.
  package func requestRound() { wantsRound = true }

  /// Ends ``run()`` after the running callback.
  package func stop(status: Int32 = 0) { self.status = self.status ?? status }

  /// Runs until ``stop(status:)`` and returns the status.
  package func run() -> Int32 {
    status = nil
    let waiter: any EventWaiting = engine == .poll ? PollWaiter() : FoundationWaiter()
    while status == nil {
      let deadline = workUntilQuiet()
      if status != nil { break }
      let seconds = deadline.map { max(0, $0 - MonotonicTime.now) }
      wakeUps += 1
      if waiter.wait(for: sources, seconds: seconds) { requestRound() }
    }
    return status ?? 0
  }

  /// So many rounds in a row are made before the descriptors are looked at, whoever asks for more.
  private static let roundLimit = 16

  /// Handles everything that needs no waiting; returns when to stop sleeping, nil: never.
  private func workUntilQuiet() -> TimeInterval? {
    var frame: TimeInterval?
    var rounds = 0
    repeat {
      rounds += 1
      for source in sources where source.hasMore() { source.drain() }
      let isAsked = wantsRound
      frame = onRound?(MonotonicTime.now)
      wantsRound = false
      // Work that the frame's code scheduled counts too.
      let hasKept = keepAppointments()
      if isAsked || hasKept || frame == nil || timers.areDue(at: MonotonicTime.now) {
        timers.fire()
        frame = onRound?(MonotonicTime.now)
      } else {
        timers.leaveOut()
      }
      if rounds == Self.roundLimit { return MonotonicTime.now }
    } while status == nil && (wantsRound || sources.contains { $0.hasMore() })
    var deadline = min(frame ?? .infinity, timers.nextLook ?? .infinity)
    for appointment in appointments { deadline = min(deadline, appointment.time) }
    return deadline < .infinity ? deadline : nil
  }

  /// Runs what is due, in the order of its times; whether there was anything.
  private func keepAppointments() -> Bool {
    guard !appointments.isEmpty else { return false }
    let now = MonotonicTime.now
    let due = appointments.filter { $0.time <= now }
    appointments.removeAll { $0.time <= now }
    for appointment in due.sorted(by: { $0.time < $1.time }) { appointment.body() }
    return !due.isEmpty
  }
}
