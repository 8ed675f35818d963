// Which of a presenter's buffers is next, how old it is, and which are still being read.

/// The bookkeeping of a presenter's buffers, without their pixels.
///
/// The buffer that was presented last is what is shown again when a part of the window is uncovered. It
/// is handed out only where ``drawsOverFront`` says so, or where there is no other one.
package struct BufferRing: Sendable {
  private struct Slot {
    /// The frame it was presented as; nil when its content is undefined.
    var frame: Int?
    /// How many times it is still being read.
    var readers = 0

    /// Whether its memory is of use to anybody.
    var isUsed: Bool { frame != nil || readers > 0 }
  }

  private var slots: [Slot]
  private var frames = 0
  /// The slot handed out and not presented yet.
  package private(set) var acquired: Int?
  /// The slot presented last.
  package private(set) var front: Int?
  /// How many slots may be in use. Default: all.
  package var limit: Int
  /// Whether the front slot is handed out as soon as nobody reads it: what a frame did not change is in
  /// it already, and no memory but this is used while readers keep up. Default: false.
  package var drawsOverFront = false

  /// `count` buffers, at least 1, all undefined.
  package init(count: Int) {
    precondition(count >= 1, "a presenter needs a buffer, not \(count)")
    slots = Array(repeating: Slot(), count: count)
    limit = count
  }

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

  /// Whether nobody needs the slot's memory.
  package func isUnused(_ slot: Int) -> Bool { !slots[slot].isUsed && slot != acquired }

  /// Whether the slot is neither shown, nor read, nor drawn in.
  package func isSpare(_ slot: Int) -> Bool {
    slots[slot].readers == 0 && slot != front && slot != acquired
  }

  /// Gives up content until no more than ``limit`` slots are in use, as far as nobody reads it.
  package mutating func shrink() {
    while usedCount > limit,
      let oldest = slots.indices.filter({ isFree($0) && $0 != acquired && slots[$0].frame != nil })
        .min(by: { (slots[$0].frame ?? 0) < (slots[$1].frame ?? 0) })
    {
      slots[oldest].frame = nil
    }
  }

  /// As ``BackBuffer/age``.
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

  /// Somebody starts to read the slot.
  package mutating func beginReading(_ slot: Int) { slots[slot].readers += 1 }

  /// Somebody has read the slot. More ends than beginnings are ignored.
  package mutating func endReading(_ slot: Int) {
    slots[slot].readers = max(0, slots[slot].readers - 1)
  }

  /// Whether anybody reads the slot.
  package func isRead(_ slot: Int) -> Bool { slots[slot].readers > 0 }

  /// How many slots are being read.
  package var readCount: Int { slots.count { $0.readers > 0 } }

  /// Whether anybody reads any slot.
  package var isAnyRead: Bool { readCount > 0 }

  /// Nobody reads anything any more.
  package mutating func endAllReading() {
    for index in slots.indices { slots[index].readers = 0 }
  }

  /// The slot's content is lost; it is still read by whoever reads it.
  package mutating func invalidate(_ slot: Int) {
    slots[slot].frame = nil
  }
}
