// A presenter without a window: for tests and headless frames.

/// Keeps frames in memory, with buffers that age like a window's.
///
/// It is as strict as a window: buffers of undefined content hold ``undefinedPixel``, and only
/// the damaged pixels of a frame reach ``screen``.
package final class MemoryPresenter: Presenter {
  /// The time at which a presented buffer is free again.
  package enum Completion: Hashable, Sendable {
    case immediate
    /// With ``MemoryPresenter/completeOldest()``.
    case deferred
  }

  /// Opaque magenta: nothing in the project draws it by chance.
  package static let undefinedPixel: UInt32 = 0xFFFF_00FF

  /// The size of the next frame; ``resize(to:)`` changes it.
  package private(set) var size: PixelSize
  /// The pixels that a person would see: the damaged parts of each frame, laid over each other.
  package private(set) var screen: PixelBuffer
  /// The stamps of all frames.
  package private(set) var stamps: [FrameStamp] = []
  /// The damage of all frames as it was put on the screen: within the frame, few, disjoint.
  package private(set) var damage: [[PixelRect]] = []
  /// Called by ``completeOldest()`` when ``acquire()`` had found no buffer free. Default: nil.
  package var onBufferAvailable: (() -> Void)?
  /// Hidden presenters lend no buffers. Default: true.
  package var isVisible = true

  /// Whether it shows and remembers frames; where it does not, it takes no memory for them.
  private let recordsFrames: Bool
  private let completion: Completion
  private var ring: BufferRing
  private var buffers: [PixelBuffer?]
  private var inFlight: [Int] = []
  private var isWaiting = false
  private var shownSize: PixelSize?

  /// Makes a presenter with `buffers` buffers of `size`.
  package init(
    size: PixelSize, buffers: Int = 2, completion: Completion = .immediate,
    recordsFrames: Bool = true
  ) {
    self.size = size
    self.recordsFrames = recordsFrames
    self.completion = completion
    ring = BufferRing(count: buffers)
    self.buffers = Array(repeating: nil, count: buffers)
    screen = Self.undefined(size)
  }

  /// Lends a buffer; nil while it is hidden, its size is empty, or every buffer is in flight.
  package func acquire() -> BackBuffer? {
    guard isVisible, !size.isEmpty, let slot = ring.acquire() else {
      isWaiting = true
      return nil
    }
    isWaiting = false
    if let buffer = buffers[slot], buffer.width == size.width, buffer.height == size.height {
      return BackBuffer(pixels: buffer, age: ring.age(of: slot), slot: slot)
    }
    ring.invalidate(slot)
    let buffer = Self.undefined(size)
    buffers[slot] = buffer
    return BackBuffer(pixels: buffer, age: 0, slot: slot)
  }

  /// Copies the damage to ``screen``; the buffer is free at once, or after ``completeOldest()``.
  package func present(_ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp) {
    ring.present(buffer.slot)
    if recordsFrames { record(buffer, damage: damage, stamp: stamp) }
    guard completion == .deferred else { return }
    ring.beginReading(buffer.slot)
    inFlight.append(buffer.slot)
  }

  private func record(_ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp) {
    let frame = PixelSize(width: buffer.pixels.width, height: buffer.pixels.height)
    let shown = frame == shownSize ? damage.clipped(to: frame.bounds).coalesced() : [frame.bounds]
    if frame != shownSize { screen = Self.undefined(frame) }
    shownSize = frame
    for rect in shown { screen.copy(rect, from: buffer.pixels) }
    stamps.append(stamp)
    self.damage.append(shown)
  }

  /// The buffers not free yet, oldest first.
  package var framesInFlight: Int { inFlight.count }

  /// Frees the buffer that was presented first, as a window's completion event does.
  package func completeOldest() {
    guard !inFlight.isEmpty else { return }
    ring.endReading(inFlight.removeFirst())
    announceBuffer()
  }

  /// Changes the size as a person would by dragging the window's edge.
  package func resize(to size: PixelSize) { self.size = size }

  private func announceBuffer() {
    guard isWaiting else { return }
    isWaiting = false
    onBufferAvailable?()
  }

  private static func undefined(_ size: PixelSize) -> PixelBuffer {
    let buffer = PixelBuffer(width: size.width, height: size.height)
    for y in 0..<size.height {
      // SAFETY: the row's memory is used within the closure alone, which fills exactly the row.
      unsafe buffer.withRow(y) { unsafe $0.update(repeating: undefinedPixel) }
    }
    return buffer
  }
}
