// Xlib's error handlers, which belong to the process and not to a display.

internal import CXlib
private import Synchronization
internal import Windowing

/// Installs Xlib's error handlers and finds the log of the display that an error belongs to.
package enum X11FaultHandlers {
  /// Logs by the address of Xlib's display.
  private static let logs = Mutex<[UInt: X11FaultLog]>([:])
  private static let installed: Void = {
    // SAFETY: Xlib passes an event that lives while the handler runs; only numbers are read from it.
    unsafe XSetErrorHandler { display, event in
      guard let event = unsafe event?.pointee else { return 0 }
      let fault = unsafe X11Fault(
        code: Int(event.error_code), request: Int(event.request_code),
        minorRequest: Int(event.minor_code), resource: event.resourceid, serial: event.serial)
      unsafe X11FaultHandlers.log(of: display)?.record(fault)
      return 0
    }
    // Xlib's own handler prints and exits.
    // SAFETY: the handler uses the display's address only.
    unsafe XSetIOErrorHandler { display in
      unsafe X11FaultHandlers.log(of: display)?.recordLoss()
      return 0
    }
  }()

  /// Keeps X errors and lost servers from ending the process, on every connection. Does nothing the
  /// second time.
  package static func install() { _ = installed }

  /// Sends a display's errors to a log.
  static func attach(_ log: X11FaultLog, to display: OpaquePointer) {
    logs.withLock { $0[UInt(bitPattern: display)] = log }
    // Xlib exits when the IO error handler returns, unless the display has this one.
    // SAFETY: the display was just opened; the handler uses its address only.
    unsafe XSetIOErrorExitHandler(
      display, { display, _ in unsafe X11FaultHandlers.endIfAwaitingMethod(display) }, nil)
  }

  // MARK: Input methods

  /// The addresses of the displays on which Xlib waits for an input method.
  private static let awaiting = Mutex<Set<UInt>>([])

  /// Runs a call in which Xlib waits for the answer of an input method. Where the server goes meanwhile the process ends
  /// with a sentence and status 1, since Xlib waits on without end.
  static func awaitMethod<Result>(on display: OpaquePointer, _ body: () -> Result) -> Result {
    let address = UInt(bitPattern: display)
    awaiting.withLock { _ = $0.insert(address) }
    defer { awaiting.withLock { _ = $0.remove(address) } }
    return body()
  }

  private static func endIfAwaitingMethod(_ display: OpaquePointer?) {
    guard awaiting.withLock({ $0.contains(UInt(bitPattern: display)) }) else { return }
    let sentence = "The X server has gone while an input method was to answer.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    _exit(1)
  }

  /// Forgets a display, before it is closed.
  static func detach(from display: OpaquePointer) {
    logs.withLock { $0[UInt(bitPattern: display)] = nil }
  }

  private static func log(of display: OpaquePointer?) -> X11FaultLog? {
    logs.withLock { $0[UInt(bitPattern: display)] }
  }
}
