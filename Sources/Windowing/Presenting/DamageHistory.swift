// What the last frames changed, so that an older buffer is brought up to date by drawing only that.

/// The damage of the last frames.
///
/// For each frame: ask ``repaint(age:damage:in:)`` for what to draw in the acquired buffer, then
/// ``record(_:)`` the frame's own damage, and present with the frame's own damage.
package struct DamageHistory: Sendable {
  /// Older buffers are drawn whole: no presenter has that many.
  private static let depth = 8

  /// Newest last.
  private var frames: [[PixelRect]] = []

  package init() {}

  /// What to draw in a buffer of `age` (as ``BackBuffer/age``) so that it holds the new frame,
  /// which differs from the one before by `damage`. At most 8 rectangles within `bounds` that do
  /// not overlap; nil means everything.
  package func repaint(age: Int, damage: [PixelRect], in bounds: PixelRect) -> [PixelRect]? {
    let missed = age - 1
    guard missed >= 0, missed <= frames.count else { return nil }
    let rects = frames.suffix(missed).flatMap { $0 } + damage
    return rects.clipped(to: bounds).coalesced()
  }

  /// Remembers the damage of the frame that is presented.
  package mutating func record(_ damage: [PixelRect]) {
    frames.append(damage)
    if frames.count > Self.depth { frames.removeFirst() }
  }

  /// Forgets everything: the next frame's buffers count as undefined. Call it when the size
  /// changes.
  package mutating func reset() { frames.removeAll() }
}
