// A connection to an X server as Xlib keeps it: requests, replies and errors.

internal import CXlib
internal import Windowing

/// Xlib's `Display` with what every request needs: the root window, the atoms and the errors.
///
/// It knows neither windows of this program nor events' meaning; see ``X11Connection`` for both. Used
/// from one thread.
///
/// *Memory safety.* `pointer` comes from `XOpenDisplay` and is freed by ``close()`` alone. After that, and
/// after the server is gone, ``isLost`` is true; whoever passes `pointer` to Xlib asks that first, or is
/// only reached from events, which a closed display has none of.
@safe
final class X11Display {
  /// Xlib's `Display *`.
  let pointer: OpaquePointer
  /// The default screen's number.
  let screen: Int32
  /// The default screen's root window.
  let root: UInt
  /// The socket's file descriptor (`ConnectionNumber`).
  let descriptor: Int32
  /// The atoms of the window-manager protocols.
  let atoms: X11Atoms
  private let log: X11FaultLog
  private var isClosed = false

  /// Opens the display of that name; nil: the one that `DISPLAY` names. One round trip besides
  /// Xlib's own.
  init(name: String?) throws(X11Error) {
    XInitThreads()
    X11FaultHandlers.install()
    // SAFETY: Xlib copies the name; the display is checked for null and closed by `close()`.
    guard let display = unsafe XOpenDisplay(name) else {
      throw .noDisplay(name: name ?? nonemptyEnvironmentVariable("DISPLAY"))
    }
    log = X11FaultLog()
    // SAFETY: the display was opened above; these read its structure.
    unsafe pointer = display
    unsafe X11FaultHandlers.attach(log, to: display)
    unsafe screen = XDefaultScreen(display)
    unsafe root = XDefaultRootWindow(display)
    unsafe descriptor = XConnectionNumber(display)
    unsafe atoms = X11Atoms(display, screen: screen)
  }

  /// Whether the server is gone or the display closed: no request may be sent then.
  var isLost: Bool { log.isLost || isClosed }

  /// Whether the server went away while the display was open.
  var isServerGone: Bool { log.isLost && !isClosed }

  /// Closes the connection to the server. Does nothing the second time.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    // The next connection of another thread may get the same address: detach first.
    // SAFETY: the pointer is used no more, as `isLost` is true from here on.
    unsafe X11FaultHandlers.detach(from: pointer)
    unsafe XlibGlobals.close(pointer)
  }
}

// MARK: - Requests

extension X11Display {
  /// Sends the buffered requests (`XFlush`).
  func flush() {
    guard !isLost else { return }
    // SAFETY: the display is open.
    unsafe XFlush(pointer)
  }

  /// Waits until the server has handled every request so far (`XSync`). One round trip.
  func synchronize() {
    guard !isLost else { return }
    // SAFETY: the display is open.
    unsafe XSync(pointer, 0)
  }

  /// The serial number that the next request will have (`NextRequest`).
  var nextRequest: UInt {
    // SAFETY: reads the display's structure, which stays until `close()`.
    unsafe XNextRequest(pointer)
  }

  /// The serial number of the newest request known to be handled (`LastKnownRequestProcessed`).
  var lastHandledRequest: UInt {
    // SAFETY: reads the display's structure, which stays until `close()`.
    unsafe XLastKnownRequestProcessed(pointer)
  }

  /// The longest request in bytes, with the BIG-REQUESTS extension where the server has it.
  var maximumRequestBytes: Int {
    // SAFETY: reads the display's structure, which stays until `close()`.
    let extended = unsafe XExtendedMaxRequestSize(pointer)
    return unsafe 4 * (extended > 0 ? extended : XMaxRequestSize(pointer))
  }

  /// Chooses the events that the server reports of a window (`XSelectInput`).
  func selectInput(_ mask: Int, of window: UInt) {
    // SAFETY: the display is open; a wrong window is an X error, not a memory error.
    unsafe XSelectInput(pointer, window, mask)
  }

  /// The atoms of names, in their order (`XInternAtoms`). One round trip.
  func atoms(named names: [String]) -> [UInt] {
    // SAFETY: the display is open.
    unsafe X11Atoms.numbers(of: names, pointer)
  }

  /// The window that owns a selection; 0 where none does (`XGetSelectionOwner`). One round trip.
  func selectionOwner(_ selection: UInt) -> UInt {
    // SAFETY: the display is open.
    unsafe XGetSelectionOwner(pointer, selection)
  }

  /// Asks the owner of a selection to write it into a property of `requestor`
  /// (`XConvertSelection`). `time`: server time in milliseconds.
  func convertSelection(
    _ selection: UInt, to target: UInt, property: UInt, requestor: UInt, time: UInt
  ) {
    // SAFETY: the display is open.
    unsafe XConvertSelection(pointer, selection, target, property, requestor, time)
  }

  /// The major code of an extension and its first event; nil where the server has none of that name
  /// (`XQueryExtension`). One round trip.
  func queryExtension(_ name: String) -> (majorCode: Int32, firstEvent: Int32)? {
    var (code, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    // SAFETY: the display is open; the numbers are written before the call returns.
    let isPresent = unsafe XQueryExtension(pointer, name, &code, &event, &error) != 0
    return isPresent ? (code, event) : nil
  }
}

// MARK: - Events

extension X11Display {
  /// How many events have arrived, after reading the socket once (`XPending`). Sends what is buffered.
  func pendingEvents() -> Int32 {
    // SAFETY: the display is open where it is not lost.
    unsafe isLost ? 0 : XPending(pointer)
  }

  /// How many events wait in Xlib's queue, without reading (`QueuedAlready`).
  var queuedEvents: Int32 {
    // SAFETY: the display is open where it is not lost.
    unsafe isLost ? 0 : XEventsQueued(pointer, QueuedAlready)
  }

  /// Takes the next event from the queue, which must not be empty: it would wait.
  func nextEvent() -> XEvent {
    // SAFETY: XEvent is plain data; Xlib fills it before the call returns.
    var event = unsafe XEvent()
    unsafe XNextEvent(pointer, &event)
    return unsafe event
  }

  /// The event behind the current one, if it has arrived; it stays in the queue (`XPeekEvent`).
  func peekEvent() -> XEvent? {
    // SAFETY: XEvent is plain data; the queue is not empty, so Xlib fills it at once.
    guard unsafe XEventsQueued(pointer, QueuedAfterReading) > 0 else { return nil }
    var event = unsafe XEvent()
    unsafe XPeekEvent(pointer, &event)
    return unsafe event
  }
}

// MARK: - Errors

extension X11Display {
  /// The recorded X errors, oldest first, at most 64.
  var faults: [X11Fault] { log.faults }

  /// How many errors were recorded so far; expected ones are not counted.
  var faultCount: Int { log.count }

  /// Runs the body and waits for the server; returns the errors of the body's requests and does not
  /// record them. One round trip.
  func faults(during body: () -> Void) -> [X11Fault] {
    faultsOfRoundTrip {
      body()
      synchronize()
    }
  }

  /// As ``faults(during:)``, for a body whose last request waits for its reply: no further round
  /// trip is made.
  func faultsOfRoundTrip(_ body: () -> Void) -> [X11Fault] {
    guard !isLost else { return [] }
    let first = nextRequest
    body()
    return log.take(from: first)
  }
}
