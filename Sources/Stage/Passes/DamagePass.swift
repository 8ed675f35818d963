// Pass 6: what differs from the last picture, as a few rectangles of whole pixels.

internal import CoreGraphics
internal import QuartzCore
internal import Windowing

extension Stage {
  /// What differs between the picture shown last and `next`; nil where no pixel does. While damage
  /// is flashed, `next` gets the content's damage as its flash, and the flash before it is damage.
  func damagePass(_ next: inout Picture) -> [PixelRect]? {
    let changed = contentDamage(next)
    if flashesDamage { next.flash = changed }
    let damage = (changed + picture.flash + next.flash).clipped(to: size.bounds).coalesced()
    return damage.isEmpty ? nil : damage
  }

  private func contentDamage(_ next: Picture) -> [PixelRect] {
    guard let content = next.content, let before = picture.content, !options.repaintsEverything
    else { return [size.bounds] }
    return content.damage(since: before, transform: transform, in: size.bounds)
  }
}
