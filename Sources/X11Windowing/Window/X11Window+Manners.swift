// What a window tells the window manager about itself, and what it answers.

internal import CXlib
internal import Windowing

extension X11Window {
  /// Sets everything that does not change later, and the title.
  func describe(minimumSize: PixelSize, origin: PixelPoint?) {
    setTitle()
    setClass()
    setHints(minimumSize: minimumSize, origin: origin)
    setOwner()
    invitesDrags()
    let atoms = connection.atoms
    var protocols = [atoms[.wmDeleteWindow], atoms[.ping]]
    if !frameSync.counters.isEmpty {
      protocols.append(atoms[.syncRequest])
      setProperty(.syncCounter, type: UInt(XA_CARDINAL), longs: frameSync.counters)
    }
    setProperty(.wmProtocols, type: UInt(XA_ATOM), longs: protocols)
    setProperty(.windowType, type: UInt(XA_ATOM), longs: [atoms[.windowTypeNormal]])
  }

  /// The UTF-8 title for window managers of this century, the Latin-1 one for the others.
  func setTitle() {
    guard isUsable else { return }
    let utf8 = Array(title.utf8)
    setProperty(atom(.name), type: atom(.utf8), bytes: utf8)
    setProperty(atom(.iconName), type: atom(.utf8), bytes: utf8)
    let latin1 = title.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
    setProperty(UInt(XA_WM_NAME), type: UInt(XA_STRING), bytes: latin1)
  }

  private func setClass() {
    // Instance and class, each with a zero at its end.
    setProperty(UInt(XA_WM_CLASS), type: UInt(XA_STRING), bytes: Array("vitrine\0Vitrine\0".utf8))
  }

  /// The place is the content's, whatever frame the window manager puts around it; it is the
  /// person's own choice of an earlier time.
  private func setHints(minimumSize: PixelSize, origin: PixelPoint?) {
    var size = XSizeHints()
    size.flags = PSize | PMinSize
    size.width = Int32(self.size.width)
    size.height = Int32(self.size.height)
    size.min_width = Int32(max(1, minimumSize.width))
    size.min_height = Int32(max(1, minimumSize.height))
    if let origin {
      size.flags |= USPosition | PWinGravity
      size.x = Int32(clamping: origin.x)
      size.y = Int32(clamping: origin.y)
      size.win_gravity = StaticGravity
    }
    unsafe XSetWMNormalHints(connection.display, identifier, &size)
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    unsafe XSetWMHints(connection.display, identifier, &hints)
  }

  /// Process and machine: a window manager may offer to end a program that answers no ping.
  private func setOwner() {
    let host = Array(ProcessInfo.processInfo.hostName.utf8)
    setProperty(UInt(XA_WM_CLIENT_MACHINE), type: UInt(XA_STRING), bytes: host)
    setProperty(.pid, type: UInt(XA_CARDINAL), longs: [UInt(getpid())])
  }

  /// Answers a ClientMessage of the window manager; others are none of ours.
  func handleMessage(_ message: XClientMessageEvent) {
    let kind = unsafe message.message_type
    if kind == atom(.putDone) {
      return unsafe putDone(slot: message.data.l.0, epoch: message.data.l.1)
    }
    if kind == atom(.frameDrawn) || kind == atom(.frameTimings) {
      return unsafe handleFrameMessage(message)
    }
    if unsafe handleDrag(message) { return }
    guard kind == atom(.wmProtocols) else { return }
    switch unsafe UInt(bitPattern: message.data.l.0) {
    case atom(.wmDeleteWindow): report(.closeRequested)
    case atom(.ping): unsafe answerPing(message)
    case atom(.syncRequest):
      unsafe frameSync.request(
        low: message.data.l.2, high: message.data.l.3, isExtended: message.data.l.4 != 0)
    default: break
    }
  }

  private func answerPing(_ message: XClientMessageEvent) {
    var reply = unsafe XEvent()
    unsafe reply.xclient = message
    unsafe reply.xclient.window = connection.root
    unsafe XSendEvent(
      connection.display, connection.root, 0, SubstructureNotifyMask | SubstructureRedirectMask,
      &reply)
  }
}
