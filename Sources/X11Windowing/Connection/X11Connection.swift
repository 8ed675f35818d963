// A connection to an X server: its facts, its errors, and its events handed to its windows.

internal import CXlib
package import Windowing

/// A connection to an X server. Used from one thread, which speaks to the server alone.
///
/// An event loop waits for ``descriptor``, calls ``drain()`` when it is readable **and before each
/// sleep**: events already read into Xlib's queue do not wake a descriptor.
@safe
package final class X11Connection {
  let display: OpaquePointer
  let root: UInt
  let format: X11PixelFormat
  let atoms: X11Atoms
  let log: X11FaultLog
  /// How frames go; see X11SharedMemory.
  var sharedMemory = X11SharedMemory()
  private var windows: [UInt: Weak] = [:]
  private var isClosed = false
  private var hasReportedLoss = false
  private(set) lazy var desktop = X11Desktop(self, asked: askedScale)
  private let askedScale: String?
  /// What tells the frames' pace; nil until something moves.
  private var foundPace: X11Pace?
  private let preferredPace: X11PaceSource
  private var watchesRate = false
  /// Asks the server when the first key is pressed.
  lazy var keys = unsafe X11KeyMap(display)
  /// The pointing devices; nil until a pointer first enters a window, and where core events do.
  private(set) lazy var pointing = findPointing()
  /// Nil until something is copied or pasted.
  private var foundClipboard: X11Clipboard?
  /// Why ``pointing`` is nil.
  private(set) var pointingRefusal: String?
  private let allowsPointing: Bool
  /// The window that the keyboard or the pointer came to last, and whether it was the keyboard.
  private var arrival: (window: UInt, isFocus: Bool)?
  var clock = X11ServerClock()

  private struct Weak {
    weak var window: X11Window?
  }

  /// The descriptor that becomes readable when the server says something.
  package let descriptor: Int32
  /// Called once from ``drain()`` when the server is gone.
  package var onLost: (() -> Void)?
  /// Called when frames take another way, through shared memory or without it.
  package var onSharedMemoryChanged: ((X11Report.SharedMemory) -> Void)?

  /// Opens the display of that name, by default the one `DISPLAY` names.
  ///
  /// `allowsSharedMemory`: false puts every frame through the connection. Default: unless the
  /// environment has `VITRINE_NO_SHM=1`. `visual`: a depth or the number of a visual that windows
  /// shall have. Default: what `VITRINE_VISUAL` says, else the best one. `scale`: pixels per point,
  /// whatever the desktop says.
  /// Default: what `VITRINE_SCALE` says. `pace`: the best source of the frames' pace to try.
  /// Default: what `VITRINE_PACE` says, else the Present extension. `allowsPointing`: false takes
  /// the pointer's core events though XInput may be there. Default: true.
  package init(
    display name: String? = nil,
    allowsSharedMemory: Bool = environmentVariable("VITRINE_NO_SHM") != "1",
    visual: String? = environmentWish("VITRINE_VISUAL"),
    scale: String? = environmentWish("VITRINE_SCALE"),
    pace: X11PaceSource? = nil, allowsPointing: Bool = true
  ) throws(X11Error) {
    XInitThreads()
    X11FaultHandlers.install()
    guard let display = unsafe XOpenDisplay(name) else {
      throw .noDisplay(name: name ?? environmentWish("DISPLAY"))
    }
    let log = X11FaultLog()
    unsafe X11FaultHandlers.attach(log, to: display)
    do throws(X11Error) {
      let screen = unsafe XDefaultScreen(display)
      unsafe format = try X11PixelFormat.choose(display, screen: screen, asked: visual)
    } catch {
      unsafe X11FaultHandlers.detach(from: display)
      unsafe XlibGlobals.close(display)
      throw error
    }
    unsafe self.display = display
    self.log = log
    unsafe root = XDefaultRootWindow(display)
    unsafe descriptor = XConnectionNumber(display)
    unsafe atoms = X11Atoms(display, screen: XDefaultScreen(display))
    askedScale = scale
    preferredPace = pace ?? .fromEnvironment
    self.allowsPointing = allowsPointing
    findSharedMemory(isAllowed: allowsSharedMemory)
    _ = desktop
  }

  /// Whether the server is gone. Nothing works any more then except ``close()``.
  package var isLost: Bool { log.isLost || isClosed }

  /// The errors of this connection, oldest first, at most 64.
  package var faults: [X11Fault] { log.faults }

  /// The errors in words, each with the name of its request. Asks the server for the names of
  /// extensions.
  package var faultDescriptions: [String] {
    faults.map { fault in
      let name = isLost ? nil : unsafe X11RequestNames.name(of: fault.request, display)
      return name.map { "\(fault.name) in \($0), \(fault.place)" } ?? fault.description
    }
  }

  /// Pixels per point; windows report when it changes.
  package var scale: Double { desktop.scale.value }

  /// The first screen's size now.
  package var screenSize: PixelSize { desktop.screenSize }

  /// What was found, for `doctor`.
  package var report: X11Report {
    let visual = unsafe format.visual.pointee
    return unsafe X11Report(
      display: String(cString: XDisplayString(display)),
      vendor: String(cString: XServerVendor(display)), release: Int(XVendorRelease(display)),
      screenSize: screenSize, visual: "TrueColor 0x\(String(visual.visualid, radix: 16))",
      depth: format.depth, bitsPerPixel: format.layout.bytes * 8,
      isConverted: format.converter != nil, visualReason: format.reason,
      sharedMemory: sharedMemory.found,
      scale: scale, scaleSource: desktop.scale.source,
      hasCounters: FrameSync.isOffered(by: self),
      hasDetectableAutoRepeat: keys.hasDetectableAutoRepeat,
      maximumRequestBytes: maximumRequestBytes)
  }

  var maximumRequestBytes: Int {
    let extended = unsafe XExtendedMaxRequestSize(display)
    return unsafe 4 * (extended > 0 ? extended : XMaxRequestSize(display))
  }

  /// Sends what is buffered. ``drain()`` does so too.
  package func flush() {
    guard !isLost else { return }
    unsafe XFlush(display)
  }

  /// Waits until the server has done everything asked so far: a round trip, never in a frame.
  package func synchronize() {
    guard !isLost else { return }
    unsafe XSync(display, 0)
  }

  /// Runs the body and waits; the errors of its requests are returned and not recorded.
  func faults(during body: () -> Void) -> [X11Fault] {
    faultsOfRoundTrip {
      body()
      synchronize()
    }
  }

  /// As ``faults(during:)``, for a body whose last request is answered: nothing is waited for.
  func faultsOfRoundTrip(_ body: () -> Void) -> [X11Fault] {
    guard !isLost else { return [] }
    let first = unsafe XNextRequest(display)
    body()
    return log.take(from: first)
  }

  /// Lets go of the server. Its windows are closed first. Doing it twice does nothing.
  package func close() {
    guard !isClosed else { return }
    forEachWindow { $0.close() }
    isClosed = true
    // Before: the next connection of another thread may have the same address.
    unsafe X11FaultHandlers.detach(from: display)
    unsafe XlibGlobals.close(display)
  }

  deinit { close() }
}

// MARK: - Windows and events

extension X11Connection {
  func add(_ window: X11Window) { windows[window.identifier] = Weak(window: window) }

  func remove(_ window: X11Window) { windows[window.identifier] = nil }

  func forEachWindow(_ body: (X11Window) -> Void) {
    for entry in windows.values { if let window = entry.window { body(window) } }
  }

  /// Whether the window is one of ours or one of the desktop's that events are taken of.
  func follows(_ window: UInt) -> Bool { windows[window] != nil || desktop.follows(window) }

  /// Whether events wait in Xlib's queue, where they wake nobody.
  package var hasQueuedEvents: Bool {
    unsafe !isLost && XEventsQueued(display, QueuedAlready) > 0
  }

  /// Hands every event that has arrived to its window, and sends what is buffered and what they are
  /// answered with. Movements and sizes between other events are reported as one, the newest.
  package func drain() {
    // Reads once: what comes later wakes whoever waits for the descriptor.
    var count = unsafe isLost ? 0 : XPending(display)
    while count > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      unsafe dispatch(&event)
      count = unsafe isLost ? 0 : XEventsQueued(display, QueuedAlready)
    }
    forEachWindow { $0.finishEvents() }
    noticeFaults()
    // Whoever pings or waits for a size may be the last to say something for long.
    flush()
    if log.isLost, !isClosed, !hasReportedLoss {
      hasReportedLoss = true
      onLost?()
    }
  }

  private func dispatch(_ event: inout XEvent) {
    if unsafe isForged(event) { return }
    // An input method takes what it composes from.
    if windows.values.contains(where: { $0.window?.textInput != nil }),
      unsafe XFilterEvent(&event, 0) != 0
    {
      return
    }
    if unsafe event.type == EnterNotify || event.type == FocusIn {
      unsafe arrival = (event.xany.window, event.type == FocusIn)
    }
    switch unsafe event.type {
    case MappingNotify: unsafe keys.refresh(&event.xmapping)
    case KeymapNotify: unsafe dispatchKeymap(&event.xkeymap)
    case GenericEvent: unsafe dispatchGeneric(&event)
    case let type where foundPace?.isRateEvent(type) == true: findPaceAgain()
    default:
      if unsafe desktop.handle(event) || foundClipboard?.handle(event) == true { return }
      unsafe windows[event.xany.window]?.window?.handle(&event)
    }
  }

  /// Events of the newer extensions, whose content is fetched apart.
  private func dispatchGeneric(_ event: inout XEvent) {
    guard unsafe XGetEventData(display, &event.xcookie) != 0 else { return }
    defer { unsafe XFreeEventData(display, &event.xcookie) }
    if let action = unsafe pointing?.action(in: event.xcookie) {
      windows[action.window]?.window?.handle(action)
    } else if let began = unsafe foundPace?.present?.picture(in: event.xcookie) {
      windows[began.window]?.window?.pictureBegan(began.picture)
    }
  }

  /// Comes right behind the keyboard or the pointer, and names no window.
  private func dispatchKeymap(_ event: inout XKeymapEvent) {
    guard let arrival else { return }
    let bits = unsafe UnsafeBufferPointer(start: cxlib_key_bits(&event), count: 32)
    let down = (8..<256).filter { unsafe bits[$0 >> 3] >> ($0 & 7) & 1 != 0 }
    windows[arrival.window]?.window?.handleKeymap(
      Set(down.map { UInt32($0) }), afterFocus: arrival.isFocus)
  }

  /// Begins to take part in copying and pasting.
  var clipboard: X11Clipboard {
    let clipboard = foundClipboard ?? X11Clipboard(self)
    foundClipboard = clipboard
    return clipboard
  }

  private func findPointing() -> X11Pointing? {
    guard allowsPointing, !isLost else { return nil }
    do throws(X11Pointing.Refusal) {
      XlibGlobals.lock.lock()
      defer { XlibGlobals.lock.unlock() }
      return try unsafe X11Pointing(display)
    } catch {
      pointingRefusal = error.reason
      return nil
    }
  }

  /// The desktop's scale is another one now.
  func scaleChanged() {
    forEachWindow {
      $0.renewCursors()
      $0.report(.scaleChanged(scale))
    }
  }

  /// The event after this one, if it has arrived.
  func peek() -> XEvent? {
    guard unsafe XEventsQueued(display, QueuedAfterReading) > 0 else { return nil }
    var event = unsafe XEvent()
    unsafe XPeekEvent(display, &event)
    return unsafe event
  }
}

// MARK: - Pace

extension X11Connection {
  /// What tells the frames' pace. A few round trips the first time.
  var pace: X11Pace {
    if let foundPace { return foundPace }
    let pace = X11Pace(self, preferred: preferredPace)
    foundPace = pace
    return pace
  }

  /// The source of the pace has failed: the next one is taken.
  func giveUpPace(_ reason: String) { foundPace?.giveUp(reason, self) }

  /// Another window manager may compose the screen, or none.
  func managerChanged() {
    if foundPace?.source != .present { findPaceAgain() }
  }

  /// Wants to hear of changes of the screen's rate.
  func watchRate() {
    guard !watchesRate else { return }
    watchesRate = true
    unsafe X11RefreshRate.watch(display, root: root)
  }

  private func findPaceAgain() {
    foundPace = nil
    forEachWindow { $0.paceChanged() }
  }
}

extension X11PaceSource {
  /// What `VITRINE_PACE` asks for. Default: present.
  package static var fromEnvironment: X11PaceSource {
    environmentWish("VITRINE_PACE").flatMap(Self.init) ?? .present
  }
}
