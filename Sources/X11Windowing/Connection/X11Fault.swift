// X errors: recorded with the request that caused them, never the end of the program.

internal import CXlib
private import Synchronization
internal import Windowing

/// An error that the server answered a request with.
package struct X11Fault: Hashable, Sendable {
  /// The corresponding X11 constants are `BadRequest` (1) … `BadImplementation` (17); extensions
  /// have codes from 128.
  package var code: Int
  /// The request's major code: below 128 the core protocol's, from there an extension's.
  package var request: Int
  /// The extension's own number of the request.
  package var minorRequest: Int
  /// The resource that was wrong.
  package var resource: UInt
  /// Which request of the connection it was.
  package var serial: UInt

  private static let names = [
    "", "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor", "BadFont",
    "BadMatch", "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC", "BadIDChoice",
    "BadName", "BadLength", "BadImplementation",
  ]

  /// The protocol's name of the code, or its number.
  package var name: String {
    (1..<Self.names.count).contains(code) ? Self.names[code] : "error \(code)"
  }
}

extension X11Fault: CustomStringConvertible {
  package var description: String { "\(name) in \(place)" }

  /// The request and the resource by their numbers.
  var place: String {
    "request \(request).\(minorRequest), resource 0x\(String(resource, radix: 16))"
  }
}

/// What went wrong on one connection, written from Xlib's handlers.
final class X11FaultLog: Sendable {
  private struct State {
    var faults: [X11Fault] = []
    var count = 0
    var isLost = false
  }

  /// Older faults are dropped: a broken window may cause one a frame.
  private static let limit = 64
  private let state = Mutex(State())

  var faults: [X11Fault] { state.withLock { $0.faults } }
  /// All faults ever recorded.
  var count: Int { state.withLock { $0.count } }
  /// Whether the server is gone.
  var isLost: Bool { state.withLock { $0.isLost } }

  func record(_ fault: X11Fault) {
    state.withLock {
      $0.count += 1
      $0.faults.append(fault)
      if $0.faults.count > Self.limit { $0.faults.removeFirst() }
    }
  }

  func recordLoss() { state.withLock { $0.isLost = true } }

  /// Removes and returns the faults of requests from `serial` on: they were expected.
  func take(from serial: UInt) -> [X11Fault] {
    state.withLock { state in
      let taken = state.faults.filter { $0.serial >= serial }
      state.faults.removeAll { $0.serial >= serial }
      state.count -= taken.count
      return taken
    }
  }
}

/// Xlib has one handler for all connections: this finds the connection's log.
package enum X11FaultHandlers {
  /// By the address of Xlib's display.
  private static let logs = Mutex<[UInt: X11FaultLog]>([:])
  /// Installed once, by whoever asks first.
  private static let installed: Void = {
    unsafe XSetErrorHandler { display, event in
      guard let event = unsafe event?.pointee else { return 0 }
      let fault = unsafe X11Fault(
        code: Int(event.error_code), request: Int(event.request_code),
        minorRequest: Int(event.minor_code), resource: event.resourceid, serial: event.serial)
      unsafe X11FaultHandlers.log(of: display)?.record(fault)
      return 0
    }
    // Xlib prints and exits here by itself.
    unsafe XSetIOErrorHandler { display in
      unsafe X11FaultHandlers.log(of: display)?.recordLoss()
      return 0
    }
  }()

  /// From now on neither an error nor a lost server ends the process by itself, on any connection.
  package static func install() { _ = installed }

  static func attach(_ log: X11FaultLog, to display: OpaquePointer) {
    logs.withLock { $0[UInt(bitPattern: display)] = log }
    // Without this Xlib exits when the handler above returns.
    unsafe XSetIOErrorExitHandler(display, { _, _ in }, nil)
  }

  static func detach(from display: OpaquePointer) {
    logs.withLock { $0[UInt(bitPattern: display)] = nil }
  }

  private static func log(of display: OpaquePointer?) -> X11FaultLog? {
    logs.withLock { $0[UInt(bitPattern: display)] }
  }
}
