// Pass 6: what differs from the last picture, as a few rectangles of whole pixels.

internal import CoreGraphics
internal import QuartzCore
internal import Windowing

extension Stage {
  /// What differs between the picture shown last and `next`; nil where no pixel does. While damage
  /// is flashed, `next` gets the content's damage as its flash, and the flash before it is damage.
  func damagePass(_ next: inout Picture) -> [PixelRect]? {
    var damage = contentDamage(next)
    if flashesDamage { next.flash = damage }
    damage.append(contentsOf: picture.flash)
    damage.append(contentsOf: next.flash)
    damage.clip(to: size.bounds)
    damage.coalesce()
    if !damage.isEmpty { return damage }
    spareRects.append(damage)
    return nil
  }

  private func contentDamage(_ next: Picture) -> [PixelRect] {
    guard let content = next.content, let before = picture.content, !options.repaintsEverything
    else { return [size.bounds] }
    return content.damage(
      since: before, transform: transform, in: size.bounds, reusing: spareRects.popLast() ?? [])
  }
}
