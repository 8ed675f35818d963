// The buffers of a window: lent, put, read by the server, given back.

internal import CXlib
internal import Windowing

/// A window's buffers, from being lent to the renderer until the server has read them.
///
/// There are up to two of them, up to three while the content animates; each is made when the server still
/// reads those there are. Frames go through shared memory or over the connection: see ``X11Surface``.
///
/// The server tells that it has read a buffer by one of three events: a completion of MIT-SHM, the screen's
/// next picture where one is asked for behind the put, or a message that this program sends itself behind a
/// put over the connection.
///
/// Calls into ``X11SharedMemory`` may come back as ``sharedMemoryFailed()``: nothing is held across them.
///
/// *Memory safety.* The graphics context lives from `init` to ``close()``.
@safe
final class X11FrameQueue {
  private struct Slot {
    var surface: X11Surface?
    /// The surface's part that the last frame in it used.
    var pixels: PixelBuffer?
  }

  private let window: X11WindowHandle
  private let format: X11PixelFormat
  private let sharedMemory: X11SharedMemory
  private let context: GC
  private var ring = BufferRing(count: 3)
  private var slots: [Slot]
  /// The size of the next frame, in pixels.
  private var nextSize: PixelSize
  /// The size of the frame that was put last.
  private var shownSize: PixelSize?
  private var isAnimating = false
  private var isWaitingForBuffer = false
  /// A size that no buffer could be had for; other sizes are tried.
  private var sizeWithoutMemory: PixelSize?
  /// Whether buffers that are still read are larger than ``fitMemory()`` leaves them.
  private var isFitPending = false
  /// The buffers that the server has read when the screen begins the picture of that number, oldest first.
  private var pictureReads: [(slot: Int, picture: UInt32)] = []
  /// Counts losses of track of who reads what: messages from before are ignored.
  private var epoch = 0
  /// Parts of the window to be shown again.
  private var exposed: [PixelRect] = []
  /// The first request that put the newest frame whole.
  private var firstWholeRequest: UInt = 0

  /// A queue without buffers for frames of `size` pixels.
  init(
    _ window: X11WindowHandle, format: X11PixelFormat, sharedMemory: X11SharedMemory,
    size: PixelSize
  ) {
    self.window = window
    self.format = format
    self.sharedMemory = sharedMemory
    nextSize = size
    slots = Array(repeating: Slot(), count: ring.count)
    var values = XGCValues()
    values.graphics_exposures = 0
    // SAFETY: the display is open; `close()` frees the context.
    guard
      let context = unsafe XCreateGC(
        window.display.pointer, window.identifier, UInt(GCGraphicsExposures), &values)
    else { preconditionFailure("Xlib is out of memory") }
    unsafe self.context = context
    limitBuffers()
  }

  /// Gives all memory back. No frame is acquired or put after this.
  func close() {
    if !window.display.isLost {
      detachAll()
      // SAFETY: the display is open, and no request is made with the context after this.
      unsafe XFreeGC(window.display.pointer, context)
    }
    slots = Array(repeating: Slot(), count: ring.count)
  }
}

// MARK: - Sizes

extension X11FrameQueue {
  /// The size of the next frame, in pixels.
  var size: PixelSize { nextSize }

  /// Whether the frame that was put last has the size of the next one.
  var showsNewestSize: Bool { nextSize == shownSize }

  /// Changes the size of the next frame.
  func resize(to size: PixelSize) {
    nextSize = size
    isFitPending = false
  }

  /// How large a frame can be in each of the buffers that take memory.
  var capacities: [PixelSize] { slots.compactMap { $0.surface?.capacity } }

  /// Allows a third buffer while the content animates, so that no frame waits for the server to read. Over
  /// the connection that would only put frames ahead of each other.
  func setAnimating(_ isAnimating: Bool) {
    self.isAnimating = isAnimating
    limitBuffers()
  }

  /// Over the connection the frame that is shown tells which pixels of the next one to send: it is not drawn
  /// over.
  private func limitBuffers() {
    ring.limit = isAnimating && sharedMemory.works ? 3 : 2
    ring.drawsOverFront = sharedMemory.works
  }
}

// MARK: - Lending

extension X11FrameQueue {
  /// A buffer for the next frame; nil while every buffer is read, or there is no memory. `isWanted`: false
  /// gives none. After nil, ``takeBufferAvailable(isWanted:)`` says when there is one.
  func acquire(isWanted: Bool) -> BackBuffer? {
    guard isWanted, mayDraw, let slot = ring.acquire() else {
      isWaitingForBuffer = true
      return nil
    }
    isWaitingForBuffer = false
    if let pixels = slots[slot].pixels, pixels.bounds == nextSize.bounds, usesBestTransport(slot) {
      return BackBuffer(pixels: pixels, age: ring.age(of: slot), slot: slot)
    }
    ring.invalidate(slot)
    guard let pixels = surface(slot)?.pixels(nextSize) else {
      sizeWithoutMemory = nextSize
      return nil
    }
    slots[slot].pixels = pixels
    return BackBuffer(pixels: pixels, age: 0, slot: slot)
  }

  /// Makes the buffer of the first frame. Another thread has the system give its pages.
  func prepareFirstBuffer() {
    guard let buffer = acquire(isWanted: true) else { return }
    slots[buffer.slot].surface?.populate()
  }

  /// Whether ``acquire(isWanted:)`` would give a buffer.
  var hasBuffer: Bool { mayDraw && ring.hasFreeSlot }

  /// Over the connection a frame is begun when the server has handled the one before: as many come as the
  /// round trip allows, whatever the screen's pace.
  private var mayDraw: Bool {
    nextSize != sizeWithoutMemory
      && (sharedMemory.works || ring.acquired != nil || !ring.isAnyRead)
  }

  /// Whether somebody waits for a buffer and there is one now. True once for each wait.
  func takeBufferAvailable(isWanted: Bool) -> Bool {
    guard isWaitingForBuffer, isWanted, hasBuffer else { return false }
    isWaitingForBuffer = false
    return true
  }

  /// The slot's surface, a new one where the old is too small or far too large; nil where there is no memory
  /// for it.
  private func surface(_ slot: Int) -> X11Surface? {
    let old = slots[slot].surface
    let capacity = SurfaceCapacity.next(for: nextSize, old: old?.capacity)
    if let old, old.capacity == capacity, usesBestTransport(slot) { return old }
    replace(slot, with: Slot())
    slots[slot].surface = X11Surface.make(
      window.display, format: format, sharedMemory: sharedMemory, capacity: capacity)
    return slots[slot].surface
  }

  /// False where the slot's frames go over the connection though shared memory works.
  private func usesBestTransport(_ slot: Int) -> Bool {
    slots[slot].surface?.isShared == true || !sharedMemory.works
  }

  private func replace(_ slot: Int, with new: Slot) {
    slots[slot].surface?.detach()
    slots[slot] = new
  }
}

// MARK: - Putting

extension X11FrameQueue {
  /// Takes a buffer back that cannot be shown, because the window is gone.
  func discard(_ buffer: BackBuffer) { ring.present(buffer.slot) }

  /// Puts a frame and sets the property `_VITRINE_FRAME` behind it.
  ///
  /// `damage`: the pixels that differ from the frame before; a frame of another size is put whole.
  /// `nextPicture`: the number of the screen's picture that will be asked for behind the frame, which then
  /// tells that the frame is read: one event less for each frame. Nil: none will be.
  func present(
    _ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp, nextPicture: UInt32?
  ) {
    let old = ring.front.flatMap { slots[$0].pixels }
    ring.present(buffer.slot)
    let frame = PixelSize(width: buffer.pixels.width, height: buffer.pixels.height)
    let isWhole = frame != shownSize
    if isWhole { firstWholeRequest = window.display.nextRequest }
    shownSize = frame
    put(
      isWhole ? [frame.bounds] : damage.clipped(to: frame.bounds).coalesced(), of: buffer.slot,
      since: isWhole ? nil : old, nextPicture: nextPicture)
    publish(stamp, frame)
  }

  /// Sets the property that names the frame. It is handled behind the pixels: who sees it sees them.
  private func publish(_ stamp: FrameStamp, _ frame: PixelSize) {
    let values = [
      stamp.serial, stamp.timeMicroseconds, stamp.zoomThousandths, frame.width, frame.height,
    ]
    let longs = values.map { UInt(UInt32(truncatingIfNeeded: $0)) }
    window.setProperty(.frame, type: UInt(XA_CARDINAL), longs: longs)
  }

  /// Puts the rectangles and arranges for the event that tells that they are read. `old`: the frame that the
  /// window shows, of the same size; over the connection only pixels that differ from it are sent.
  private func put(
    _ rects: [PixelRect], of slot: Int, since old: PixelBuffer? = nil, nextPicture: UInt32? = nil
  ) {
    guard let surface = slots[slot].surface, !rects.isEmpty else { return }
    ring.beginReading(slot)
    for rect in rects { surface.convert(rect) }
    if surface.isShared {
      if let nextPicture { pictureReads.append((slot, nextPicture)) }
      for (index, rect) in rects.enumerated() {
        let isLast = index == rects.count - 1
        put(rect, surface, asksCompletion: isLast && nextPicture == nil)
      }
    } else {
      let changes = old.flatMap { slots[slot].pixels?.changes(since: $0, in: rects) } ?? rects
      for rect in changes { put(rect, surface, asksCompletion: false) }
      askForMessage(slot)
    }
  }

  private func put(_ rect: PixelRect, _ surface: X11Surface, asksCompletion: Bool) {
    // SAFETY: the context lives until `close()`.
    unsafe surface.put(
      rect, into: window.identifier, context: context, asksCompletion: asksCompletion)
  }
}

// MARK: - Exposures

extension X11FrameQueue {
  /// Remembers a part of the window that was uncovered. `serial`: the last request that the server handled
  /// before; parts from before the newest whole frame are shown by that.
  func expose(_ rect: PixelRect, serial: UInt) {
    guard serial >= firstWholeRequest else { return }
    exposed.append(rect)
    exposed.coalesce()
  }

  /// Puts the uncovered parts out of the last frame; parts beyond it wait for the next.
  func restoreExposed() {
    guard !exposed.isEmpty else { return }
    let rects = exposed
    exposed = []
    restore(rects)
  }

  private func restore(_ rects: [PixelRect]) {
    guard let front = ring.front, let pixels = slots[front].pixels else { return }
    put(rects.clipped(to: pixels.bounds).coalesced(), of: front)
    window.display.flush()
  }
}

// MARK: - Reading by the server

extension X11FrameQueue {
  /// Whether the server has yet to read a frame.
  var isBeingRead: Bool { ring.isAnyRead }

  /// Whether a frame waits behind the one that the server reads next.
  var isAhead: Bool { ring.readCount > 1 }

  /// The server's numbers of the segments that frames lie in; empty without shared memory.
  var segmentIdentifiers: [UInt] { slots.compactMap { $0.surface?.segmentIdentifier } }

  /// A picture of the screen began: frames put before it was asked for are read.
  func pictureBegan(_ picture: UInt32) {
    while let oldest = pictureReads.first, Int32(bitPattern: picture &- oldest.picture) >= 0 {
      pictureReads.removeFirst()
      finishReading(oldest.slot)
    }
  }

  /// Asks for messages instead of pictures, which do not come.
  func expectNoPictures() {
    for read in pictureReads { askForMessage(read.slot) }
    pictureReads = []
  }

  /// Sends a message to ourselves, which comes back when the server has handled the requests before it:
  /// frames keep the connection's pace without waiting for a round trip.
  private func askForMessage(_ slot: Int) {
    window.send(.putDone, to: window.identifier, values: [slot, epoch, 0, 0, 0])
  }

  /// The message has come back. Its values may be anybody's.
  func messageReturned(slot: Int, epoch: Int) {
    guard epoch == self.epoch, slots.indices.contains(slot) else { return }
    finishReading(slot)
  }

  /// The server has read a put from a segment. Segments that were given back belong to no slot.
  func putCompleted(segment: UInt) {
    guard let slot = slots.firstIndex(where: { $0.surface?.segmentIdentifier == segment }) else {
      return
    }
    finishReading(slot)
  }

  private func finishReading(_ slot: Int) {
    ring.endReading(slot)
    if isFitPending { fitMemory() } else if !isAnimating { releaseSurplus() }
  }

  /// Shared memory failed: no completion will come, and nobody knows which segments the server still has.
  /// Their memory is ours alone from now on, and the last frame is shown again, as the screen may be wrong.
  func sharedMemoryFailed() {
    _ = window.display.faults { detachAll() }
    epoch += 1
    pictureReads = []
    ring.endAllReading()
    limitBuffers()
    if let shownSize { restore([shownSize.bounds]) }
  }

  /// Shared memory works again: the next frames lie in segments; the shown one stays where it is.
  func sharedMemoryReturned() { limitBuffers() }

  private func detachAll() {
    for slot in slots { slot.surface?.detach() }
  }
}

// MARK: - Giving memory back

extension X11FrameQueue {
  /// Gives the memory back of buffers beyond the limit, and of those too small or far too large for the next
  /// frame.
  func releaseSurplus() {
    ring.shrink()
    for slot in slots.indices where !fits(slot) && ring.isSpare(slot) { ring.invalidate(slot) }
    releaseUnused()
  }

  private func releaseUnused() {
    let unused = slots.indices.filter { slots[$0].surface != nil && ring.isUnused($0) }
    guard !unused.isEmpty else { return }
    for slot in unused { replace(slot, with: Slot()) }
    // The server holds a segment until this request, and nothing else may follow.
    window.display.flush()
  }

  /// Gives the memory back that frames of other sizes took: all buffers but the shown one, which is made to
  /// measure. Buffers that the server still reads follow when it has.
  func fitMemory() {
    for slot in slots.indices where ring.isSpare(slot) { ring.invalidate(slot) }
    releaseUnused()
    let capacity = SurfaceCapacity.next(for: nextSize, old: nil)
    fitFront(capacity)
    isFitPending = ring.isAnyRead && capacities.contains { $0 != capacity }
  }

  /// Copies the shown frame into a buffer of that capacity, unless somebody reads or draws it.
  private func fitFront(_ capacity: PixelSize) {
    guard let front = ring.front, front != ring.acquired, !ring.isRead(front),
      let old = slots[front].pixels, old.bounds == nextSize.bounds,
      slots[front].surface?.capacity != capacity || !usesBestTransport(front),
      let surface = try? X11Surface.attempt(
        window.display, format: format, isShared: sharedMemory.works, capacity: capacity)
    else { return }
    let new = surface.pixels(nextSize)
    new.copy(nextSize.bounds, from: old)
    replace(front, with: Slot(surface: surface, pixels: new))
    window.display.flush()
  }

  /// Whether the next frame would be drawn in the slot's surface.
  private func fits(_ slot: Int) -> Bool {
    guard let capacity = slots[slot].surface?.capacity else { return true }
    return usesBestTransport(slot)
      && SurfaceCapacity.next(for: nextSize, old: capacity) == capacity
  }
}
