// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's glyph runs.

import CoreGraphics
import Typesetting

/// Consecutive glyphs of a line with the same attributes
/// ([Apple](https://developer.apple.com/documentation/coretext/ctrun-q68)).
public final class CTRun {
  /// The run, y down from the left end of the line's baseline.
  private let positioned: PositionedGlyphRun
  private let line: CTLine

  init(_ positioned: PositionedGlyphRun, of line: CTLine) {
    self.positioned = positioned
    self.line = line
  }

  var glyphs: [CGGlyph] { positioned.run.glyphs }

  /// The origins of the glyphs in points, y up from the left end of the line's baseline.
  var positions: [CGPoint] { positioned.run.positions.map { CGPoint(x: $0.x, y: -$0.y) } }

  /// The distance from each glyph to the next, in points.
  var advances: [CGFloat] {
    let starts = positioned.run.positions.map(\.x)
    return zip(starts, starts.dropFirst() + [positioned.end]).map { $1 - $0 }
  }

  /// The first UTF-16 unit of each glyph's character in the line's text.
  lazy var stringIndices: [Int] = {
    let clusters = (line.layout.lines.first?.text.clusters ?? []).sorted { $0.x < $1.x }
    let start = line.range.lowerBound
    return positioned.run.positions.map { position in
      let next = clusters.partitioningIndex { $0.x > position.x + 0.01 }
      return start + (next > 0 ? clusters[next - 1].range.lowerBound : 0)
    }
  }()

  /// The UTF-16 units of the run's characters in the line's text.
  var stringRange: Range<Int> {
    guard let first = stringIndices.min(), let last = stringIndices.max() else {
      return line.range.lowerBound..<line.range.lowerBound
    }
    let end = line.layout.lines.first?.text.clusters.first {
      $0.range.lowerBound + line.range.lowerBound == last
    }
    return first..<max(last + 1, (end?.range.upperBound ?? 0) + line.range.lowerBound)
  }

  /// The attributes of the run's first character, with the font that is drawn.
  var attributes: [NSAttributedString.Key: Any] {
    let index = stringRange.lowerBound
    guard index < line.text.length else { return [.font: positioned.style.font] }
    // SAFETY: no effective range is asked for; `index` is below the text's length.
    var attributes = unsafe line.text.attributes(at: index, effectiveRange: nil)
    attributes[.font] = positioned.style.font
    return attributes
  }

  var ascent: CGFloat { positioned.style.font.ascender }
  var descent: CGFloat { -positioned.style.font.descender }
  var leading: CGFloat { positioned.style.font.leading }

  /// The bounding box of all glyphs' outlines; see `imageBounds(of:)`.
  var imageBounds: CGRect { imageBounds(of: glyphs.indices) }

  /// Returns the bounding box of some glyphs' outlines and pictures in points, y up from the left end of the line's
  /// baseline; null without any.
  func imageBounds(of range: Range<Int>) -> CGRect {
    let (pictures, rest) = positioned.part(range).run.separatingPictures(foreground: .black)
    let outline = rest.outline
    let outlined = outline.isEmpty ? CGRect.null : CGPath(outline).boundingBoxOfPath
    let bounds = outlined.union(pictures.bounds)
    guard !bounds.isNull else { return .null }
    return CGRect(x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height)
  }

  /// Draws some of the glyphs, with the line's origin at the context's text position.
  func draw(in context: CGContext, _ range: Range<Int>) {
    let part = positioned.part(range)
    guard !part.run.glyphs.isEmpty else { return }
    context.drawUpright {
      if context.textDrawingMode == .fill {
        part.draw(in: context, color: nil)
      } else {
        context.setFillColor(part.style.color.cgColor)
        context.show(part.run)
      }
    }
  }
}

extension Array {
  /// Returns the first index at which `belongs` is true, in an array where it is true for all elements behind that.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = (first + end) / 2
      if belongs(self[middle]) { end = middle } else { first = middle + 1 }
    }
    return first
  }
}

/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the identity: no run has a matrix of its own.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Returns the attributes of the run's first character by their names, with the font that is drawn under
/// `kCTFontAttributeName`.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  run.attributes.reduce(into: [:]) { $0[AnyHashable($1.key.rawValue)] = $1.value }
}

/// Returns the run's characters in the line's text, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.stringRange) }

/// Copies glyphs.
///
/// - Parameters:
///   - run: The run.
///   - range: The indices of glyphs; a length of 0 extends to the last one.
///   - buffer: Memory for as many elements as the range has glyphs.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>)
{
  // SAFETY: the caller guarantees the memory that `copy` demands.
  unsafe copy(run.glyphs, range, to: buffer)
}

/// Copies the origins of glyphs, in points, y up from the line's origin; see `CTRunGetGlyphs`.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  // SAFETY: the caller guarantees the memory that `copy` demands.
  unsafe copy(run.positions, range, to: buffer)
}

/// Copies the advances of glyphs, in points, with heights of 0; see `CTRunGetGlyphs`.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  // SAFETY: the caller guarantees the memory that `copy` demands.
  unsafe copy(run.advances.map { CGSize(width: $0, height: 0) }, range, to: buffer)
}

/// Copies the first UTF-16 unit of each glyph's character in the line's text; see `CTRunGetGlyphs`.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  // SAFETY: the caller guarantees the memory that `copy` demands.
  unsafe copy(run.stringIndices, range, to: buffer)
}

/// Copies the values at the indices of a range. The buffer has memory for each of them.
private func copy<Element>(
  _ values: [Element], _ range: CFRange, to buffer: UnsafeMutablePointer<Element>
) {
  // SAFETY: the caller guarantees memory for each index of the range; no further element is written.
  for (position, index) in range.part(of: values.indices).enumerated() {
    unsafe buffer[position] = values[index]
  }
}

/// Returns nil, as Apple's function may: copy the values instead.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// Returns nil, as Apple's function may: copy the values instead.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// Returns nil, as Apple's function may: copy the values instead.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }

/// Returns the width of glyphs in points, and writes their font's ascent, descent, which is positive, and leading to
/// the pointers that are not nil. A range of length 0 extends to the last glyph.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  // SAFETY: each pointer is nil or leads to the caller's number, as Apple's API demands.
  unsafe ascent?.pointee = run.ascent
  unsafe descent?.pointee = run.descent
  unsafe leading?.pointee = run.leading
  let advances = run.advances
  return Double(advances[range.part(of: advances.indices)].reduce(0, +))
}

/// Returns the bounding box of glyphs' outlines in points, y up, with the line's origin at the context's text
/// position. A range of length 0 extends to the last glyph.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let position = context?.textPosition ?? .zero
  let bounds = run.imageBounds(of: range.part(of: run.glyphs.indices)).orZero
  return bounds.offsetBy(dx: position.x, dy: position.y)
}

/// Draws glyphs with the line's origin at the context's text position. A range of length 0 extends to the last glyph.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.draw(in: context, range.part(of: run.glyphs.indices))
}
