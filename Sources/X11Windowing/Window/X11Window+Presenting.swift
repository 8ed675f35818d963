// Frames: buffers lent, pixels put, completions counted.

internal import CXlib
package import Windowing

/// One of a window's buffers.
struct BufferSlot {
  var surface: X11Surface?
  /// The surface's part that the last frame in it used.
  var pixels: PixelBuffer?
}

extension X11Window {
  package func acquire() -> BackBuffer? {
    connection.retrySharedMemory()
    guard awaitsFrames, mayDraw, let slot = ring.acquire() else {
      isWaitingForBuffer = true
      return nil
    }
    isWaitingForBuffer = false
    if let pixels = slots[slot].pixels, pixels.bounds == size.bounds, isShareable(slot) {
      return BackBuffer(pixels: pixels, age: ring.age(of: slot), slot: slot)
    }
    ring.invalidate(slot)
    guard let pixels = surface(slot)?.pixels(size) else {
      sizeWithoutMemory = size
      return nil
    }
    slots[slot].pixels = pixels
    return BackBuffer(pixels: pixels, age: 0, slot: slot)
  }

  /// The slot's surface, another one where the old is too small or far too large; nil where there is no
  /// memory for it.
  private func surface(_ slot: Int) -> X11Surface? {
    let old = slots[slot].surface
    let capacity = SurfaceCapacity.next(for: size, old: old?.capacity)
    if let old, old.capacity == capacity, isShareable(slot) { return old }
    replaceSurface(of: slot, with: BufferSlot())
    slots[slot].surface = X11Surface.make(connection, capacity: capacity)
    return slots[slot].surface
  }

  /// False where the slot's memory is ours alone though it could be the server's too.
  private func isShareable(_ slot: Int) -> Bool {
    slots[slot].surface?.segment?.isAttached == true || !connection.usesSharedMemory
  }

  package func present(_ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp) {
    let old = ring.front.flatMap { slots[$0].pixels }
    ring.present(buffer.slot)
    guard isUsable else { return }
    let frame = PixelSize(width: buffer.pixels.width, height: buffer.pixels.height)
    let isWhole = frame != shownSize
    if isWhole { wholeSince = unsafe XNextRequest(connection.display) }
    let isSized = frame == size
    let isHurried = pacer.isHurried(at: MonotonicTime.now)
    shownSize = frame
    frameSync.frameBegins(connection, isSized: isSized, isCounted: countsFrames)
    put(
      isWhole ? [frame.bounds] : damage.clipped(to: frame.bounds).coalesced(), of: buffer.slot,
      since: isWhole ? nil : old, thenAsksForPicture: asksForPictures)
    publish(stamp, frame)
    frameSync.frameEnds(connection, isSized: isSized, isHurried: isHurried)
    paceFrame()
    connection.flush()
  }

  /// Sent behind the pixels on the same connection: the server has shown them when it sets this.
  private func publish(_ stamp: FrameStamp, _ frame: PixelSize) {
    let values = [
      stamp.serial, stamp.timeMicroseconds, stamp.zoomThousandths, frame.width, frame.height,
    ]
    let longs = values.map { UInt(UInt32(truncatingIfNeeded: $0)) }
    setProperty(.frame, type: UInt(XA_CARDINAL), longs: longs)
  }

  /// Puts the rectangles and asks to be told when the server has read the last one, unless a
  /// picture of the screen is asked for behind them, which tells it too: one event and one waking
  /// less for each frame. `old`: the frame that the window shows, of the same size; through the
  /// connection only what differs from it is sent.
  private func put(
    _ rects: [PixelRect], of slot: Int, since old: PixelBuffer? = nil,
    thenAsksForPicture: Bool = false
  ) {
    guard let surface = slots[slot].surface, !rects.isEmpty else { return }
    ring.beginReading(slot)
    for rect in rects { surface.convert(rect) }
    if surface.segment?.isAttached == true {
      if thenAsksForPicture { readings.append((slot, askedPictures &+ 1)) }
      for (index, rect) in rects.enumerated() {
        let isLast = index == rects.count - 1
        putShared(rect, surface, asksCompletion: isLast && !thenAsksForPicture)
      }
    } else {
      let changes = old.flatMap { slots[slot].pixels?.changes(since: $0, in: rects) } ?? rects
      for rect in changes { putInBands(rect, surface) }
      askForMessage(slot)
    }
  }

  private func putShared(_ rect: PixelRect, _ surface: X11Surface, asksCompletion: Bool) {
    unsafe XShmPutImage(
      connection.display, identifier, context, surface.image, Int32(rect.x), Int32(rect.y),
      Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height),
      asksCompletion ? 1 : 0)
  }

  private func putInBands(_ rect: PixelRect, _ surface: X11Surface) {
    let headerBytes = 64
    let rows = max(
      1,
      (connection.maximumRequestBytes - headerBytes) / (rect.width * connection.format.layout.bytes)
    )
    for y in stride(from: rect.y, to: rect.maxY, by: rows) {
      unsafe XPutImage(
        connection.display, identifier, context, surface.image, Int32(rect.x), Int32(y),
        Int32(rect.x), Int32(y), UInt32(rect.width), UInt32(min(rows, rect.maxY - y)))
    }
  }

  /// The screen began the picture of that number: what was put before it was asked for is read.
  func finishReadings(picture: UInt32) {
    while let oldest = readings.first, Int32(bitPattern: picture &- oldest.picture) >= 0 {
      readings.removeFirst()
      finishReading(oldest.slot)
    }
  }

  /// Pictures will not tell any more what was read: messages do.
  func askForReadings() {
    for reading in readings { askForMessage(reading.slot) }
    readings = []
  }

  /// A message to ourselves comes back when the server has worked off what is before it: frames
  /// keep the connection's pace without waiting in a round trip.
  private func askForMessage(_ slot: Int) {
    send(.putDone, to: identifier, [slot, epoch, 0, 0, 0])
  }

  func putDone(slot: Int, epoch: Int) {
    guard epoch == self.epoch, slots.indices.contains(slot) else { return }
    finishReading(slot)
  }

  /// A completion event of a segment; those of segments given back are nobody's.
  func putDone(segment: UInt) {
    guard
      let slot = slots.firstIndex(where: {
        $0.surface?.segment.map { $0.isAttached && $0.identifier == segment } ?? false
      })
    else { return }
    finishReading(slot)
  }

  private func finishReading(_ slot: Int) {
    ring.endReading(slot)
    if awaitsFit { fitMemory() } else if !isAnimating { releaseSurplus() }
    announceBuffer()
  }

  /// Whether ``acquire()`` would give a buffer.
  package var hasBuffer: Bool { awaitsFrames && mayDraw && ring.hasFreeSlot }

  /// Through the connection a frame is begun when the server has worked off the one before: as
  /// many come as the way there and back allows, whatever the screen's pace.
  private var mayDraw: Bool {
    size != sizeWithoutMemory
      && (connection.usesSharedMemory || ring.acquired != nil || !ring.isAnyRead)
  }

  /// A window whose content moves has a third buffer, so that no frame waits for the server to
  /// read. Through the connection that would only put frames ahead of each other.
  func animationChanged() {
    limitBuffers()
    watchState()
    if isAnimating { adoptPace() } else { releaseSurplus() }
  }

  /// Through the connection the frame that is shown tells what of the next one to send: it is not drawn
  /// over.
  func limitBuffers() {
    ring.limit = isAnimating && connection.usesSharedMemory ? 3 : 2
    ring.drawsOverFront = connection.usesSharedMemory
  }

  /// Gives the memory back of buffers beyond the limit, and of those that no frame of the present size
  /// would be drawn in.
  private func releaseSurplus() {
    ring.shrink()
    for slot in slots.indices where !fits(slot) && ring.isSpare(slot) { ring.invalidate(slot) }
    releaseUnused()
  }

  private func releaseUnused() {
    let unused = slots.indices.filter { slots[$0].surface != nil && ring.isUnused($0) }
    guard !unused.isEmpty else { return }
    for slot in unused { replaceSurface(of: slot, with: BufferSlot()) }
    // The server holds a segment until it hears of this, and nothing else may follow.
    connection.flush()
  }

  private func replaceSurface(of slot: Int, with new: BufferSlot) {
    slots[slot].surface?.segment?.detach(from: connection)
    slots[slot] = new
  }

  /// Gives the memory back that frames of other sizes took: all buffers but the one that is shown, which
  /// is made to measure; what the server still reads follows when it has. For when the person has let
  /// go of the window's edge.
  package func fitMemory() {
    guard isUsable else { return }
    for slot in slots.indices where ring.isSpare(slot) { ring.invalidate(slot) }
    releaseUnused()
    let capacity = SurfaceCapacity.next(for: size, old: nil)
    fitFront(capacity)
    awaitsFit = ring.isAnyRead && capacities.contains { $0 != capacity }
  }

  /// Copies what is shown into a buffer of that capacity, as far as nobody reads or draws it.
  private func fitFront(_ capacity: PixelSize) {
    guard let front = ring.front, front != ring.acquired, !ring.isRead(front),
      let old = slots[front].pixels, old.bounds == size.bounds,
      slots[front].surface?.capacity != capacity || !isShareable(front),
      let surface = try? X11Surface.attempt(connection, capacity: capacity)
    else { return }
    let new = surface.pixels(size)
    new.copy(size.bounds, from: old)
    replaceSurface(of: front, with: BufferSlot(surface: surface, pixels: new))
    connection.flush()
  }

  /// Whether a frame of the present size would be drawn in the slot's surface.
  private func fits(_ slot: Int) -> Bool {
    guard let capacity = slots[slot].surface?.capacity else { return true }
    return isShareable(slot) && SurfaceCapacity.next(for: size, old: capacity) == capacity
  }

  /// Tells who waits for a buffer when there is one.
  func announceBuffer() {
    guard isWaitingForBuffer, hasBuffer else { return }
    isWaitingForBuffer = false
    onBufferAvailable?()
  }

  /// Shows parts of the last frame again; parts beyond it wait for the next.
  func restore(_ rects: [PixelRect]) {
    guard let front = ring.front, let pixels = slots[front].pixels else { return }
    put(rects.clipped(to: pixels.bounds).coalesced(), of: front)
    connection.flush()
  }

  /// Completions will not come any more, and what the server has of segments is not known: their memory is
  /// ours alone from now on. What is on the screen may be wrong: show it again.
  func sharedMemoryFailed() {
    _ = connection.faults { releaseSurfaces() }
    epoch += 1
    readings = []
    ring.endAllReading()
    limitBuffers()
    if let shownSize { restore([shownSize.bounds]) }
    announceBuffer()
  }

  /// The next frames lie in segments again; what is shown stays where it is until then.
  func sharedMemoryReturned() { limitBuffers() }

  /// How the window stores its pixels.
  package var layout: PixelLayout { connection.format.layout }

  /// Whether the server has yet to read a frame.
  package var isBeingRead: Bool { ring.isAnyRead }

  /// Whether a frame waits behind the one that the server reads next: one ahead is enough for what moves
  /// by itself. What a person does may take the third buffer.
  package var isAhead: Bool { ring.readCount > 1 }

  /// The server's numbers of the segments that frames lie in; empty without shared memory.
  package var segmentIdentifiers: [UInt] {
    slots.compactMap { $0.surface?.segment }.filter(\.isAttached).map(\.identifier)
  }

  /// How large a frame can be in each of the buffers that take memory.
  package var capacities: [PixelSize] { slots.compactMap { $0.surface?.capacity } }

  /// The server lets go of all segments.
  func releaseSurfaces() {
    for slot in slots { slot.surface?.segment?.detach(from: connection) }
  }
}
