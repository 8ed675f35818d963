// The properties by which a window describes itself to the window manager: ICCCM and EWMH.

internal import CXlib
internal import Windowing

/// A window's title, class, size hints, protocols, icon and launch.
final class X11WindowProperties {
  private let window: X11WindowHandle
  private var currentTitle: String
  /// The launch that ends when the window is mapped.
  private var startup: String?

  /// Sends nothing: see ``describe(size:minimumSize:origin:syncCounters:)``.
  init(_ window: X11WindowHandle, title: String) {
    self.window = window
    currentTitle = title
  }

  /// Sets all properties that do not change later, and the title.
  ///
  /// `size`, `minimumSize`: pixels. `origin`: the content's place on the screen; nil: the window manager's
  /// choice. `syncCounters`: the counters of `_NET_WM_SYNC_REQUEST`; empty: none.
  func describe(
    size: PixelSize, minimumSize: PixelSize, origin: PixelPoint?, syncCounters: [UInt]
  ) {
    sendTitle()
    // WM_CLASS: instance and class, each with a zero at its end.
    window.setProperty(
      UInt(XA_WM_CLASS), type: UInt(XA_STRING), bytes: Array("vitrine\0Vitrine\0".utf8))
    setSizeHints(size, minimum: minimumSize, origin: origin)
    setInputHints()
    setOwner()
    setProtocols(syncCounters)
  }

  // MARK: Title

  /// The title, any characters.
  var title: String { currentTitle }

  func setTitle(_ title: String) {
    currentTitle = title
    if window.isUsable { sendTitle() }
  }

  /// Sets `_NET_WM_NAME` in UTF-8, and `WM_NAME` in Latin-1 for old window managers.
  private func sendTitle() {
    let utf8 = Array(currentTitle.utf8)
    window.setProperty(window.atom(.name), type: window.atom(.utf8), bytes: utf8)
    window.setProperty(window.atom(.iconName), type: window.atom(.utf8), bytes: utf8)
    let latin1 = currentTitle.unicodeScalars.map {
      $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?")
    }
    window.setProperty(UInt(XA_WM_NAME), type: UInt(XA_STRING), bytes: latin1)
  }

  // MARK: Hints

  /// Sets [`WM_NORMAL_HINTS`](https://www.x.org/releases/current/doc/xorg-docs/icccm/icccm.html#WM_NORMAL_HINTS_Property).
  /// The origin is the content's, whatever frame the window manager puts around it (`StaticGravity`), and
  /// the person's own choice of an earlier time (`USPosition`).
  private func setSizeHints(_ size: PixelSize, minimum: PixelSize, origin: PixelPoint?) {
    var hints = XSizeHints()
    hints.flags = PSize | PMinSize
    hints.width = Int32(size.width)
    hints.height = Int32(size.height)
    hints.min_width = Int32(max(1, minimum.width))
    hints.min_height = Int32(max(1, minimum.height))
    if let origin {
      hints.flags |= USPosition | PWinGravity
      hints.x = Int32(clamping: origin.x)
      hints.y = Int32(clamping: origin.y)
      hints.win_gravity = StaticGravity
    }
    // SAFETY: the display is open; Xlib copies the structure before the call returns.
    unsafe XSetWMNormalHints(window.display.pointer, window.identifier, &hints)
  }

  /// Sets [`WM_HINTS`](https://www.x.org/releases/current/doc/xorg-docs/icccm/icccm.html#WM_HINTS_Property):
  /// the window takes the keyboard focus.
  private func setInputHints() {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    // SAFETY: the display is open; Xlib copies the structure before the call returns.
    unsafe XSetWMHints(window.display.pointer, window.identifier, &hints)
  }

  /// Sets `WM_CLIENT_MACHINE` and `_NET_WM_PID`: a window manager may offer to end a program that answers no
  /// ping.
  private func setOwner() {
    let host = Array(ProcessInfo.processInfo.hostName.utf8)
    window.setProperty(UInt(XA_WM_CLIENT_MACHINE), type: UInt(XA_STRING), bytes: host)
    window.setProperty(.pid, type: UInt(XA_CARDINAL), longs: [UInt(getpid())])
  }

  /// Sets `WM_PROTOCOLS` and `_NET_WM_WINDOW_TYPE`.
  private func setProtocols(_ syncCounters: [UInt]) {
    var protocols = [window.atom(.wmDeleteWindow), window.atom(.ping)]
    if !syncCounters.isEmpty {
      protocols.append(window.atom(.syncRequest))
      window.setProperty(.syncCounter, type: UInt(XA_CARDINAL), longs: syncCounters)
    }
    window.setProperty(.wmProtocols, type: UInt(XA_ATOM), longs: protocols)
    window.setProperty(
      .windowType, type: UInt(XA_ATOM), longs: [window.atom(.windowTypeNormal)])
  }

  /// Sets [`_NET_WM_ICON`](https://specifications.freedesktop.org/wm-spec/latest/ar01s05.html#id-1.6.13) to
  /// the same picture in several sizes.
  func setIcon(_ pictures: [PixelBuffer]) {
    // One by one: pictures take twice their size as properties.
    for (index, picture) in pictures.enumerated() {
      window.setProperty(
        .icon, type: UInt(XA_CARDINAL), longs: IconPixels.longs(picture), appends: index > 0)
    }
    window.display.flush()
  }

  /// Answers a `_NET_WM_PING`: the message goes back to the root window.
  func answerPing(_ message: X11ClientMessage) {
    var reply = message
    reply.window = window.display.root
    window.display.send(
      reply, to: window.display.root,
      mask: SubstructureNotifyMask | SubstructureRedirectMask)
  }

  // MARK: Startup notification

  /// Names the launch that the window belongs to (`_NET_STARTUP_ID`).
  func setStartup(_ identifier: String) {
    startup = identifier
    window.setProperty(
      window.atom(.startupIdentifier), type: window.atom(.utf8), bytes: Array(identifier.utf8))
  }

  /// Ends the launch, once: the window is mapped.
  func finishStartup() {
    guard let startup else { return }
    self.startup = nil
    var kind = X11Atoms.Name.startupBegin
    for piece in StartupMessage.removal(of: startup) {
      window.display.send(
        bytes: piece, kind: window.atom(kind), about: window.identifier,
        to: window.display.root, mask: PropertyChangeMask)
      kind = .startupMore
    }
    window.display.flush()
  }
}
