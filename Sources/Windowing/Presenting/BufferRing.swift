// The bookkeeping of a presenter's buffers: the next one, its age, and those that are being read.

/// The bookkeeping of a presenter's buffers, without their pixels.
///
/// The buffer that was presented last is shown again when a part of the window is uncovered. It
/// is handed out only where ``drawsOverFront`` says so, or where there is no other one.
package struct BufferRing: Sendable {
  private struct Slot {
    /// The frame it was presented as; nil when its content is undefined.
    var frame: Int?
    /// The number of readers.
    var readers = 0

    /// Whether its memory is in use.
    var isUsed: Bool { frame != nil || readers > 0 }
  }

  private var slots: [Slot]
  private var frames = 0
  /// The slot handed out and not presented yet.
  package private(set) var acquired: Int?
  /// The slot presented last.
  package private(set) var front: Int?
  /// The most slots that may be in use. Default: all.
  package var limit: Int
  /// Whether the front slot is handed out as soon as it has no readers: it holds the pixels that a
  /// frame does not change, and no other memory is used while readers keep up. Default: false.
  package var drawsOverFront = false

  /// `count` buffers, at least 1, all undefined.
  package init(count: Int) {
    precondition(count >= 1, "a presenter needs a buffer, not \(count)")
    slots = Array(repeating: Slot(), count: count)
    limit = count
  }

  /// The number of slots.
  package var count: Int { slots.count }

  /// The slot to draw in: the one handed out already, else the free one with the newest content.
  package mutating func acquire() -> Int? {
    if let acquired { return acquired }
    for index in slots.indices where isFree(index) {
      let newest = acquired.flatMap { slots[$0].frame } ?? -1
      if acquired == nil || (slots[index].frame ?? -1) >= newest { acquired = index }
    }
    return acquired
  }

  /// Whether ``acquire()`` would give a slot.
  package var hasFreeSlot: Bool { acquired != nil || slots.indices.contains(where: isFree) }

  private func isFree(_ index: Int) -> Bool {
    slots[index].readers == 0 && (index != front || drawsOverFront || limit == 1)
      && (slots[index].isUsed || usedCount < limit)
  }

  private var usedCount: Int { slots.count(where: \.isUsed) }

  /// Whether the slot's memory may be freed.
  package func isUnused(_ slot: Int) -> Bool { !slots[slot].isUsed && slot != acquired }

  /// Whether the slot is neither shown, nor read, nor drawn in.
  package func isSpare(_ slot: Int) -> Bool {
    slots[slot].readers == 0 && slot != front && slot != acquired
  }

  /// Makes content undefined, the oldest first, until no more than ``limit`` slots are in use;
  /// slots with readers stay.
  package mutating func shrink() {
    while usedCount > limit,
      let oldest = slots.indices.filter({ isFree($0) && $0 != acquired && slots[$0].frame != nil })
        .min(by: { (slots[$0].frame ?? 0) < (slots[$1].frame ?? 0) })
    {
      slots[oldest].frame = nil
    }
  }

  /// Returns the age of a slot, as ``BackBuffer/age``.
  package func age(of slot: Int) -> Int {
    guard let frame = slots[slot].frame else { return 0 }
    return frames - frame + 1
  }

  /// The acquired slot becomes the front one, holding the newest frame.
  package mutating func present(_ slot: Int) {
    precondition(slot == acquired, "buffer \(slot) is presented without being acquired")
    frames += 1
    slots[slot].frame = frames
    front = slot
    acquired = nil
  }

  /// Adds a reader to the slot.
  package mutating func beginReading(_ slot: Int) { slots[slot].readers += 1 }

  /// Removes a reader from the slot; without readers it does nothing.
  package mutating func endReading(_ slot: Int) {
    slots[slot].readers = max(0, slots[slot].readers - 1)
  }

  /// Whether the slot is being read.
  package func isRead(_ slot: Int) -> Bool { slots[slot].readers > 0 }

  /// The number of slots that are being read.
  package var readCount: Int { slots.count { $0.readers > 0 } }

  /// Whether any slot is being read.
  package var isAnyRead: Bool { readCount > 0 }

  /// Ends all reading.
  package mutating func endAllReading() {
    for index in slots.indices { slots[index].readers = 0 }
  }

  /// Makes the slot's content undefined; its readers stay.
  package mutating func invalidate(_ slot: Int) {
    slots[slot].frame = nil
  }
}
