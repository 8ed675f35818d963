// Somebody else on the same server: sees the window's pixels and acts as a person would.

internal import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

/// A second connection to the server of the window under test.
@safe
final class Observer {
  let display: OpaquePointer
  let root: UInt

  init(_ name: String) throws {
    X11FaultHandlers.install()
    unsafe display = try unsafe #require(unsafe XOpenDisplay(name))
    unsafe root = XDefaultRootWindow(display)
    var (event, error, major, minor) = (Int32(0), Int32(0), Int32(0), Int32(0))
    XlibGlobals.lock.withLock {
      _ = unsafe XTestQueryExtension(display, &event, &error, &major, &minor)
    }
    // A killed server must not end the tests.
    unsafe XSetIOErrorExitHandler(display, { _, _ in }, nil)
  }

  deinit { unsafe XlibGlobals.close(display) }

  func synchronize() { unsafe XSync(display, 0) }

  /// The colours of the window's pixels as `0xRRGGBB`, rows from the top; nil when the server
  /// refuses.
  func pixels(of window: X11Window) -> [UInt32]? {
    numbers(of: window)?.map { $0 & 0xFF_FFFF }
  }

  /// The pixels as the screen stores them.
  func numbers(of window: X11Window) -> [UInt32]? {
    let size = geometry(of: window)
    guard
      let image = unsafe XGetImage(
        display, window.identifier, 0, 0, UInt32(size.width), UInt32(size.height), UInt.max,
        ZPixmap)
    else { return nil }
    defer { unsafe _ = image.pointee.f.destroy_image(image) }
    var pixels: [UInt32] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        unsafe pixels.append(
          UInt32(truncatingIfNeeded: image.pointee.f.get_pixel(image, Int32(x), Int32(y))))
      }
    }
    return pixels
  }

  func geometry(of window: X11Window) -> PixelSize {
    var root: UInt = 0
    var x: Int32 = 0
    var y: Int32 = 0
    var width: UInt32 = 0
    var height: UInt32 = 0
    var border: UInt32 = 0
    var depth: UInt32 = 0
    unsafe XGetGeometry(
      display, window.identifier, &root, &x, &y, &width, &height, &border, &depth)
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// A property's values: bytes, or 32-bit values each as one.
  func property(_ name: String, of window: UInt) -> [UInt] {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let atom = unsafe XInternAtom(display, name, 0)
    unsafe XGetWindowProperty(
      display, window, atom, 0, 1 << 20, 0, UInt(AnyPropertyType), &type, &format, &count, &rest,
      &data)
    guard let data = unsafe data else { return [] }
    defer { unsafe XFree(data) }
    if format == 32 {
      return unsafe data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
        unsafe UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xFFFF_FFFF }
      }
    }
    return unsafe UnsafeBufferPointer(start: data, count: Int(count)).map { UInt($0) }
  }

  func text(_ name: String, of window: X11Window) -> String {
    String(decoding: property(name, of: window.identifier).map { UInt8($0) }, as: UTF8.self)
  }

  func resize(_ window: X11Window, to size: PixelSize) {
    unsafe XResizeWindow(display, window.identifier, UInt32(size.width), UInt32(size.height))
    unsafe XFlush(display)
  }

  /// Whether old pixels stay at the top left when the window gets another size.
  func keepsTopLeft(of window: X11Window) -> Bool {
    var attributes = unsafe XWindowAttributes()
    unsafe XGetWindowAttributes(display, window.identifier, &attributes)
    return unsafe attributes.bit_gravity == NorthWestGravity
  }

  /// Gives the screen behind all windows a colour.
  func paintScreen(_ color: UInt) {
    unsafe XSetWindowBackground(display, root, color)
    unsafe XClearWindow(display, root)
    unsafe XSync(display, 0)
  }

  func atom(_ name: String) -> UInt { unsafe XInternAtom(display, name, 0) }

  /// The number of an extension's requests.
  func majorCode(of name: String) throws -> UInt8 {
    var (major, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    let isThere = unsafe XQueryExtension(display, name, &major, &event, &error) != 0
    try #require(isThere)
    return UInt8(major)
  }

  /// The number of the event that tells that a segment was read.
  var completionType: UInt8 { unsafe UInt8(XShmGetEventBase(display) + Int32(ShmCompletion)) }

  /// The size as a window manager announces it when nothing changes.
  func sendConfigure(_ size: PixelSize, to window: X11Window) {
    var event = unsafe XEvent()
    unsafe event.xconfigure = XConfigureEvent()
    unsafe event.xconfigure.type = ConfigureNotify
    unsafe event.xconfigure.event = window.identifier
    unsafe event.xconfigure.window = window.identifier
    unsafe event.xconfigure.width = Int32(size.width)
    unsafe event.xconfigure.height = Int32(size.height)
    unsafe XSendEvent(display, window.identifier, 0, StructureNotifyMask, &event)
    unsafe XFlush(display)
  }

  /// Sends an event as a window manager does.
  func sendProtocol(_ name: String, to window: X11Window, third: Int? = nil) {
    var event = unsafe XEvent()
    unsafe event.xclient = XClientMessageEvent()
    unsafe event.xclient.type = ClientMessage
    unsafe event.xclient.window = window.identifier
    unsafe event.xclient.message_type = atom("WM_PROTOCOLS")
    unsafe event.xclient.format = 32
    unsafe event.xclient.data.l.0 = Int(atom(name))
    unsafe event.xclient.data.l.1 = 0
    unsafe event.xclient.data.l.2 = third ?? Int(window.identifier)
    unsafe XSendEvent(display, window.identifier, 0, NoEventMask, &event)
    unsafe XFlush(display)
  }

  /// Sets the resources, as `xrdb` does.
  func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    unsafe XChangeProperty(
      display, root, UInt(XA_RESOURCE_MANAGER), UInt(XA_STRING), 8, PropModeReplace, bytes,
      Int32(bytes.count))
    unsafe XFlush(display)
  }

  /// A plain window on top of everything; ``uncover(_:)`` takes it away.
  func cover(_ rect: PixelRect) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.background_pixel = 0x12_3456
    let cover = unsafe XCreateWindow(
      display, root, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height), 0,
      Int32(CopyFromParent), UInt32(InputOutput), nil, UInt(CWOverrideRedirect | CWBackPixel),
      &attributes)
    unsafe XMapRaised(display, cover)
    unsafe XSync(display, 0)
    return cover
  }

  func uncover(_ cover: UInt) {
    unsafe XDestroyWindow(display, cover)
    unsafe XFlush(display)
  }

  /// Gives the window the keyboard, as a window manager does.
  func focus(_ window: X11Window) {
    unsafe XSetInputFocus(display, window.identifier, Int32(RevertToPointerRoot), UInt(CurrentTime))
    unsafe XSync(display, 0)
  }

  func focusNothing() {
    unsafe XSetInputFocus(display, UInt(None), Int32(RevertToNone), UInt(CurrentTime))
    unsafe XSync(display, 0)
  }

  func map(_ window: X11Window) {
    unsafe XMapWindow(display, window.identifier)
    unsafe XSync(display, 0)
  }

  func unmap(_ window: X11Window) {
    unsafe XUnmapWindow(display, window.identifier)
    unsafe XSync(display, 0)
  }

  /// The server closes the connection that made the window.
  func throwOut(_ window: X11Window) {
    unsafe XKillClient(display, window.identifier)
    unsafe XSync(display, 0)
  }

  func destroy(_ window: X11Window) {
    unsafe XDestroyWindow(display, window.identifier)
    unsafe XSync(display, 0)
  }
}

extension Observer {
  /// Window managers hear what is sent to the root window.
  func listenToRoot() {
    unsafe XSelectInput(display, root, SubstructureNotifyMask | PropertyChangeMask)
    unsafe XSync(display, 1)
  }

  func hasPingReply(of window: X11Window) -> Bool {
    while unsafe XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      if unsafe event.type == ClientMessage, unsafe event.xclient.window == root,
        unsafe event.xclient.data.l.0 == Int(atom("_NET_WM_PING")),
        unsafe event.xclient.data.l.2 == Int(window.identifier)
      {
        return true
      }
    }
    return false
  }

  /// Takes the server's side of the window's memory away.
  func detachSegments(of window: X11Window) {
    for segment in window.segmentIdentifiers {
      var info = unsafe XShmSegmentInfo()
      unsafe info.shmseg = segment
      unsafe XShmDetach(display, &info)
    }
    unsafe XSync(display, 0)
  }

  /// Gives a key other symbols: two levels of the first group, then of the second.
  func assign(_ code: UInt32, _ symbols: [Int32]) {
    var symbols = symbols.map { UInt($0) }
    unsafe XChangeKeyboardMapping(display, Int32(code), Int32(symbols.count), &symbols, 1)
    unsafe XSync(display, 0)
  }

  /// The text that the key types in the current layout.
  func symbol(of code: UInt32) -> UInt {
    while unsafe XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      if unsafe event.type == MappingNotify { unsafe XRefreshKeyboardMapping(&event.xmapping) }
    }
    return unsafe XkbKeycodeToKeysym(display, KeyCode(code), 0, 0)
  }

  func setLayout(_ layout: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setxkbmap")
    process.arguments = unsafe ["-display", String(cString: XDisplayString(display)), layout]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Held keys repeat after 40 ms, every 10.
  func repeatQuickly() {
    unsafe XkbSetAutoRepeatRate(display, UInt32(XkbUseCoreKbd), 40, 10)
    unsafe XSync(display, 0)
  }
}

// MARK: - Pointer and keyboard

extension Observer {
  func movePointer(x: Int, y: Int) {
    unsafe XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), UInt(CurrentTime))
    unsafe XFlush(display)
  }

  func button(_ number: Int, isDown: Bool) {
    unsafe XTestFakeButtonEvent(display, UInt32(number), isDown ? 1 : 0, UInt(CurrentTime))
    unsafe XFlush(display)
  }

  func code(of symbol: Int) -> UInt32 { unsafe UInt32(XKeysymToKeycode(display, UInt(symbol))) }

  func key(_ code: UInt32, isDown: Bool) {
    unsafe XTestFakeKeyEvent(display, code, isDown ? 1 : 0, UInt(CurrentTime))
    unsafe XFlush(display)
  }

  /// Presses and releases the key that has this symbol, with others held.
  func press(_ symbol: Int, holding: [Int] = []) {
    for held in holding { key(code(of: held), isDown: true) }
    key(code(of: symbol), isDown: true)
    key(code(of: symbol), isDown: false)
    for held in holding.reversed() { key(code(of: held), isDown: false) }
  }
}
