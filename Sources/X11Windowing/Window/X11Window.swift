// A window on an X server: made, shown, closed, and composed of its parts.

package import Windowing

/// A window that takes frames and reports events.
///
/// Frames go through shared memory that the renderer draws in, or over the connection: see
/// ``X11FrameQueue``. With each frame the property `_VITRINE_FRAME` (five 32-bit cardinals: serial, time in
/// µs, zoom × 1000, width, height) is set behind the pixels, so whoever sees it sees the frame too.
/// Uncovered parts are shown again from the last frame.
///
/// Each part has its own state and knows the server, and no other part. The window gives them the events that
/// are theirs and reports what they return.
///
/// Used from the connection's thread. Events come out of ``X11Connection/drain()``.
package final class X11Window: Presenter {
  private let connection: X11Connection
  private let handle: X11WindowHandle
  private let frames: X11FrameQueue
  private let pacing: X11FramePacing
  private let pointer: X11Pointer
  private let keyboard: X11Keyboard
  private let state: X11WindowState
  private let properties: X11WindowProperties
  private let dropTarget: X11DropTarget
  private var pending = PendingInput()
  private var isClosed = false

  /// Called for every event. Default: nil.
  package var onEvent: ((InputEvent) -> Void)?
  /// Called when a frame is free again, or the window can be seen again. Default: nil.
  package var onBufferAvailable: (() -> Void)?

  /// Makes a window; ``show()`` puts it on the screen.
  ///
  /// `size`: the content's in pixels, each side 1 … 16384; else the error is
  /// ``X11Error/sizeOutOfBounds(_:)``. `title`: any characters. `origin`: the content's place in pixels of the
  /// screen. Default: nil, the window manager's choice. `minimumSize`: the smallest size in pixels that the
  /// person can make it. Default: 1 × 1.
  package init(
    _ connection: X11Connection, size: PixelSize, title: String, origin: PixelPoint? = nil,
    minimumSize: PixelSize = PixelSize(width: 1, height: 1)
  ) throws(X11Error) {
    guard size.isWithinLimit else { throw .sizeOutOfBounds(size) }
    self.connection = connection
    handle = .create(
      connection.display, format: connection.format, size: size,
      origin: origin ?? PixelPoint(x: 0, y: 0))
    frames = X11FrameQueue(
      handle, format: connection.format, sharedMemory: connection.sharedMemory, size: size)
    pacing = X11FramePacing(handle, pace: connection.pace)
    pointer = X11Pointer(handle, devices: connection.devices)
    keyboard = X11Keyboard(handle, devices: connection.devices)
    state = X11WindowState(handle)
    properties = X11WindowProperties(handle, title: title)
    dropTarget = X11DropTarget(handle)
    connection.add(self)
    properties.describe(
      size: size, minimumSize: minimumSize, origin: origin, syncCounters: pacing.syncCounters)
    dropTarget.advertise()
  }

  /// Takes the window off the server and gives its memory back. Doing it twice does nothing.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    connection.remove(self)
    frames.close()
    if handle.isUsable {
      pacing.close()
      keyboard.close()
      pointer.close()
    }
    handle.destroy()
  }

  /// The server's number of the window (its XID).
  package var identifier: UInt { handle.identifier }
}

// MARK: - Window manager

extension X11Window {
  /// The title, any characters.
  package var title: String {
    get { properties.title }
    set { properties.setTitle(newValue) }
  }

  /// Sets the icon: the same picture in several sizes, square. They are large: best sent when there is
  /// something to see.
  package func setIcon(_ pictures: [PixelBuffer]) {
    if handle.isUsable { properties.setIcon(pictures) }
  }

  /// Names the launch that this window belongs to, by the value of `DESKTOP_STARTUP_ID`. Before ``show()``;
  /// the launch is over when the window is mapped.
  package func join(startup identifier: String) {
    if handle.isUsable, !identifier.isEmpty { properties.setStartup(identifier) }
  }

  /// Puts the window on the screen (`XMapWindow`).
  package func show() {
    if handle.isUsable { handle.map() }
  }

  /// Asks the window manager for another size in pixels; ``InputEvent/resized(_:)`` comes when it agrees.
  package func resize(to size: PixelSize) {
    if handle.isUsable, !size.isEmpty { handle.resize(to: SurfaceCapacity.drawn(size)) }
  }

  /// Asks the window manager to fill the screen with the window, or to end that
  /// (`_NET_WM_STATE_FULLSCREEN`). It answers with another size; without a window manager nothing happens.
  package func toggleFullScreen() {
    if handle.isUsable { state.toggleFullScreen() }
  }

  /// Whether it is full screen or maximised. One round trip; without a server, whether it was as large as the
  /// screen.
  package var fillsScreen: Bool {
    handle.isUsable ? state.fillsScreen : size == connection.screenSize
  }

  /// Whether a window manager looks after it, as far as the server tells. Without a server: false.
  package var isManaged: Bool {
    handle.isUsable && (state.hasFrame || connection.desktop.manager != nil)
  }

  /// The content's top left corner in pixels of the screen. One round trip; without a server the origin that
  /// it told last, or nil.
  package var origin: PixelPoint? { state.origin }

  /// Whether any pixel of it can be seen, as far as the server tells.
  package var isVisible: Bool { state.isVisible }
}

// MARK: - Input

extension X11Window {
  /// The cursor over the window. Default: nil, the desktop's.
  package var cursor: Windowing.Cursor? {
    get { pointer.cursor }
    set { pointer.setCursor(newValue, scale: connection.scale) }
  }

  /// Whether ``InputEvent/textEntered(_:)`` is wanted, as where a text field has the focus: keys
  /// then go through the desktop's input method first. Default: false.
  package var takesText: Bool {
    get { keyboard.takesText }
    set { keyboard.setTakesText(newValue) }
  }

  /// The lower end of the caret, in pixels from the window's upper left corner: input methods show what they compose
  /// there. Default: nil, wherever the method likes.
  package var caret: CGPoint? {
    get { keyboard.caret }
    set { keyboard.setCaret(newValue) }
  }

  /// Offers a text to other programs, in the place of the one copied before.
  package func copy(_ text: String) {
    if handle.isUsable { connection.clipboard.copy(text) }
  }

  /// Asks for the text that was copied last, in whatever program. ``InputEvent/textPasted(_:)`` brings it.
  package func paste() {
    guard handle.isUsable else { return }
    connection.clipboard.paste { [weak self] text in self?.report(.textPasted(text)) }
  }
}

// MARK: - Frames

extension X11Window {
  /// The content's size in pixels; changes before ``InputEvent/resized(_:)`` is reported.
  package var size: PixelSize { frames.size }

  /// Whether frames are of use: before the window is first on the screen, and while it can be seen.
  package var awaitsFrames: Bool { handle.isUsable && state.wantsFrames }

  /// Makes the buffer of the first frame before the frame is drawn. Another thread has the system give its pages.
  package func prepareFirstBuffer() { frames.prepareFirstBuffer() }

  /// Lends shared memory where it works, else memory that is sent over the connection; nil while no frame is of use.
  package func acquire() -> BackBuffer? {
    connection.sharedMemory.retry()
    return frames.acquire(isWanted: awaitsFrames)
  }

  /// Whether ``acquire()`` would give a buffer.
  package var hasBuffer: Bool { awaitsFrames && frames.hasBuffer }

  /// Puts the damage on the window and flushes. A buffer of another size than the window's is shown too.
  package func present(_ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp) {
    guard handle.isUsable else { return frames.discard(buffer) }
    let isSized = buffer.pixels.bounds == size.bounds
    pacing.frameBegins(isSized: isSized)
    frames.present(buffer, damage: damage, stamp: stamp, nextPicture: pacing.nextPicture)
    pacing.frameEnds(isSized: isSized)
    if pacing.missesTicks {
      // The tick would have told that frames are read.
      frames.expectNoPictures()
      pacing.giveUpLateSource()
    }
    handle.display.flush()
  }

  /// Tells that a frame that was due changed no pixel and was not put: the next one is due with the screen's
  /// next picture.
  package func leaveOutFrame() { pacing.frameSkipped() }

  /// When the next frame may be begun and when it will be seen.
  package var pacer: FramePacer { pacing.pacer }

  /// Whether the content moves by itself: frames then keep the screen's pace, with a buffer more.
  /// Default: false.
  package var isAnimating: Bool {
    get { pacing.keepsPace }
    set { if newValue != isAnimating { setAnimating(newValue) } }
  }

  private func setAnimating(_ isAnimating: Bool) {
    frames.setAnimating(isAnimating)
    pacing.setAnimating(isAnimating)
    visibilityChanged(state.selectProperties(isAnimating: isAnimating))
    if !isAnimating { frames.releaseSurplus() }
  }

  /// Gives the memory back that frames of other sizes took: all buffers but the one that is shown, which
  /// is made to measure; buffers that the server still reads follow. For when the person has let go of the
  /// window's edge.
  package func fitMemory() {
    if handle.isUsable { frames.fitMemory() }
  }

  /// Whether the server has yet to read a frame.
  package var isBeingRead: Bool { frames.isBeingRead }

  /// Whether a frame waits behind the one that the server reads next: one ahead is enough for what moves
  /// by itself. Frames that answer a person may take the third buffer.
  package var isAhead: Bool { frames.isAhead }

  /// The layout of the window's pixels.
  package var layout: PixelLayout { connection.format.layout }

  /// The server's numbers of the segments that frames lie in; empty without shared memory.
  package var segmentIdentifiers: [UInt] { frames.segmentIdentifiers }

  /// How large a frame can be, in pixels, in each of the buffers that take memory.
  package var capacities: [PixelSize] { frames.capacities }

  /// Tells who waits for a buffer when there is one.
  private func announceBuffer() {
    if frames.takeBufferAvailable(isWanted: awaitsFrames) { onBufferAvailable?() }
  }
}

// MARK: - Events

extension X11Window {
  /// Reports an event after those gathered before it; movements and sizes are gathered themselves.
  private func report(_ event: InputEvent) {
    if pending.merge(event) { return }
    reportPending()
    onEvent?(event)
  }

  private func report(_ events: [InputEvent]) {
    for event in events { report(event) }
  }

  private func reportPending() {
    for event in pending.take() { onEvent?(event) }
  }

  private func visibilityChanged(_ event: InputEvent?) {
    guard let event else { return }
    report(event)
    announceBuffer()
  }

  private func keyChanged(_ key: X11KeyEvent) {
    if let event = keyboard.keyEvent(key) { report(event) }
    // After the report, which may have begun or ended taking text.
    if let text = keyboard.textEvent(key) { report(text) }
  }

  private func focusChanged(_ hasFocus: Bool) {
    visibilityChanged(state.focusChanged(hasFocus, isAnimating: isAnimating))
    report(keyboard.focusChanged(hasFocus))
  }

  private func configured(origin: PixelPoint, size: PixelSize, isSynthetic: Bool) {
    pacing.sizeArrived()
    state.configured(origin: origin, isSynthetic: isSynthetic)
    let newest = SurfaceCapacity.drawn(size)
    // A synthetic event tells where the window is; its size is the server's alone to tell.
    guard !isSynthetic, newest != self.size else { return }
    frames.resize(to: newest)
    report(.resized(newest))
  }

  private func received(_ message: X11ClientMessage) {
    switch message.kind {
    case handle.atom(.putDone):
      frames.messageReturned(slot: message.values[0], epoch: message.values[1])
      announceBuffer()
    case handle.atom(.frameDrawn), handle.atom(.frameTimings): pacing.handle(message)
    case handle.atom(.wmProtocols): windowManagerAsked(message)
    default: _ = dropTarget.handle(message)
    }
  }

  /// A message of `WM_PROTOCOLS`.
  private func windowManagerAsked(_ message: X11ClientMessage) {
    switch UInt(bitPattern: message.values[0]) {
    case handle.atom(.wmDeleteWindow): report(.closeRequested)
    case handle.atom(.ping): properties.answerPing(message)
    case handle.atom(.syncRequest): pacing.syncRequested(message)
    default: break
    }
  }
}

extension X11Window: X11EventTarget {
  var filtersEvents: Bool { keyboard.filtersEvents }

  func handle(_ event: X11Event) {
    switch event.kind {
    case .key(let key): keyChanged(key)
    case .button(let number, let isPress, let place):
      report(pointer.button(number, isPress: isPress, at: place))
    case .motion(let place): report(pointer.moved(place))
    case .crossing(let isInside, let place):
      if let event = pointer.crossed(isInside: isInside, at: place) { report(event) }
    case .focus(let hasFocus): focusChanged(hasFocus)
    case .exposed(let rect, let serial): frames.expose(rect, serial: serial)
    case .configured(_, let origin, let size, let isSynthetic):
      configured(origin: origin, size: size, isSynthetic: isSynthetic)
    case .reparented(let parent): state.reparented(to: parent)
    case .mapped:
      visibilityChanged(state.mapped())
      properties.finishStartup()
    case .unmapped: visibilityChanged(state.unmapped())
    case .obscured(let isObscured): visibilityChanged(state.obscured(isObscured))
    case .property(let property, _): visibilityChanged(state.propertyChanged(property))
    case .selectionArrived(let selection, let property):
      if let event = dropTarget.selectionArrived(selection, property: property) { report(event) }
    case .message(let message): received(message)
    case .putCompleted(let segment):
      frames.putCompleted(segment: segment)
      announceBuffer()
    case .destroyed: report(.closeRequested)
    case .selectionRequested, .selectionLost: break
    }
  }

  func handle(_ action: PointingAction) { report(pointer.handle(action)) }

  func keysAreDown(_ codes: Set<UInt32>, afterFocus: Bool) {
    report(keyboard.keysAreDown(codes, afterFocus: afterFocus))
  }

  func pictureBegan(_ picture: ScreenPicture) {
    frames.pictureBegan(picture.asked)
    pacing.pictureBegan(picture)
    announceBuffer()
  }

  func finishEvents() {
    reportPending()
    guard handle.isUsable else { return }
    // No frame will come to wait for: the size is shown already, or nobody sees it.
    if frames.showsNewestSize || !isVisible { pacing.answerSyncRequest() }
    frames.restoreExposed()
  }

  func scaleChanged(to scale: Double) {
    pointer.reloadCursors(scale: scale)
    report(.scaleChanged(scale))
  }

  func paceChanged() {
    pacing.paceChanged()
    onBufferAvailable?()
  }

  func sharedMemoryChanged(works: Bool) {
    if works { return frames.sharedMemoryReturned() }
    frames.sharedMemoryFailed()
    announceBuffer()
  }
}
