// The rectangle in which two pictures of one size differ.

extension PixelBuffer {
  /// The smallest rectangle around the pixels in `rect` that differ from those of `other`; nil where
  /// none does. Both buffers have the same size and hold the whole of `rect`.
  package func changes(since other: PixelBuffer, in rect: PixelRect) -> PixelRect? {
    var changed: PixelRect?
    for y in rect.y..<rect.maxY {
      guard let columns = changedColumns(y, rect, other: other) else { continue }
      let row = PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
      changed = changed?.union(row) ?? row
    }
    return changed
  }

  private func changedColumns(_ y: Int, _ rect: PixelRect, other: PixelBuffer) -> Range<Int>? {
    // SAFETY: both buffers hold the whole of `rect`, as is documented.
    let (mine, theirs) = unsafe (base + y * stride, other.base + y * other.stride)
    guard unsafe memcmp(mine + rect.x, theirs + rect.x, rect.width * 4) != 0 else { return nil }
    let columns = rect.x..<rect.maxX
    guard let first = columns.first(where: { unsafe mine[$0] != theirs[$0] }),
      let last = columns.last(where: { unsafe mine[$0] != theirs[$0] })
    else { return nil }
    return first..<last + 1
  }
}
