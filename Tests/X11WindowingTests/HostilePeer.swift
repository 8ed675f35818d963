// Another program on the server that keeps no agreement.

internal import CXTest
import TestSupport
import Testing
import X11Windowing

/// Sends a window, and the root window for it to hear, whatever the protocol lets anybody send.
@safe
final class HostilePeer {
  private let display: OpaquePointer
  private let root: UInt
  private let target: UInt
  /// Owns selections, and is the source of drags.
  private let window: UInt

  init(_ name: String, target: X11Window) throws {
    X11FaultHandlers.install()
    unsafe display = try unsafe #require(unsafe XOpenDisplay(name))
    unsafe root = XDefaultRootWindow(display)
    // A server that has gone must not end the tests.
    unsafe XSetIOErrorExitHandler(display, { _, _ in }, nil)
    self.target = target.identifier
    unsafe window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
  }

  deinit { unsafe XlibGlobals.close(display) }

  func synchronize() { unsafe XSync(display, 0) }

  private func atom(_ name: String) -> UInt { unsafe XInternAtom(display, name, 0) }

  // MARK: Events

  private static let messages = [
    "WM_PROTOCOLS", "_NET_WM_FRAME_DRAWN", "_NET_WM_FRAME_TIMINGS", "XdndEnter", "XdndPosition",
    "XdndLeave", "XdndDrop", "_VITRINE_PUT_DONE", "MANAGER", "_NET_WM_STATE",
  ]
  private static let protocols = ["_NET_WM_PING", "_NET_WM_SYNC_REQUEST", "WM_TAKE_FOCUS"]

  /// Numbers where things go wrong, and any others.
  private func number(_ generator: inout SeededGenerator) -> Int {
    let ends = [0, 1, -1, Int(Int32.max), Int(Int32.min), 0xFFFF, Int(target), Int(window)]
    let any = Int(Int32.random(in: .min ... .max, using: &generator))
    return Bool.random(using: &generator) ? any : ends[Int.random(in: 0..<8, using: &generator)]
  }

  /// A message that programs agree on, with content that they do not.
  func sendMessage(_ generator: inout SeededGenerator) {
    let kind = Self.messages[Int.random(in: 0..<Self.messages.count, using: &generator)]
    var event = unsafe XEvent()
    unsafe event.xclient = XClientMessageEvent()
    unsafe event.xclient.type = ClientMessage
    unsafe event.xclient.window = Bool.random(using: &generator) ? target : root
    unsafe event.xclient.message_type = atom(kind)
    unsafe event.xclient.format = 32
    let first =
      kind == "WM_PROTOCOLS"
      ? Int(atom(Self.protocols[Int.random(in: 0..<3, using: &generator)]))
      : number(&generator)
    unsafe event.xclient.data.l = (
      first, number(&generator), number(&generator), number(&generator), number(&generator)
    )
    unsafe send(&event, toRoot: Int.random(in: 0..<8, using: &generator) == 0)
  }

  /// An event of any kind of the core protocol, which nothing has brought about.
  func sendEvent(_ generator: inout SeededGenerator) {
    var event = unsafe XEvent()
    unsafe withUnsafeMutableBytes(of: &event) { bytes in
      for index in bytes.indices {
        unsafe bytes[index] = .random(in: 0...255, using: &generator)
      }
    }
    unsafe event.type = Int32.random(in: KeyPress...MappingNotify, using: &generator)
    unsafe event.xany.window =
      [target, target, root, window][Int.random(in: 0..<4, using: &generator)]
    if unsafe event.type == ClientMessage { unsafe event.xclient.format = 32 }
    unsafe send(&event, toRoot: Int.random(in: 0..<8, using: &generator) == 0)
  }

  /// Says that a key is pressed, or that the keyboard comes with all keys down.
  func holdKey(_ code: UInt32, _ type: Int32) {
    var event = unsafe XEvent()
    unsafe event.type = type
    unsafe event.xany.window = target
    if type == KeyPress { unsafe event.xkey.keycode = code }
    if type == KeymapNotify {
      unsafe withUnsafeMutableBytes(of: &event.xkeymap.key_vector) { bytes in
        for index in bytes.indices { unsafe bytes[index] = 0xFF }
      }
    }
    unsafe send(&event, toRoot: false)
  }

  private func send(_ event: inout XEvent, toRoot: Bool) {
    let mask = toRoot ? StructureNotifyMask | PropertyChangeMask : NoEventMask
    unsafe XSendEvent(display, toRoot ? root : target, 0, mask, &event)
  }

  // MARK: Properties

  private static let properties = [
    "RESOURCE_MANAGER", "_XSETTINGS_SETTINGS", "_NET_WM_STATE", "_NET_SUPPORTING_WM_CHECK",
    "_NET_SUPPORTED", "_NET_WM_NAME", "XdndTypeList", "XdndSelection", "_VITRINE_CLIPBOARD",
    "_VITRINE_FRAME", "WM_PROTOCOLS",
  ]

  /// Gives a property that the window reads any type, format and bytes, or takes it away.
  func setProperty(_ generator: inout SeededGenerator) {
    let name = Self.properties[Int.random(in: 0..<Self.properties.count, using: &generator)]
    let owner = [root, target, window][Int.random(in: 0..<3, using: &generator)]
    if Int.random(in: 0..<10, using: &generator) == 0 {
      unsafe XDeleteProperty(display, owner, atom(name))
      return
    }
    let format = [8, 16, 32][Int.random(in: 0..<3, using: &generator)]
    let count = Int.random(in: 0..<400, using: &generator)
    var bytes = (0..<count * 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
    if Bool.random(using: &generator) {
      let number = Int64.random(in: -9...9_000_000_000, using: &generator)
      bytes.replaceSubrange(
        0..<min(bytes.count, 40), with: Array("Xft.dpi:\t\(number)\n".utf8))
    }
    set(name, of: owner, type: UInt(XA_CARDINAL), format: format, bytes)
  }

  private func set(_ name: String, of owner: UInt, type: UInt, format: Int, _ bytes: [UInt8]) {
    let size = format == 32 ? MemoryLayout<UInt>.size : format / 8
    unsafe XChangeProperty(
      display, owner, atom(name), type, Int32(format), PropModeReplace, bytes,
      Int32(bytes.count / size))
  }

  /// Becomes the desktop's settings, and the window manager, or leaves them to nobody.
  func announce(_ generator: inout SeededGenerator) {
    let owner = Bool.random(using: &generator) ? window : 0
    unsafe XSetSelectionOwner(display, atom("_XSETTINGS_S0"), owner, UInt(CurrentTime))
    unsafe XSetSelectionOwner(display, atom("CLIPBOARD"), owner, UInt(CurrentTime))
    unsafe XSetSelectionOwner(display, atom("XdndSelection"), owner, UInt(CurrentTime))
    let manager = Int(Bool.random(using: &generator) ? window : target)
    unsafe withUnsafeBytes(of: manager) { bytes in
      set(
        "_NET_SUPPORTING_WM_CHECK", of: root, type: UInt(XA_WINDOW), format: 32, unsafe Array(bytes)
      )
    }
  }

  /// Answers what the window asks of selections, by rules of its own: other kinds, parts that never end,
  /// answers nobody asked for.
  func answer(_ generator: inout SeededGenerator) {
    while unsafe XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      guard unsafe event.type == SelectionRequest else { continue }
      let request = unsafe event.xselectionrequest
      let types = ["INCR", "UTF8_STRING", "text/uri-list", "ATOM"]
      let bytes = (0..<Int.random(in: 0..<600, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      unsafe XChangeProperty(
        display, request.requestor, request.property,
        atom(types[Int.random(in: 0..<4, using: &generator)]), 8, PropModeReplace, bytes,
        Int32(bytes.count))
      var notice = unsafe XEvent()
      unsafe notice.xselection = XSelectionEvent()
      unsafe notice.xselection.type = SelectionNotify
      unsafe notice.xselection.requestor = request.requestor
      unsafe notice.xselection.selection = request.selection
      unsafe notice.xselection.property = request.property
      for _ in 0..<Int.random(in: 0..<3, using: &generator) {
        unsafe XSendEvent(display, request.requestor, 0, NoEventMask, &notice)
      }
    }
  }

  /// Asks for what the window's program offers, to be put where it does not belong.
  func askForClipboard(into requestor: UInt) {
    let own = unsafe XGetSelectionOwner(display, atom("CLIPBOARD"))
    var event = unsafe XEvent()
    unsafe event.xselectionrequest = XSelectionRequestEvent()
    unsafe event.xselectionrequest.type = SelectionRequest
    unsafe event.xselectionrequest.owner = own
    unsafe event.xselectionrequest.requestor = requestor
    unsafe event.xselectionrequest.selection = atom("CLIPBOARD")
    unsafe event.xselectionrequest.target = atom("UTF8_STRING")
    unsafe event.xselectionrequest.property = atom("_TAKEN")
    unsafe XSendEvent(display, own, 0, NoEventMask, &event)
    synchronize()
  }

  /// The root window, whose events the window's program follows.
  var screen: UInt { root }
}
