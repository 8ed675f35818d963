// The page's variants in place of the page.

internal import CoreGraphics
internal import Messages
internal import UIKit
internal import Windowing

extension Studio {
  /// Whether variants are shown in place of the page.
  package var showsVariants: Bool { variants != nil }

  /// Whether the wheel over them scrolls variants.
  package var scrollsVariants: Bool { variants?.scrolls ?? false }

  /// Shows the variants in place of the page, or the page again.
  func toggleVariants() {
    if variants == nil { openVariants() } else { closeVariants() }
    coverDidChange()
  }

  private func openVariants() {
    closeExploded()
    let panel = VariantsPanel(page, variantGrid) { [weak self] in self?.toggleVariants() }
    variants = panel
    panel.onOpen = { [weak self] in self?.popovers.open($0, at: $1) }
    panel.onChoose = { [weak self] in self?.variantGrid = $0 }
    coverPage(with: panel)
    panel.showVariants()
  }

  /// Shows the page again.
  func closeVariants() {
    variants?.close()
    variants?.removeFromSuperview()
    variants = nil
  }

  /// Back from two variants to all, or to the page; false: that is shown.
  func escapeVariants() -> Bool {
    guard let variants else { return false }
    if !variants.endComparison() { toggleVariants() }
    return true
  }

  /// Takes a key for the variants; false: it is none of theirs.
  func pressInVariants(_ key: KeyEvent) -> Bool {
    guard let variants, key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    switch key.key {
    case .left, .right: variants.moveSideways(by: key.key == .left ? -1 : 1)
    case .character(let character):
      guard let number = character.wholeNumberValue, number > 0 else { return false }
      return variants.openAxis(number - 1)
    default: return FieldKey(key).map(variants.take) ?? false
    }
    return true
  }
}
