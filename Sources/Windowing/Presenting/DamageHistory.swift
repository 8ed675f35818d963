// The damage of the last frames: the pixels that bring an older buffer up to date.

/// The damage of the last frames.
///
/// For each frame: draw the pixels of ``repaint(age:damage:in:reusing:)`` in the acquired buffer, then
/// ``record(_:)`` the frame's own damage, and present with the frame's own damage.
package struct DamageHistory: Sendable {
  /// Older buffers are drawn whole: no presenter has that many.
  private static let depth = 8

  /// Newest last.
  private var frames: [[PixelRect]] = []

  /// Makes an empty history.
  package init() {}

  /// Returns the pixels to draw in a buffer of `age` (as ``BackBuffer/age``) so that it holds the
  /// new frame, which differs from the one before by `damage`. At most 8 rectangles within `bounds`
  /// that do not overlap; nil means everything. The result takes the memory of `spare`.
  package func repaint(
    age: Int, damage: [PixelRect], in bounds: PixelRect, reusing spare: consuming [PixelRect] = []
  ) -> [PixelRect]? {
    let missed = age - 1
    guard missed >= 0, missed <= frames.count else { return nil }
    var rects = spare
    rects.removeAll(keepingCapacity: true)
    for frame in frames.suffix(missed) { rects.append(contentsOf: frame) }
    rects.append(contentsOf: damage)
    rects.clip(to: bounds)
    rects.coalesce()
    return rects
  }

  /// Remembers the damage of the frame that is presented.
  package mutating func record(_ damage: [PixelRect]) {
    var frame = frames.count < Self.depth ? [] : frames.removeFirst()
    frame.removeAll(keepingCapacity: true)
    frame.append(contentsOf: damage)
    frames.append(frame)
  }

  /// Forgets everything: the next frame's buffers count as undefined. Call it when the size
  /// changes.
  package mutating func reset() { frames.removeAll() }
}
