// A window on an X server: made, described to the window manager, shown and closed.

internal import CXlib
package import Windowing

/// A window that takes frames and reports events.
///
/// Frames go through shared memory the renderer draws in directly, up to two buffers of it and up to
/// three while the content moves, each made when the server still reads those there are; else in bands
/// through the connection. With each frame the property `_VITRINE_FRAME` (five 32-bit
/// cardinals: serial, time in µs, zoom × 1000, width, height) is set behind the pixels, so whoever
/// sees it sees the frame too. Uncovered parts are shown again from the last frame.
///
/// Used from the connection's thread. Events come out of ``X11Connection/drain()``.
@safe
package final class X11Window: Presenter {
  let connection: X11Connection
  /// The server's number of the window.
  package let identifier: UInt
  let context: GC

  /// The content's size; changes before ``InputEvent/resized(_:)`` is reported.
  package internal(set) var size: PixelSize
  /// Called for every event. Default: nil.
  package var onEvent: ((InputEvent) -> Void)?
  package var onBufferAvailable: (() -> Void)?

  // What the events so far said; see X11Window+Events.
  var isMapped = false
  var wasMapped = false
  var isObscured = false
  /// Whether the window manager says that it is hidden though it is mapped; see X11Window+State.
  var isHidden = false
  /// Whether it has the keyboard; nil until somebody gives it that, which only window managers do.
  var hasFocus: Bool?
  var watchesState = false
  var isPointerInside = false
  var heldButtons: UInt32 = 0
  var heldKeys = HeldKeys()
  var watchesPointing = false
  var textInput: X11TextInput?
  var pendingMove: PointerEvent?
  var isResizePending = false
  /// Whether a window manager has put it into a frame.
  var isFramed = false
  /// Where the content was on the screen when the server last said so; nil: it never did.
  var toldOrigin: PixelPoint?
  var exposed: [PixelRect] = []
  /// The first request that put the newest frame whole.
  var wholeSince: UInt = 0
  var frameSync: FrameSync
  var drag: FileDrag?
  /// The launch that ends when the window comes onto the screen.
  var startup: String?

  // The frames; see X11Window+Presenting.
  var ring = BufferRing(count: 3)
  var slots: [BufferSlot]
  var shownSize: PixelSize?
  var isWaitingForBuffer = false
  /// No buffer of that size could be had; other sizes are tried.
  var sizeWithoutMemory: PixelSize?
  /// Whether buffers that are read are larger than the window at rest needs.
  var awaitsFit = false
  /// Says when the next frame may be begun and when it will be seen; see X11Window+Pacing.
  package internal(set) var pacer = FramePacer()
  var watchesPictures = false
  /// Counts what the screen was asked for.
  var askedPictures: UInt32 = 0
  /// The buffers that the server has read when the screen begins the picture of that number, oldest
  /// first.
  var readings: [(slot: Int, picture: UInt32)] = []
  var lastPicture: ScreenPicture?
  /// Whether the content moves by itself: frames then keep the screen's pace, with a buffer more.
  /// Default: false.
  package var isAnimating = false {
    didSet { if isAnimating != oldValue { animationChanged() } }
  }
  /// Counts losses of track of who reads what: completions from before are ignored.
  var epoch = 0

  private var isClosed = false
  private var cursors: [Windowing.Cursor: UInt] = [:]

  /// Makes a window; ``show()`` puts it on the screen.
  ///
  /// `origin`: where its content stands on the screen; nil leaves that to the window manager.
  /// `minimumSize`: the smallest the person can make it.
  package init(
    _ connection: X11Connection, size: PixelSize, title: String, origin: PixelPoint? = nil,
    minimumSize: PixelSize = PixelSize(width: 1, height: 1)
  ) throws(X11Error) {
    guard size.isWithinLimit else { throw .sizeOutOfBounds(size) }
    self.connection = connection
    self.size = size
    self.title = title
    identifier = Self.create(connection, size, at: origin ?? PixelPoint(x: 0, y: 0))
    unsafe context = Self.createContext(connection, identifier)
    slots = Array(repeating: BufferSlot(), count: ring.count)
    frameSync = FrameSync(connection)
    limitBuffers()
    connection.add(self)
    describe(minimumSize: minimumSize, origin: origin)
  }

  private static func create(
    _ connection: X11Connection, _ size: PixelSize, at origin: PixelPoint
  ) -> UInt {
    var attributes = XSetWindowAttributes()
    // No background and pixels that stay at the top left: nothing flashes while resizing.
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = eventMask
    unsafe attributes.colormap = XCreateColormap(
      connection.display, connection.root, connection.format.visual, AllocNone)
    let mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask | CWColormap
    return unsafe XCreateWindow(
      connection.display, connection.root, Int32(clamping: origin.x), Int32(clamping: origin.y),
      UInt32(size.width), UInt32(size.height), 0,
      Int32(connection.format.depth), UInt32(InputOutput), connection.format.visual,
      UInt(mask), &attributes)
  }

  static let eventMask =
    KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | EnterWindowMask
    | LeaveWindowMask | PointerMotionMask | ExposureMask | VisibilityChangeMask
    | StructureNotifyMask | FocusChangeMask | KeymapStateMask

  private static func createContext(_ connection: X11Connection, _ window: UInt) -> GC {
    var values = XGCValues()
    values.graphics_exposures = 0
    guard
      let context = unsafe XCreateGC(
        connection.display, window, UInt(GCGraphicsExposures), &values)
    else { preconditionFailure("Xlib is out of memory") }
    return unsafe context
  }

  /// The title, any characters.
  package var title: String {
    didSet { setTitle() }
  }

  /// Gives the window an icon: the same picture in several sizes, square. They are large: best sent
  /// when there is something to see.
  package func setIcon(_ pictures: [PixelBuffer]) {
    guard isUsable else { return }
    setProperty(.icon, type: UInt(XA_CARDINAL), longs: pictures.flatMap(IconPixels.longs))
    connection.flush()
  }

  /// The pointer's shape over the window. Default: nil, the desktop's.
  package var cursor: Windowing.Cursor? {
    didSet { if cursor != oldValue { setCursor() } }
  }

  /// Whether ``InputEvent/textEntered(_:)`` is wanted, as where a text field has the focus: keys
  /// then go through the desktop's input method first. Default: false.
  package var takesText = false {
    didSet { textWishChanged() }
  }

  /// Puts the window on the screen.
  package func show() {
    guard isUsable else { return }
    unsafe XMapWindow(connection.display, identifier)
    connection.flush()
  }

  /// Asks the window manager for another size; ``InputEvent/resized(_:)`` comes when it agrees.
  package func resize(to size: PixelSize) {
    guard isUsable, !size.isEmpty else { return }
    unsafe XResizeWindow(
      connection.display, identifier, UInt32(min(size.width, PixelSize.maximumSide)),
      UInt32(min(size.height, PixelSize.maximumSide)))
    connection.flush()
  }

  /// Whether any pixel of it can be seen, as far as the server tells.
  package var isVisible: Bool { isMapped && !isObscured && !isHidden }

  /// Whether frames are of use: before the window is first on the screen, and while it can be seen.
  package var awaitsFrames: Bool { isUsable && (!wasMapped || isVisible) }

  var isUsable: Bool { !isClosed && !connection.isLost }

  /// Takes the window off the server and gives its memory back. Doing it twice does nothing.
  package func close() {
    guard !isClosed else { return }
    connection.remove(self)
    if !connection.isLost {
      releaseSurfaces()
      frameSync.release(connection)
      textInput?.close()
      for cursor in cursors.values { unsafe XFreeCursor(connection.display, cursor) }
      unsafe XFreeGC(connection.display, context)
      unsafe XDestroyWindow(connection.display, identifier)
      connection.synchronize()
    }
    isClosed = true
    slots = Array(repeating: BufferSlot(), count: ring.count)
  }

  private func setCursor() {
    guard isUsable, let cursor else { return }
    let display = unsafe connection.display
    let known =
      unsafe cursors[cursor] ?? X11CursorTheme.load(cursor, display, scale: connection.scale)
    cursors[cursor] = known
    unsafe XDefineCursor(display, identifier, known)
    connection.flush()
  }

  /// Another scale wants cursors of another size.
  func renewCursors() {
    for cursor in cursors.values { unsafe XFreeCursor(connection.display, cursor) }
    cursors = [:]
    setCursor()
  }
}
