// Whether frames go through MIT-SHM: probed at the start, given up at a fault, tried again later.

internal import CXlib
internal import Windowing

/// The state of a connection's shared memory.
///
/// Uses the [MIT-SHM extension](https://www.x.org/releases/current/doc/xextproto/shm.html).
final class X11SharedMemory {
  private let display: X11Display
  /// The windows' pixel format, which the probe puts pixels in.
  private let format: X11PixelFormat
  private var state: X11Report.SharedMemory
  /// The event type of completions (`ShmCompletion`); 0 where shared memory never worked.
  let completionType: Int32
  /// Called when ``report`` changes.
  private var onChange: (X11Report.SharedMemory) -> Void = { _ in }
  private var backoff = ExponentialBackoff()
  /// The first request that may use shared memory as it is now.
  private var firstRequest: UInt = 0
  /// How many faults of the display were looked at.
  private var knownFaults = 0
  /// The extension's major opcode, 0 without it.
  private lazy var majorCode = Int(display.queryExtension("MIT-SHM")?.majorCode ?? 0)

  /// Probes the extension, in one round trip. `isAllowed`: false puts every frame over the connection.
  init(_ display: X11Display, format: X11PixelFormat, isAllowed: Bool) {
    self.display = display
    self.format = format
    state =
      isAllowed
      ? SharedMemoryProbe(display: display, format: format).run() : .off(reason: "VITRINE_NO_SHM=1")
    // SAFETY: the display is open, and the extension is there.
    completionType =
      unsafe state.works ? XShmGetEventBase(display.pointer) + Int32(ShmCompletion) : 0
  }

  /// Sets what to call when ``report`` changes.
  func follow(_ onChange: @escaping (X11Report.SharedMemory) -> Void) { self.onChange = onChange }

  /// Whether frames go through shared memory, and why not.
  var report: X11Report.SharedMemory { state }

  /// Whether new frames go through shared memory.
  var works: Bool { state.works }

  /// Sends frames over the connection from now on. Segments stay readable for this process.
  func giveUp(_ reason: String) {
    guard works else { return }
    backoff.failed(at: MonotonicTime.now)
    change(to: .off(reason: reason))
  }

  /// Probes again where it once worked and the delay after its failure is over: limits that other
  /// programs have reached pass. One round trip when it is due, none before.
  func retry() {
    guard !display.isLost, backoff.isDue(at: MonotonicTime.now) else { return }
    let found = SharedMemoryProbe(display: display, format: format).run()
    guard found.works else { return backoff.failed(at: MonotonicTime.now) }
    backoff.succeeded()
    firstRequest = display.nextRequest
    change(to: found)
  }

  /// Gives up where a request of the extension has failed since the last call.
  func checkFaults() {
    let count = display.faultCount
    guard count != knownFaults else { return }
    knownFaults = count
    guard works,
      let fault = display.faults.last(where: {
        $0.request == majorCode && $0.serial >= firstRequest
      })
    else { return }
    giveUp("a put failed: \(fault.name)")
  }

  private func change(to state: X11Report.SharedMemory) {
    self.state = state
    onChange(state)
  }
}
