// A connection to an X server: its facts, its errors, and its events handed to its windows.

internal import CXlib
package import Windowing

/// A connection to an X server. Used from one thread, which speaks to the server alone.
///
/// An event loop waits for ``descriptor``, calls ``drain()`` when it is readable **and before each
/// sleep**: events already read into Xlib's queue do not wake a descriptor.
///
/// It composes the parts that all windows share: the display, shared memory, the desktop, the source of the
/// pace, input devices and the clipboard. Events go to the ``X11EventTarget`` that they name.
package final class X11Connection {
  let display: X11Display
  /// The pixel format of windows.
  let format: X11PixelFormat
  /// Whether frames go through shared memory.
  let sharedMemory: X11SharedMemory
  /// Settings, window manager and screen size.
  let desktop: X11Desktop
  /// The source of the frames' pace.
  let pace: X11Pace
  /// Keyboard and pointing devices.
  let devices: X11InputDevices
  /// Made with the first copying or pasting.
  private var openClipboard: X11Clipboard?
  private var windows: [UInt: WeakTarget] = [:]
  /// The window that the keyboard focus or the pointer came to last.
  private var arrival: (window: UInt, isFocus: Bool)?
  private var hasReportedLoss = false

  private struct WeakTarget {
    weak var window: (any X11EventTarget)?
  }

  /// Called once from ``drain()`` when the server is gone. Default: nil.
  package var onLost: (() -> Void)?
  /// Called when frames go through shared memory from now on, or over the connection. Default: nil.
  package var onSharedMemoryChanged: ((X11Report.SharedMemory) -> Void)?

  /// Opens a display. The errors are ``X11Error/noDisplay(name:)`` and ``X11Error/unsupportedVisual(_:)``.
  ///
  /// `name`: the display's, such as `:0`. Default: the value of `DISPLAY`.
  /// `allowsSharedMemory`: false puts every frame over the connection. Default: unless the environment has
  /// `VITRINE_NO_SHM=1`.
  /// `visual`: a depth or the number of a visual that windows shall have. Default: the value of
  /// `VITRINE_VISUAL`, else the best one.
  /// `scale`: pixels per point, whatever the desktop says. Default: the value of `VITRINE_SCALE`.
  /// `pace`: the best source of the frames' pace to try. Default: the value of `VITRINE_PACE`, else the Present
  /// extension.
  /// `allowsPointing`: false takes the pointer's core events though XInput may be there. Default: true.
  package init(
    display name: String? = nil,
    allowsSharedMemory: Bool = environmentVariable("VITRINE_NO_SHM") != "1",
    visual: String? = nonemptyEnvironmentVariable("VITRINE_VISUAL"),
    scale: String? = nonemptyEnvironmentVariable("VITRINE_SCALE"),
    pace: X11PaceSource? = nil, allowsPointing: Bool = true
  ) throws(X11Error) {
    let display = try X11Display(name: name)
    do throws(X11Error) {
      format = try X11PixelFormat.choose(display, asked: visual)
    } catch {
      display.close()
      throw error
    }
    self.display = display
    sharedMemory = X11SharedMemory(display, format: format, isAllowed: allowsSharedMemory)
    desktop = X11Desktop(display, askedScale: scale)
    self.pace = X11Pace(display, desktop: desktop, preferred: pace ?? .fromEnvironment)
    devices = X11InputDevices(display, allowsXInput: allowsPointing)
    sharedMemory.follow { [unowned self] state in
      forEachWindow { $0.sharedMemoryChanged(works: state.works) }
      onSharedMemoryChanged?(state)
    }
  }

  /// Closes the windows and the display. Doing it twice does nothing.
  package func close() {
    forEachWindow { $0.close() }
    display.close()
  }

  deinit { close() }

  // MARK: Facts

  /// The file descriptor that becomes readable when the server sends something.
  package var descriptor: Int32 { display.descriptor }

  /// Whether the server is gone or the connection closed. Nothing works any more then except ``close()``.
  package var isLost: Bool { display.isLost }

  /// The X errors of this connection, oldest first, at most 64.
  package var faults: [X11Fault] { display.faults }

  /// The X errors in words, each with the name of its request. Asks the server for the names of extensions.
  package var faultDescriptions: [String] {
    faults.map { fault in
      let name = isLost ? nil : X11RequestNames.name(of: fault.request, display)
      return name.map { "\(fault.name) in \($0), \(fault.place)" } ?? fault.description
    }
  }

  /// Pixels per point; windows report ``InputEvent/scaleChanged(_:)``.
  package var scale: Double { desktop.scale.value }

  /// Whether the desktop's theme is a dark one, as far as its settings say.
  package var isDesktopDark: Bool { desktop.isDark }

  /// The default screen's size in pixels.
  package var screenSize: PixelSize { desktop.screenSize }

  // MARK: Requests

  /// Sends what is buffered. ``drain()`` does so too.
  package func flush() { display.flush() }

  /// Waits until the server has handled every request so far. One round trip, never in a frame.
  package func synchronize() { display.synchronize() }

  /// The clipboard. One round trip the first time.
  var clipboard: X11Clipboard {
    let clipboard =
      openClipboard
      ?? X11Clipboard(display, devices: devices) { [unowned self] window in
        windows[window] != nil || desktop.follows(window)
      }
    openClipboard = clipboard
    return clipboard
  }

  // MARK: Windows

  /// Sends the window its events from now on. It is not kept.
  func add(_ window: any X11EventTarget) { windows[window.identifier] = WeakTarget(window: window) }

  /// Sends the window no more events.
  func remove(_ window: any X11EventTarget) { windows[window.identifier] = nil }

  /// The open window of that number; nil for other programs' windows.
  private func window(_ identifier: UInt) -> (any X11EventTarget)? { windows[identifier]?.window }

  private func forEachWindow(_ body: (any X11EventTarget) -> Void) {
    for entry in windows.values { if let window = entry.window { body(window) } }
  }
}

// MARK: - Events

extension X11Connection {
  /// Whether events wait in Xlib's queue, where they make no descriptor readable.
  package var hasQueuedEvents: Bool { display.queuedEvents > 0 }

  /// Dispatches every event that has arrived to its window, and sends what is buffered and the answers.
  /// Movements and sizes between other events are reported as one, the newest.
  package func drain() {
    // Reads once: what comes later makes the descriptor readable.
    var count = display.pendingEvents()
    while count > 0 {
      // SAFETY: the queue is not empty; XEvent is plain data.
      var event = unsafe display.nextEvent()
      unsafe dispatch(&event)
      count = display.queuedEvents
    }
    forEachWindow { $0.finishEvents() }
    sharedMemory.checkFaults()
    // A window manager that pings or waits for a size may send nothing else for long.
    flush()
    if display.isServerGone, !hasReportedLoss {
      hasReportedLoss = true
      onLost?()
    }
  }

  private func dispatch(_ event: inout XEvent) {
    // SAFETY: the type says which member of the union Xlib has filled; each is plain data.
    let completionType = sharedMemory.completionType
    if unsafe display.isUntrusted(event, completionType: completionType) { return }
    if windows.values.contains(where: { $0.window?.filtersEvents == true }),
      unsafe X11FaultHandlers.awaitMethod(
        on: display.pointer, { unsafe XFilterEvent(&event, 0) != 0 })
    {
      return
    }
    if unsafe event.type == EnterNotify || event.type == FocusIn {
      unsafe arrival = (event.xany.window, event.type == FocusIn)
    }
    // SAFETY: as above, and each handler reads the member that the case names.
    switch unsafe event.type {
    // SAFETY: as above, each type has its member of the union.
    case MappingNotify: unsafe devices.keyMap.refresh(event.xmapping)
    case KeymapNotify: unsafe dispatchKeymap(event.xkeymap)
    case GenericEvent: unsafe dispatchGeneric(&event)
    case let type where pace.isRateEvent(type): resetPace()
    default:
      if let event = unsafe X11Event(event, completionType: completionType) { dispatch(event) }
    }
  }

  private func dispatch(_ event: X11Event) {
    if let change = desktop.handle(event) { return desktopChanged(change) }
    if openClipboard?.handle(event) == true { return }
    window(event.window)?.handle(event)
  }

  /// Dispatches an event of an extension, whose data is fetched apart.
  private func dispatchGeneric(_ event: inout XEvent) {
    // SAFETY: Xlib allocates the event's data, which is freed when the event is handled.
    guard unsafe XGetEventData(display.pointer, &event.xcookie) != 0 else { return }
    defer { unsafe XFreeEventData(display.pointer, &event.xcookie) }
    // Not asked for before a pointer enters a window, which looks for the extension.
    if let xinput = devices.knownXInput, let action = unsafe xinput.action(in: event.xcookie) {
      window(action.window)?.handle(action)
    } else if let began = unsafe pace.picture(in: event.xcookie) {
      window(began.window)?.pictureBegan(began.picture)
    }
  }

  /// Dispatches the keys that are down. The event comes right behind a FocusIn or EnterNotify and names no
  /// window.
  private func dispatchKeymap(_ event: XKeymapEvent) {
    guard let arrival else { return }
    // SAFETY: the event holds 256 bits, which are read while it lives.
    var event = unsafe event
    let codes = unsafe withUnsafePointer(to: &event) { event in
      let bits = unsafe UnsafeBufferPointer(start: cxlib_key_bits(event), count: 32)
      return (8..<256).filter { unsafe bits[$0 >> 3] >> ($0 & 7) & 1 != 0 }
    }
    window(arrival.window)?.keysAreDown(
      Set(codes.map { UInt32($0) }), afterFocus: arrival.isFocus)
  }

  private func desktopChanged(_ change: X11Desktop.Change) {
    if change.contains(.scale) { forEachWindow { $0.scaleChanged(to: scale) } }
    // Another window manager may compose the screen, or none.
    if change.contains(.windowManager), pace.dependsOnManager { resetPace() }
  }

  private func resetPace() {
    pace.reset()
    forEachWindow { $0.paceChanged() }
  }
}
