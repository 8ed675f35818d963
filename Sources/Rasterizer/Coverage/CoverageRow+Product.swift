// Rows multiplied: a clip times another clip, and a shape times its clips.

extension CoverageRow {
  /// Becomes the product of two rows of clips, a fine row of fine ones.
  func setProduct(_ one: CoverageSpans, _ other: CoverageSpans) {
    removeAll()
    forEachCommonRun(of: one, and: other) { first, second, start, end in
      if first.coverage == Span.full { return self.take(other, second, start: start, end: end) }
      if second.coverage == Span.full { return self.take(one, first, start: start, end: end) }
      let parts = self.parts.slice(start - self.left, count: end - start)
      let bytes = self.bytes.slice(start - self.left, count: end - start)
      one.forEachPart(first, from: start, count: parts.count) { parts[$0] = $1 }
      other.forEachPart(second, from: start, count: parts.count) {
        parts[$0] = parts[$0].times($1)
        bytes[$0] = parts[$0].byte
      }
      self.append(start, end, coverage: Span.varying)
    }
  }

  /// Becomes a shape's row limited by its clips' row. Where both cover in part their product is
  /// rounded to 8 bits once, with the paint.
  ///
  /// If one covers fully, the other's 8 bits stay, in a run of its own as among others: how rows
  /// are cut into runs depends on what is drawn.
  func setLimited(_ shape: CoverageSpans, by clip: CoverageSpans) {
    removeAll()
    forEachCommonRun(of: shape, and: clip) { first, second, start, end in
      if first.coverage == Span.full { return self.take(clip, second, start: start, end: end) }
      if second.coverage == Span.full { return self.take(shape, first, start: start, end: end) }
      let parts = self.parts.slice(start - self.left, count: end - start)
      let isFine = first.coverage == Span.fine
      shape.forEachPart(first, from: start, count: parts.count) { parts[$0] = $1 }
      clip.forEachPart(second, from: start, count: parts.count) { index, limit in
        let part = parts[index]
        if limit == Span.full {
          if !isFine { parts[index] = CoveragePart(byte: part.byte) }
        } else {
          parts[index] =
            part == Span.full ? CoveragePart(byte: limit.byte) : part.times(limit)
        }
      }
      self.append(start, end, coverage: Span.fine)
    }
  }

  private func forEachCommonRun(
    of one: CoverageSpans, and other: CoverageSpans,
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

  /// Takes over pixels of a span as they are.
  private func take(_ source: CoverageSpans, _ span: Span, start: Int, end: Int) {
    append(start, end, coverage: span.coverage)
    guard span.coverage < 0 else { return }
    let first = Int(span.offset) + start - Int(span.start)
    let (place, count) = (start - left, end - start)
    if span.coverage == Span.varying {
      bytes.slice(place, count: count).copy(source.bytes.slice(first, count: count))
    }
    if span.coverage == Span.fine || isFine {
      assert(span.coverage == Span.fine || source.isFine, "a coarse row in a fine one")
      parts.slice(place, count: count).copy(source.parts.slice(first, count: count))
    }
  }
}

extension CoverageSpans {
  /// Tells the coverages of `count` pixels of a span from pixel `start` on.
  @inline(__always)
  fileprivate func forEachPart(
    _ span: Span, from start: Int, count: Int, _ body: (_ index: Int, CoveragePart) -> Void
  ) {
    let first = Int(span.offset) + start - Int(span.start)
    if span.coverage > 0 {
      for index in 0..<count { body(index, span.part) }
    } else if span.coverage == Span.fine || isFine {
      for index in 0..<count { body(index, parts[first + index]) }
    } else {
      for index in 0..<count { body(index, CoveragePart(byte: bytes[first + index])) }
    }
  }
}
