// The geometry of glyphs and lines in text containers.

import CoreGraphics
public import Foundation

extension NSLayoutManager {
  /// The length of the text in UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the character's index, which is the glyph's.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the glyph's index, which is the character's.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns whether the text has a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  /// Returns the character range, which is the glyph range, and writes it to the pointer if that is not nil.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    // SAFETY: Apple's signature; the pointer is nil or the caller's, valid for this call.
    if let actualCharacterRange = unsafe actualCharacterRange {
      unsafe actualCharacterRange.pointee = charRange
    }
    return charRange
  }

  /// Returns the glyph range, which is the character range, and writes it to the pointer if that is not nil.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    // SAFETY: the caller's pointer is passed on.
    unsafe self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
  }

  /// Returns the glyphs that the container shows.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(layout(of: container)?.range ?? 0..<0)
  }

  /// Returns the glyphs of the container's lines that intersect `bounds`.
  public func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    guard let layout = layout(of: container) else { return NSRange(location: 0, length: 0) }
    let lines = layout.lineIndices.filter {
      !layout.usedRect(ofLine: $0).common(with: bounds).isNull
    }
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(layout.range(ofLine: first).lowerBound..<layout.range(ofLine: last).upperBound)
  }

  /// Returns the container that shows a glyph, and writes the range that it shows to the pointer if that is not nil.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let index = layouts.firstIndex(where: { $0.range.contains(glyphIndex) }) else {
      return nil
    }
    // SAFETY: Apple's signature; the pointer is nil or the caller's, valid for this call.
    if let effectiveRange = unsafe effectiveRange {
      unsafe effectiveRange.pointee = NSRange(layouts[index].range)
    }
    return textContainers[index]
  }

  // MARK: Rectangles, in the container's coordinates

  /// Returns the bounding box of the container's lines.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    layout(of: container)?.usedRect ?? .zero
  }

  /// Returns the bounding box of glyphs; zero if the container does not show them.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let layout = layout(of: container), let units = Range(glyphRange) else { return .zero }
    let box = layout.boxes(ofUnits: units).reduce(CGRect.null) { $0.union($1) }
    return box.isNull ? .zero : box
  }

  /// Calls the block with the rectangle of each line's part of a range, from top to bottom, until the block sets its
  /// Boolean.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout = layout(of: textContainer), let units = Range(glyphRange) else { return }
    var stops = ObjCBool(false)
    for box in layout.boxes(ofUnits: units) where !stops.boolValue {
      // SAFETY: Apple's signature; the flag outlives the call.
      unsafe block(box, &stops)
    }
  }

  /// Calls the block with the rectangle of each line of a range, its used part, the container and the line's range,
  /// until the block sets its Boolean.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let units = Range(glyphRange) else { return }
    var stops = ObjCBool(false)
    for (layout, container) in zip(layouts, textContainers) {
      for line in layout.lineIndices where !stops.boolValue {
        let range = layout.range(ofLine: line)
        guard range.overlaps(units) else { continue }
        let used = layout.usedRect(ofLine: line)
        // SAFETY: Apple's signature; the flag outlives the call.
        unsafe block(used.widened(to: container), used, container, NSRange(range), &stops)
      }
    }
  }

  /// Returns the rectangle of a glyph's line over the container's whole width, and writes the line's range to the
  /// pointer if that is not nil.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    // SAFETY: the caller's pointer is passed on, and the container is asked without one.
    let used = unsafe lineFragmentUsedRect(
      forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    guard let container = unsafe textContainer(forGlyphAt: glyphIndex, effectiveRange: nil) else {
      return used
    }
    return used.widened(to: container)
  }

  /// Returns the used part of the rectangle of a glyph's line, and writes the line's range to the pointer if that is
  /// not nil.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let layout = layout(ofUnit: glyphIndex) else { return .zero }
    let line = layout.line(ofUnit: glyphIndex)
    guard layout.lineIndices.contains(line) else { return .zero }
    // SAFETY: Apple's signature; the pointer is nil or the caller's, valid for this call.
    if let effectiveGlyphRange = unsafe effectiveGlyphRange {
      unsafe effectiveGlyphRange.pointee = NSRange(layout.range(ofLine: line))
    }
    return layout.usedRect(ofLine: line)
  }

  /// Returns the origin of a glyph on the baseline, from the top left corner of its line's rectangle.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    layout(ofUnit: glyphIndex)?.location(ofUnit: glyphIndex) ?? .zero
  }

  // MARK: Points

  /// Returns the index of the glyph at a point of the container, or of the nearest one.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    layout(of: container)?.unit(at: point).unit ?? 0
  }

  /// Returns the index of the glyph at a point or of the nearest one, and writes how far into it the point is, 0 … 1,
  /// to the pointer if that is not nil.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = layout(of: container)?.unit(at: point) ?? (unit: 0, fraction: 0)
    // SAFETY: Apple's signature; the pointer is nil or the caller's, valid for this call.
    if let partialFraction = unsafe partialFraction {
      unsafe partialFraction.pointee = found.fraction
    }
    return found.unit
  }

  /// Returns how far into its glyph a point is, 0 … 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    layout(of: container)?.unit(at: point).fraction ?? 0
  }

  /// Returns the index of the character at a point or of the nearest one; see `glyphIndex(for:in:)`.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    // SAFETY: the caller's pointer is passed on.
    unsafe glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}

extension CGRect {
  /// The rectangle from side to side of a container of limited width.
  fileprivate func widened(to container: NSTextContainer) -> CGRect {
    guard container.lineWidth.isFinite else { return self }
    return CGRect(x: 0, y: minY, width: container.size.width, height: height)
  }
}
