// A person at a private X server: moves the pointer, presses keys, and looks at the window.

internal import CXTest
import CoreGraphics
import TestSupport
import Testing
import Windowing
import X11Windowing

/// A connection of its own to the server of the window under test.
@safe
final class Hands {
  private let display: OpaquePointer
  private let root: UInt
  private(set) var window: UInt = 0

  init(display name: String) throws {
    // A server that is killed does not end the tests.
    X11FaultHandlers.install()
    unsafe display = try unsafe #require(unsafe XOpenDisplay(name))
    unsafe XSetIOErrorExitHandler(display, { _, _ in }, nil)
    unsafe root = XDefaultRootWindow(display)
    var (event, error, major, minor) = (Int32(0), Int32(0), Int32(0), Int32(0))
    XlibGlobals.lock.withLock {
      _ = unsafe XTestQueryExtension(display, &event, &error, &major, &minor)
    }
    unsafe XSelectInput(display, root, SubstructureNotifyMask | PropertyChangeMask)
    unsafe XFlush(display)
  }

  deinit { unsafe XlibGlobals.close(display) }

  // MARK: Looking

  /// The values of `_VITRINE_FRAME`: serial, microseconds, zoom × 1000, width, height.
  func stamp() -> [Int] {
    window == 0 ? [] : property("_VITRINE_FRAME", of: window)
  }

  /// Waits until the condition holds, and looks again after each event of the server; false after
  /// two minutes, which only a machine that stands still needs.
  func wait(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < end {
      drain()
      if condition() { return true }
      guard unsafe XPending(display) == 0 else { continue }
      let descriptor = unsafe XConnectionNumber(display)
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      unsafe poll(&polled, 1, 500)
    }
    return false
  }

  /// Lets real time pass, as nothing announces that nothing happens.
  func pause(seconds: TimeInterval) {
    let end = ContinuousClock.now + .seconds(seconds)
    _ = wait { ContinuousClock.now >= end }
  }

  /// Finds the window when it has shown its first frame.
  func findWindow() -> Bool {
    wait {
      let all = windows(below: root)
      window = all.first { !property("_VITRINE_FRAME", of: $0).isEmpty } ?? 0
      guard window != 0 else {
        for child in all { unsafe XSelectInput(display, child, PropertyChangeMask) }
        return false
      }
      unsafe XSelectInput(display, window, PropertyChangeMask | StructureNotifyMask)
      return true
    }
  }

  /// The window's colours as `0xRRGGBB`, rows from the top; nil when it is gone.
  func pixels(_ size: PixelSize) -> [UInt32]? {
    unsafe XSync(display, 0)
    guard
      let image = unsafe XGetImage(
        display, window, 0, 0, UInt32(size.width), UInt32(size.height), UInt.max, ZPixmap)
    else { return nil }
    defer { unsafe _ = image.pointee.f.destroy_image(image) }
    let rowBytes = unsafe Int(image.pointee.bytes_per_line)
    guard unsafe image.pointee.bits_per_pixel == 32, let data = unsafe image.pointee.data else {
      return nil
    }
    return (0..<size.height).flatMap { y in
      let row = unsafe UnsafeRawPointer(data + y * rowBytes)
      return (0..<size.width).map { x in
        unsafe row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF
      }
    }
  }

  /// The window's pixels as the screen stores them, rows from the top; nil when it is gone.
  func numbers(_ size: PixelSize) -> [UInt32]? {
    unsafe XSync(display, 0)
    guard
      let image = unsafe XGetImage(
        display, window, 0, 0, UInt32(size.width), UInt32(size.height), UInt.max, ZPixmap)
    else { return nil }
    defer { unsafe _ = image.pointee.f.destroy_image(image) }
    var numbers: [UInt32] = []
    numbers.reserveCapacity(size.width * size.height)
    for y in 0..<Int32(size.height) {
      for x in 0..<Int32(size.width) {
        unsafe numbers.append(UInt32(truncatingIfNeeded: image.pointee.f.get_pixel(image, x, y)))
      }
    }
    return numbers
  }

  private var attributes: XWindowAttributes {
    var attributes = unsafe XWindowAttributes()
    unsafe XGetWindowAttributes(display, window, &attributes)
    return unsafe attributes
  }

  /// The bits that count in a pixel of the window.
  var depth: Int { unsafe Int(attributes.depth) }

  /// How the window's pixels are stored.
  var layout: PixelLayout? {
    guard let visual = unsafe attributes.visual?.pointee else { return nil }
    return unsafe PixelLayout(
      bitsPerPixel: depth > 16 ? 32 : 16, redMask: UInt32(visual.red_mask),
      greenMask: UInt32(visual.green_mask), blueMask: UInt32(visual.blue_mask),
      isLittleEndian: true)
  }

  /// Where the window's content is on the screen.
  var origin: PixelPoint? {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    guard unsafe XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else {
      return nil
    }
    return PixelPoint(x: Int(x), y: Int(y))
  }

  /// Whether a window manager has said that it is there.
  var hasWindowManager: Bool { !property("_NET_SUPPORTING_WM_CHECK", of: root).isEmpty }

  /// Makes keys go to the window. A window manager gives it the focus a moment after its first frame, but not
  /// where it was still starting when the window came: then it is one of those that were there before.
  func takeFocus() -> Bool {
    wait {
      var (focus, reverting) = (UInt(0), Int32(0))
      unsafe XGetInputFocus(display, &focus, &reverting)
      if focus == window { return true }
      unsafe XSetInputFocus(display, window, RevertToParent, UInt(CurrentTime))
      return false
    }
  }

  private func drain() {
    while unsafe XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
    }
  }

  /// Every window below one, however deep: window managers put theirs in between.
  private func windows(below parent: UInt) -> [UInt] {
    children(of: parent).flatMap { [$0] + windows(below: $0) }
  }

  private func children(of window: UInt) -> [UInt] {
    var top: UInt = 0
    var parent: UInt = 0
    var list: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    unsafe XQueryTree(display, window, &top, &parent, &list, &count)
    guard let list = unsafe list else { return [] }
    defer { unsafe XFree(list) }
    return unsafe Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }

  private func property(_ name: String, of window: UInt) -> [Int] {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let atom = unsafe XInternAtom(display, name, 0)
    unsafe XGetWindowProperty(
      display, window, atom, 0, 64, 0, UInt(AnyPropertyType), &type, &format, &count, &rest, &data)
    guard let data = unsafe data else { return [] }
    defer { unsafe XFree(data) }
    guard format == 32 else { return [] }
    return unsafe data.withMemoryRebound(to: Int.self, capacity: Int(count)) {
      unsafe UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xFFFF_FFFF }
    }
  }

  // MARK: Acting

  func move(_ x: Int, _ y: Int) {
    unsafe XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), UInt(CurrentTime))
    unsafe XFlush(display)
  }

  func button(_ number: Int, isDown: Bool) {
    unsafe XTestFakeButtonEvent(display, UInt32(number), isDown ? 1 : 0, UInt(CurrentTime))
    unsafe XFlush(display)
  }

  func click(_ x: Int, _ y: Int) {
    move(x, y)
    button(1, isDown: true)
    button(1, isDown: false)
  }

  /// One notch: button 4 is up, 5 is down.
  func wheel(_ button: Int, holding: [Int32] = []) {
    hold(holding) {
      self.button(button, isDown: true)
      self.button(button, isDown: false)
    }
  }

  /// Presses and releases the key of a symbol, with others held.
  func press(_ symbol: Int32, holding: [Int32] = []) {
    hold(holding) {
      key(symbol, isDown: true)
      key(symbol, isDown: false)
    }
  }

  func key(_ symbol: Int32, isDown: Bool) {
    let code = unsafe XKeysymToKeycode(display, UInt(symbol))
    unsafe XTestFakeKeyEvent(display, UInt32(code), isDown ? 1 : 0, UInt(CurrentTime))
    unsafe XFlush(display)
  }

  private func hold(_ symbols: [Int32], _ body: () -> Void) {
    for symbol in symbols { key(symbol, isDown: true) }
    body()
    for symbol in symbols.reversed() { key(symbol, isDown: false) }
  }

  /// Moves and resizes, as a person does with the window manager's help.
  func place(_ frame: PixelRect) {
    unsafe XMoveResizeWindow(
      display, window, Int32(frame.x), Int32(frame.y), UInt32(frame.width), UInt32(frame.height))
    unsafe XFlush(display)
  }

  /// Where the window is on the screen.
  func frame() -> PixelRect {
    var attributes = unsafe XWindowAttributes()
    unsafe XGetWindowAttributes(display, window, &attributes)
    return unsafe PixelRect(
      x: Int(attributes.x), y: Int(attributes.y), width: Int(attributes.width),
      height: Int(attributes.height))
  }

  func resize(_ size: PixelSize) {
    unsafe XResizeWindow(display, window, UInt32(size.width), UInt32(size.height))
    unsafe XFlush(display)
  }

  func map() {
    unsafe XMapWindow(display, window)
    unsafe XSync(display, 0)
  }

  func unmap() {
    unsafe XUnmapWindow(display, window)
    unsafe XSync(display, 0)
  }

  /// A window over everything, through which the pointer does not see; ``uncover(_:)`` takes it
  /// away.
  func cover() -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    let cover = unsafe XCreateWindow(
      display, root, 0, 0, 1280, 1024, 0, Int32(CopyFromParent), UInt32(InputOutput), nil,
      UInt(CWOverrideRedirect), &attributes)
    unsafe XMapRaised(display, cover)
    unsafe XSync(display, 0)
    return cover
  }

  func uncover(_ cover: UInt) {
    unsafe XDestroyWindow(display, cover)
    unsafe XSync(display, 0)
  }

  /// A file manager that drags files over the window.
  func dragSource() -> DragSource? {
    unsafe DragSource(String(cString: XDisplayString(display)), target: window)
  }

  /// Sets resources as `xrdb` does.
  func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    unsafe XChangeProperty(
      display, root, UInt(XA_RESOURCE_MANAGER), UInt(XA_STRING), 8, PropModeReplace, bytes,
      Int32(bytes.count))
    unsafe XFlush(display)
  }

  /// Sends the message that a window manager sends when its close button is pressed.
  func close() {
    var event = unsafe XEvent()
    unsafe event.xclient = XClientMessageEvent()
    unsafe event.xclient.type = ClientMessage
    unsafe event.xclient.window = window
    unsafe event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    unsafe event.xclient.format = 32
    unsafe event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
    unsafe XSendEvent(display, window, 0, NoEventMask, &event)
    unsafe XFlush(display)
  }
}
