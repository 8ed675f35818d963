// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's runs: glyphs of a line that share font and attributes.

import CoreGraphics
import Typesetting

/// Glyphs that stand side by side in a line, with the same attributes
/// ([Apple](https://developer.apple.com/documentation/coretext/ctrun-q68)).
public final class CTRun {
  /// In the line's space: y down from the left end of its baseline.
  private let piece: PlacedRun
  private let line: CTLine

  init(_ piece: PlacedRun, of line: CTLine) {
    self.piece = piece
    self.line = line
  }

  var glyphs: [CGGlyph] { piece.run.glyphs }

  /// y up from the left end of the line's baseline.
  var positions: [CGPoint] { piece.run.positions.map { CGPoint(x: $0.x, y: -$0.y) } }

  var advances: [CGFloat] {
    let starts = piece.run.positions.map(\.x)
    return zip(starts, starts.dropFirst() + [piece.end]).map { $1 - $0 }
  }

  /// For each glyph the first UTF-16 unit, in the line's text, of the character that it stands for.
  lazy var stringIndices: [Int] = {
    let clusters = (line.layout.lines.first?.text.clusters ?? []).sorted { $0.x < $1.x }
    let start = line.range.lowerBound
    return piece.run.positions.map { position in
      let next = clusters.partitioningIndex { $0.x > position.x + 0.01 }
      return start + (next > 0 ? clusters[next - 1].range.lowerBound : 0)
    }
  }()

  var stringRange: Range<Int> {
    guard let first = stringIndices.min(), let last = stringIndices.max() else {
      return line.range.lowerBound..<line.range.lowerBound
    }
    let end = line.layout.lines.first?.text.clusters.first {
      $0.range.lowerBound + line.range.lowerBound == last
    }
    return first..<max(last + 1, (end?.range.upperBound ?? 0) + line.range.lowerBound)
  }

  /// Those of the run's first character.
  var attributes: [NSAttributedString.Key: Any] {
    let index = stringRange.lowerBound
    guard index < line.text.length else { return [.font: piece.look.font] }
    var attributes = unsafe line.text.attributes(at: index, effectiveRange: nil)
    attributes[.font] = piece.look.font
    return attributes
  }

  var ascent: CGFloat { piece.look.font.ascender }
  var descent: CGFloat { -piece.look.font.descender }
  var lineGap: CGFloat { piece.look.font.leading }

  var ink: CGRect { ink(of: glyphs.indices) }

  /// What some of the glyphs cover, y up from the left end of the line's baseline; null without ink.
  func ink(of range: Range<Int>) -> CGRect {
    let outline = piece.part(range).run.outline
    guard !outline.isEmpty else { return .null }
    let bounds = CGPath(outline).boundingBoxOfPath
    return CGRect(x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height)
  }

  func draw(in context: CGContext, _ range: Range<Int>) {
    let part = piece.part(range)
    guard !part.run.glyphs.isEmpty else { return }
    context.drawUpright {
      if context.textDrawingMode == .fill {
        part.draw(in: context, color: nil)
      } else {
        context.setFillColor(part.look.color.cgColor)
        context.show(part.run)
      }
    }
  }
}

extension Array {
  /// The first index from which on `belongs` holds, in an array that it divides in two.
  fileprivate func partitioningIndex(_ belongs: (Element) -> Bool) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = (first + end) / 2
      if belongs(self[middle]) { end = middle } else { first = middle + 1 }
    }
    return first
  }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Always the identity: a run's glyphs stand upright.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Attributes by their names, `kCTFontAttributeName` among them.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  run.attributes.reduce(into: [:]) { $0[AnyHashable($1.key.rawValue)] = $1.value }
}

/// In UTF-16 units of the text that the line was made of.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.stringRange) }

/// Copies glyphs to `buffer`, which has room for them. A range without length reaches to the last one.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>)
{
  unsafe copy(run.glyphs, range, to: buffer)
}

/// Copies the glyphs' origins, y up from the line's, to `buffer`.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  unsafe copy(run.positions, range, to: buffer)
}

/// Copies how far the glyphs move the pen to `buffer`; heights are 0.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  unsafe copy(run.advances.map { CGSize(width: $0, height: 0) }, range, to: buffer)
}

/// Copies to `buffer` the place of each glyph's character in the line's text, in UTF-16 units.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  unsafe copy(run.stringIndices, range, to: buffer)
}

private func copy<Element>(
  _ values: [Element], _ range: CFRange, to buffer: UnsafeMutablePointer<Element>
) {
  // SAFETY: the caller promises room for what the range stands for.
  for (place, index) in range.part(of: values.indices).enumerated() {
    unsafe buffer[place] = values[index]
  }
}

/// Always nil, as Apple's may be: ask for a copy.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// Always nil, as Apple's may be: ask for a copy.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// Always nil, as Apple's may be: ask for a copy.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }

/// The width of glyphs; what the pointers lead to becomes their font's measures. Points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  // SAFETY: each pointer leads to a number of the caller's, or is nil.
  unsafe ascent?.pointee = run.ascent
  unsafe descent?.pointee = run.descent
  unsafe leading?.pointee = run.lineGap
  let advances = run.advances
  return Double(advances[range.part(of: advances.indices)].reduce(0, +))
}

/// What glyphs would cover at the context's text position.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let position = context?.textPosition ?? .zero
  let ink = run.ink(of: range.part(of: run.glyphs.indices)).orZero
  return ink.offsetBy(dx: position.x, dy: position.y)
}

/// Draws glyphs where the line with its origin at the context's text position has them.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.draw(in: context, range.part(of: run.glyphs.indices))
}
