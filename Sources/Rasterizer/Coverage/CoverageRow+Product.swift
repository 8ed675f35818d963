// Rows multiplied: a clip times another clip, and a shape times its clips.

extension CoverageRow {
  /// Becomes the product of two rows of clips, rounded to 8 bits.
  func setProduct(_ one: CoverageRow, _ other: CoverageRow) {
    removeAll()
    forEachCommonRun(one, other) { first, second, start, end in
      if first.coverage == 255 { return self.take(other, second, start, end) }
      if second.coverage == 255 { return self.take(one, first, start, end) }
      let bytes = self.bytes
      let left = self.left
      for x in start..<end {
        let product = Int(one.coverage(first, x)) * Int(other.coverage(second, x))
        bytes[x - left] = UInt8(truncatingIfNeeded: PixelMath.divide255(product))
      }
      self.append(start, end, Span.varying)
    }
  }

  /// Becomes a shape's row limited by its clips' row. Where the shape covers in part the two
  /// factors stay apart: the paint is scaled by the shape's coverage first and composited with the
  /// clips' after. That is what happens to a group with a mask, so both give the same pixels.
  func setLimited(_ shape: CoverageRow, by clip: CoverageRow, width: Int) {
    reserveScales(width: width)
    removeAll()
    forEachCommonRun(shape, clip) { first, second, start, end in
      if first.coverage == 255 { return self.take(clip, second, start, end) }
      let bytes = self.bytes
      let scales = self.scales
      let left = self.left
      for x in start..<end {
        scales[x - left] = shape.coverage(first, x)
        bytes[x - left] = clip.coverage(second, x)
      }
      self.append(start, end, Span.twofold)
    }
  }

  private func forEachCommonRun(
    _ one: CoverageRow, _ other: CoverageRow,
    _ body: (Span, Span, _ start: Int, _ end: Int) -> Void
  ) {
    var first = 0
    var second = 0
    while first < one.count && second < other.count {
      let a = one.spans[first]
      let b = other.spans[second]
      let start = Int(max(a.start, b.start))
      let end = Int(min(a.end, b.end))
      if start < end { body(a, b, start, end) }
      if a.end <= b.end { first += 1 }
      if b.end <= a.end { second += 1 }
    }
  }

  private func take(_ source: CoverageRow, _ span: Span, _ start: Int, _ end: Int) {
    append(start, end, span.coverage)
    guard span.coverage == Span.varying else { return }
    bytes.slice(start - left, count: end - start)
      .copy(
        source.bytes.slice(Int(span.offset) + start - Int(span.start), count: end - start))
  }

  @inline(__always)
  private func coverage(_ span: Span, _ x: Int) -> UInt8 {
    span.coverage > 0
      ? UInt8(truncatingIfNeeded: span.coverage) : bytes[Int(span.offset) &+ x &- Int(span.start)]
  }
}
