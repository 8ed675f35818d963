// A file manager in small: the source's side of XDND.

internal import CXTest
internal import Foundation

/// Drags a list of files over a window, as version 5 of XDND says. Answers are kept in order.
@safe
package final class DragSource {
  private let display: OpaquePointer
  private let window: UInt
  private let target: UInt
  private var list: [UInt8] = []
  /// The messages that came back: their names and values.
  package private(set) var answers: [(name: String, values: [Int])] = []

  /// On the display of that name, over the window of that number; nil where there is no display.
  package init?(_ name: String, target: UInt) {
    guard let display = unsafe XOpenDisplay(name) else { return nil }
    unsafe self.display = display
    self.target = target
    // A server that ends first must not end the tests.
    unsafe XSetIOErrorExitHandler(display, { _, _ in }, nil)
    unsafe window = XCreateSimpleWindow(
      display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
  }

  deinit { unsafe XCloseDisplay(display) }

  private func atom(_ name: String) -> Int { unsafe Int(XInternAtom(display, name, 0)) }

  /// Enters with these types; more than three are listed beside.
  package func enter(types: [String], version: Int = 5) {
    let atoms = types.map(atom)
    if types.count > 3 {
      let longs = atoms.map { UInt($0) }
      unsafe longs.withUnsafeBytes { bytes in
        _ = unsafe XChangeProperty(
          display, window, UInt(atom("XdndTypeList")), UInt(XA_ATOM), 32, PropModeReplace,
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(longs.count))
      }
    }
    let three = atoms + [0, 0, 0]
    send("XdndEnter", [version << 24 | (types.count > 3 ? 1 : 0), three[0], three[1], three[2]])
  }

  package func move(x: Int, y: Int) {
    send("XdndPosition", [0, x << 16 | y, 0, atom("XdndActionCopy")])
  }

  package func leave() { send("XdndLeave", [0, 0, 0, 0]) }

  /// Lets go; the window then asks for the list.
  package func drop(_ list: String) {
    self.list = Array(list.utf8)
    unsafe XSetSelectionOwner(display, UInt(atom("XdndSelection")), window, UInt(CurrentTime))
    send("XdndDrop", [0, 0, 0, 0])
  }

  private func send(_ name: String, _ values: [Int]) {
    var event = unsafe XEvent()
    unsafe event.xclient = XClientMessageEvent()
    unsafe event.xclient.type = ClientMessage
    unsafe event.xclient.window = target
    unsafe event.xclient.message_type = UInt(atom(name))
    unsafe event.xclient.format = 32
    unsafe event.xclient.data.l = (Int(window), values[0], values[1], values[2], values[3])
    unsafe XSendEvent(display, target, 0, NoEventMask, &event)
    unsafe XFlush(display)
  }

  /// Handles what has come: requests for the list, and answers.
  package func serve() {
    while unsafe XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      if unsafe event.type == SelectionRequest { unsafe hand(event.xselectionrequest) }
      guard unsafe event.type == ClientMessage,
        let name = unsafe XGetAtomName(display, event.xclient.message_type)
      else { continue }
      let data = unsafe event.xclient.data.l
      unsafe answers.append((String(cString: name), [data.0, data.1, data.2, data.3, data.4]))
      unsafe XFree(name)
    }
  }

  private func hand(_ request: XSelectionRequestEvent) {
    unsafe XChangeProperty(
      display, request.requestor, request.property, request.target, 8, PropModeReplace, list,
      Int32(list.count))
    var event = unsafe XEvent()
    unsafe event.xselection = XSelectionEvent()
    unsafe event.xselection.type = SelectionNotify
    unsafe event.xselection.requestor = request.requestor
    unsafe event.xselection.selection = request.selection
    unsafe event.xselection.target = request.target
    unsafe event.xselection.property = list.isEmpty ? 0 : request.property
    unsafe XSendEvent(display, request.requestor, 0, NoEventMask, &event)
    unsafe XFlush(display)
  }
}
