// The X errors of one display, recorded from Xlib's error handlers.

private import Synchronization
internal import Windowing

/// The errors of one display and whether its server is gone. Written by ``X11FaultHandlers``, which Xlib
/// calls on any thread.
final class X11FaultLog: Sendable {
  private struct State {
    var faults: [X11Fault] = []
    var count = 0
    var isLost = false
  }

  /// Older faults are dropped: a broken window may cause one a frame.
  private static let limit = 64
  private let state = Mutex(State())

  /// The recorded errors, oldest first, at most 64.
  var faults: [X11Fault] { state.withLock { $0.faults } }
  /// How many errors were recorded, those included that were dropped.
  var count: Int { state.withLock { $0.count } }
  /// Whether the server is gone (Xlib's IO error).
  var isLost: Bool { state.withLock { $0.isLost } }

  func record(_ fault: X11Fault) {
    state.withLock {
      $0.count += 1
      $0.faults.append(fault)
      if $0.faults.count > Self.limit { $0.faults.removeFirst() }
    }
  }

  func recordLoss() { state.withLock { $0.isLost = true } }

  /// Removes and returns the faults of the requests from serial number `serial` on: they were expected.
  func take(from serial: UInt) -> [X11Fault] {
    state.withLock { state in
      let taken = state.faults.filter { $0.serial >= serial }
      state.faults.removeAll { $0.serial >= serial }
      state.count -= taken.count
      return taken
    }
  }
}
