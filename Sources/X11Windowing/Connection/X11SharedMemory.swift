// Whether frames go through shared memory: found out at the start, given up at a fault, tried again later.

internal import CXlib
internal import Windowing

/// What a connection knows of shared memory.
struct X11SharedMemory {
  fileprivate(set) var found = X11Report.SharedMemory.off(reason: "not tried yet")
  /// The completion event's type; 0 where shared memory never worked.
  fileprivate(set) var completionType: Int32 = 0
  fileprivate var retry = Retry()
  /// The first request that may use shared memory as it is now.
  fileprivate var since: UInt = 0
  fileprivate var knownFaults = 0
  /// The extension's major code; nil until a fault makes curious.
  fileprivate var request: Int?
}

extension X11Connection {
  var usesSharedMemory: Bool { sharedMemory.found.works }

  /// One round trip where it is allowed.
  func findSharedMemory(isAllowed: Bool) {
    sharedMemory.found =
      isAllowed ? SharedMemoryProbe(connection: self).run() : .off(reason: "VITRINE_NO_SHM=1")
    guard usesSharedMemory else { return }
    unsafe sharedMemory.completionType = XShmGetEventBase(display) + Int32(ShmCompletion)
  }

  /// From now on frames go through the connection; what is in shared memory stays readable.
  func giveUpSharedMemory(_ reason: String) {
    guard usesSharedMemory else { return }
    sharedMemory.found = .off(reason: reason)
    sharedMemory.retry.failed(at: MonotonicTime.now)
    forEachWindow { $0.sharedMemoryFailed() }
    onSharedMemoryChanged?(sharedMemory.found)
  }

  /// Tries shared memory again that once worked, a while after it failed: limits that other programs have
  /// reached pass. A round trip where it is time, and nothing else.
  func retrySharedMemory() {
    guard !isLost, sharedMemory.retry.isDue(at: MonotonicTime.now) else { return }
    let found = SharedMemoryProbe(connection: self).run()
    guard found.works else { return sharedMemory.retry.failed(at: MonotonicTime.now) }
    sharedMemory.found = found
    sharedMemory.retry.worked()
    unsafe sharedMemory.since = XNextRequest(display)
    forEachWindow { $0.sharedMemoryReturned() }
    onSharedMemoryChanged?(found)
  }

  /// A put from shared memory that failed is no reason to show nothing.
  func noticeFaults() {
    let count = log.count
    guard count != sharedMemory.knownFaults else { return }
    sharedMemory.knownFaults = count
    guard usesSharedMemory,
      let fault = log.faults.last(where: {
        $0.request == sharedMemoryRequest && $0.serial >= sharedMemory.since
      })
    else { return }
    giveUpSharedMemory("a put failed: \(fault.name)")
  }

  private var sharedMemoryRequest: Int {
    if let request = sharedMemory.request { return request }
    var (event, error, request) = (Int32(0), Int32(0), Int32(0))
    let isThere = unsafe XQueryExtension(display, "MIT-SHM", &request, &event, &error) != 0
    sharedMemory.request = isThere ? Int(request) : 0
    return sharedMemory.request ?? 0
  }
}
