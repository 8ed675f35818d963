// The picture on the screen, and how older buffers come up to date with it.

internal import CoreGraphics
internal import Windowing

/// The picture that was presented last, the damage of the frames before, and memory for the next damage.
///
/// Rectangles of damage are handed back with `recycle(_:)`, so that a steady animation allocates
/// nothing.
struct ShownPicture {
  private var picture = Picture()
  private var history = DamageHistory()
  private var spareRects: [[PixelRect]] = []

  /// Whether the picture tints its damage, which the next frame takes away.
  var hasFlash: Bool { !picture.flash.isEmpty }

  /// Forgets the picture: the next frame is drawn whole.
  mutating func reset() {
    history.reset()
    picture = Picture()
  }

  /// Releases the memory for rectangles.
  mutating func releaseMemory() { spareRects = [] }

  /// Takes back the memory of rectangles that nothing needs any more.
  mutating func recycle(_ rects: [PixelRect]) { spareRects.append(rects) }

  /// Compares `next` with the picture on the screen.
  ///
  /// - Parameters:
  ///   - next: The picture of the next frame. It gets its damage as its flash, if that is flashed.
  ///   - output: Where the pictures are drawn.
  ///   - flashesDamage: Whether damage is tinted for one frame; the flash before is damage then.
  ///   - isWhole: Whether everything counts as damage.
  /// - Returns: The pixels that differ; nil for none.
  mutating func damage(
    of next: inout Picture, in output: StageOutput, flashesDamage: Bool, isWhole: Bool
  ) -> [PixelRect]? {
    var damage = contentDamage(of: next, in: output, isWhole: isWhole)
    if flashesDamage { next.flash = damage }
    damage.append(contentsOf: picture.flash)
    damage.append(contentsOf: next.flash)
    damage.clip(to: output.area)
    for index in damage.indices { damage[index] = output.changedPixels(damage[index]) }
    damage.coalesce()
    if !damage.isEmpty { return damage }
    recycle(damage)
    return nil
  }

  private mutating func contentDamage(
    of next: Picture, in output: StageOutput, isWhole: Bool
  ) -> [PixelRect] {
    guard let content = next.content, let before = picture.content, !isWhole else {
      return [output.area]
    }
    return content.damage(
      since: before, transform: output.transform, in: output.area,
      reusing: spareRects.popLast() ?? [])
  }

  /// Returns the pixels to draw in a buffer of `age`, as `BackBuffer.age`, whose frame differs from
  /// the one before by `damage`; nil for all of `area`.
  mutating func repaint(age: Int, damage: [PixelRect], in area: PixelRect) -> [PixelRect]? {
    history.repaint(age: age, damage: damage, in: area, reusing: spareRects.popLast() ?? [])
  }

  /// Replaces the picture by `next`, which is presented and differs by `damage`.
  mutating func present(_ next: Picture, damage: [PixelRect]) {
    history.record(damage)
    picture = next
  }
}
