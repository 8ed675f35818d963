// Events sent to other programs: ClientMessage and SelectionNotify.

internal import CXlib
internal import Windowing

extension X11Display {
  /// Sends a message to a window (`XSendEvent`). `mask`: the event mask of the clients that get it;
  /// `NoEventMask` names the window's creator.
  func send(_ message: X11ClientMessage, to receiver: UInt, mask: Int = NoEventMask) {
    let values = message.values
    // SAFETY: the union's member of five longs is the one that format 32 names.
    unsafe sendClientMessage(message.window, message.kind, to: receiver, mask: mask) { event in
      unsafe event.format = 32
      unsafe event.data.l = (values[0], values[1], values[2], values[3], values[4])
    }
  }

  /// Sends a message of at most 20 bytes about `subject` to a window.
  func send(bytes: [UInt8], kind: UInt, about subject: UInt, to receiver: UInt, mask: Int) {
    precondition(bytes.count <= 20, "a ClientMessage has 20 bytes, not \(bytes.count)")
    // SAFETY: the union's member of 20 bytes holds them, as checked above.
    unsafe sendClientMessage(subject, kind, to: receiver, mask: mask) { event in
      unsafe event.format = 8
      unsafe withUnsafeMutableBytes(of: &event.data.b) { unsafe $0.copyBytes(from: bytes) }
    }
  }

  private func sendClientMessage(
    _ subject: UInt, _ kind: UInt, to receiver: UInt, mask: Int,
    fill: (inout XClientMessageEvent) -> Void
  ) {
    // SAFETY: XEvent is plain data; Xlib copies it into the request before the call returns.
    var event = unsafe XEvent()
    var message = unsafe XClientMessageEvent()
    unsafe message.type = ClientMessage
    unsafe message.window = subject
    unsafe message.message_type = kind
    unsafe fill(&message)
    unsafe event.xclient = message
    unsafe XSendEvent(pointer, receiver, 0, mask, &event)
  }

  /// Tells who asked for a selection which property holds it; 0: none, the request is refused.
  func answer(_ request: X11SelectionRequest, property: UInt) {
    // SAFETY: XEvent is plain data; Xlib copies it into the request before the call returns.
    var event = unsafe XEvent()
    unsafe event.xselection = XSelectionEvent()
    unsafe event.xselection.type = SelectionNotify
    unsafe event.xselection.requestor = request.requestor
    unsafe event.xselection.selection = request.selection
    unsafe event.xselection.target = request.target
    unsafe event.xselection.property = property
    unsafe event.xselection.time = request.time
    unsafe XSendEvent(pointer, request.requestor, 0, NoEventMask, &event)
  }
}
