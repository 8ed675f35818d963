// Rows multiplied: a clip times another clip, and a shape times its clips.

extension CoverageRow {
  /// Becomes the product of two rows of clips, rounded to 8 bits.
  func setProduct(_ one: CoverageSpans, _ other: CoverageSpans) {
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

  /// Becomes a shape's row limited by its clips' row. Where both cover in part the two factors stay
  /// apart, so that their product is rounded once, with the paint.
  func setLimited(_ shape: CoverageSpans, by clip: CoverageSpans) {
    removeAll()
    forEachCommonRun(shape, clip) { first, second, start, end in
      if first.coverage == 255 { return self.take(clip, second, start, end) }
      if second.coverage == 255 { return self.take(shape, first, start, end) }
      let place = start - self.left
      shape.copy(first, from: start, into: self.scales.slice(place, count: end - start))
      clip.copy(second, from: start, into: self.bytes.slice(place, count: end - start))
      self.append(start, end, Span.twofold)
    }
  }

  private func forEachCommonRun(
    _ one: CoverageSpans, _ other: CoverageSpans,
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

  private func take(_ source: CoverageSpans, _ span: Span, _ start: Int, _ end: Int) {
    append(start, end, span.coverage)
    guard span.coverage == Span.varying else { return }
    source.copy(span, from: start, into: bytes.slice(start - left, count: end - start))
  }
}
