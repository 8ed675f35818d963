// Whether a group needs an offscreen layer. It depends on the group alone, never on damage.

extension DisplayGroup {
  /// Whether drawing the list directly gives the same pixels as an offscreen layer, at full opacity and with
  /// the normal mode. `isClipped` where clips limit the group.
  ///
  /// Source-over is associative, so an unmasked list of normal items may be drawn in place. Clipped one
  /// by one, though, what lies above each other would show through at a clip's edge. A mask that is one
  /// opaque shape is a clip where it limits a single item.
  package func mayBeDrawnInPlace(isClipped: Bool) -> Bool {
    guard !isClipped || list.count == 1, list.items.allSatisfy({ $0.isPlain }) else { return false }
    if mask == nil { return true }
    return list.count == 1 && !list[0].isClipped && list[0].isFill && maskShape != nil
  }

  /// A rectangle that holds all that the group draws when `transform` maps its space to pixels; null for
  /// nothing. The offscreen layer is a pixel larger on all sides, in whole pixels.
  package func offscreenBounds(in transform: CGAffineTransform) -> CGRect {
    let box = list.bounds(in: transform)
    return mask.map { box.common(with: $0.bounds(in: transform)) } ?? box
  }

  /// The mask as a clip in the group's space, where it is one shape filled with an opaque colour.
  package var maskShape: ClipShape? {
    guard let mask, mask.count == 1, !mask[0].isClipped, mask[0].blendMode == .normal,
      case .fill(let shape, .color(let color)) = mask[0].content, color.alpha == 1
    else { return nil }
    return ClipShape(shape, mask[0].transform)
  }
}

extension DisplayItem {
  fileprivate var isPlain: Bool { blendMode == .normal && list == nil }

  fileprivate var isFill: Bool {
    if case .fill = content { true } else { false }
  }
}
