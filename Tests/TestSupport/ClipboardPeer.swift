// Another program with a clipboard: copies a text, at once or in parts, and pastes what others copied.

internal import CXTest
internal import Foundation

/// The other side of the CLIPBOARD selection, on a connection of its own.
@safe
package final class ClipboardPeer {
  private let display: OpaquePointer
  private let window: UInt
  private var text: [UInt8] = []
  /// Bytes that go at once; more go in parts of so many.
  private var part = Int.max
  private var isRefusing = false
  /// The bytes still to be handed on, and their target.
  private var rest: (bytes: ArraySlice<UInt8>, window: UInt, property: UInt)?
  /// The pasted text; nil: nothing was asked, or not all of it has come.
  package private(set) var pasted: [UInt8]?
  private var parts: [UInt8]?
  /// Whether somebody took the last part of what was copied here.
  package private(set) var hasHandedOn = false
  /// Whether the owner of the selection refused.
  package private(set) var wasRefused = false

  package init?(_ name: String) {
    guard let display = unsafe XOpenDisplay(name) else { return nil }
    unsafe self.display = display
    unsafe XSetIOErrorExitHandler(display, { _, _ in }, nil)
    unsafe window = XCreateSimpleWindow(
      display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    unsafe XSelectInput(display, window, PropertyChangeMask)
  }

  deinit { unsafe XCloseDisplay(display) }

  package func atom(_ name: String) -> UInt { unsafe XInternAtom(display, name, 0) }

  /// Owns the selection from now on. `part`: longer texts go in parts of so many bytes.
  package func copy(_ text: [UInt8], part: Int = .max, refusing: Bool = false) {
    (self.text, self.part, isRefusing, hasHandedOn) = (text, part, refusing, false)
    unsafe XSetSelectionOwner(display, atom("CLIPBOARD"), window, UInt(CurrentTime))
    unsafe XSync(display, 0)
  }

  /// Asks the owner for its text as that type.
  package func paste(as target: String = "UTF8_STRING") {
    (pasted, parts, wasRefused) = (nil, nil, false)
    unsafe XConvertSelection(
      display, atom("CLIPBOARD"), atom(target), atom("PASTED"), window, UInt(CurrentTime))
    unsafe XFlush(display)
  }

  /// Handles what has come.
  package func serve() {
    while unsafe XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      switch unsafe event.type {
      case SelectionRequest: unsafe hand(event.xselectionrequest)
      case SelectionNotify: unsafe take(event.xselection)
      case PropertyNotify: unsafe changed(event.xproperty)
      default: break
      }
    }
    unsafe XFlush(display)
  }

  private func hand(_ request: XSelectionRequestEvent) {
    var event = unsafe XEvent()
    unsafe event.xselection = XSelectionEvent()
    unsafe event.xselection.type = SelectionNotify
    unsafe event.xselection.requestor = request.requestor
    unsafe event.xselection.selection = request.selection
    unsafe event.xselection.target = request.target
    unsafe event.xselection.property = isRefusing ? 0 : request.property
    if !isRefusing, text.count > part {
      unsafe rest = (text[...], request.requestor, request.property)
      unsafe XSelectInput(display, request.requestor, PropertyChangeMask)
      var size = text.count
      unsafe withUnsafeBytes(of: &size) { bytes in
        _ = unsafe XChangeProperty(
          display, request.requestor, request.property, atom("INCR"), 32, PropModeReplace,
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
      }
    } else if !isRefusing {
      unsafe put(text[...], request.requestor, request.property)
    }
    unsafe XSendEvent(display, request.requestor, 0, NoEventMask, &event)
  }

  private func put(_ bytes: ArraySlice<UInt8>, _ window: UInt, _ property: UInt) {
    let copy = Array(bytes)
    _ = unsafe XChangeProperty(
      display, window, property, atom("UTF8_STRING"), 8, PropModeReplace, copy, Int32(copy.count))
  }

  private func take(_ event: XSelectionEvent) {
    guard unsafe event.property != 0 else {
      wasRefused = true
      return
    }
    let found = read()
    if found.type == atom("INCR") { parts = [] } else { pasted = found.bytes }
  }

  private func changed(_ event: XPropertyEvent) {
    if unsafe event.window == window, unsafe event.state == PropertyNewValue, parts != nil {
      let found = read()
      parts?.append(contentsOf: found.bytes)
      if found.bytes.isEmpty { (pasted, parts) = (parts, nil) }
    } else if let rest, unsafe event.window == rest.window, unsafe event.state == PropertyDelete,
      unsafe event.atom == rest.property
    {
      let next = rest.bytes.prefix(part)
      put(next, rest.window, rest.property)
      hasHandedOn = next.isEmpty
      self.rest = next.isEmpty ? nil : (rest.bytes.dropFirst(part), rest.window, rest.property)
    }
  }

  /// Reads and deletes what was pasted.
  private func read() -> (type: UInt, bytes: [UInt8]) {
    var (type, format, count, left): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    unsafe XGetWindowProperty(
      display, window, atom("PASTED"), 0, 1 << 22, 1, UInt(AnyPropertyType), &type, &format,
      &count, &left, &data)
    defer { if let data = unsafe data { unsafe XFree(data) } }
    let size = format == 32 ? 8 * Int(count) : Int(count)
    return unsafe (type, Array(UnsafeBufferPointer(start: data, count: size)))
  }
}
