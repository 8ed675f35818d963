// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's lines, y up.

import CoreGraphics
import Typesetting

/// A line of text ([Apple](https://developer.apple.com/documentation/coretext/ctline-rf8)).
public final class CTLine {
  /// A layout of one line, or of none on a machine without a font.
  let layout: TextLayout
  /// The text of which the line is a part.
  let text: NSAttributedString
  /// The line's part of the text in UTF-16 units, with the white space behind it.
  let range: Range<Int>

  init(_ layout: TextLayout, of text: NSAttributedString, range: Range<Int>) {
    self.layout = layout
    self.text = text
    self.range = range
  }

  convenience init(_ text: NSAttributedString) {
    self.init(
      TextLayout(text, maximumLines: 1, defaults: .coreText), of: text, range: 0..<text.length)
  }

  /// The shaped text; nil on a machine without a font.
  fileprivate var shaped: TextLine? { layout.lines.first?.text }
  /// The height of the fonts above the baseline in points, whatever the paragraph adds to the line.
  var ascent: CGFloat { shaped?.ascender ?? 0 }
  /// The depth of the fonts below the baseline in points, positive.
  var descent: CGFloat { -(shaped?.descender ?? 0) }
  /// The points that the fonts ask for between this line and the next.
  var leading: CGFloat {
    max(0, (shaped?.lineHeight ?? 0) - ascent - descent).clearOfRounding + (shaped?.leading ?? 0)
  }
  /// The width in points, with white space at the end.
  var width: CGFloat { shaped?.width ?? 0 }
  /// The distance from the top of the layout's box to the baseline, in points.
  fileprivate var drop: CGFloat { layout.lines.first?.origin.y ?? 0 }
  /// The left end of the line in the layout's box, in points: Core Text's lines know no indents.
  fileprivate var inset: CGFloat { layout.lines.first?.origin.x ?? 0 }
  fileprivate var clusters: [TextLine.Cluster] { shaped?.clusters ?? [] }

  /// The glyph runs from left to right.
  var runs: [CTRun] {
    guard let line = layout.lines.first else { return [] }
    return layout.glyphRuns(of: line, at: CGPoint(x: -inset, y: -drop)).map { CTRun($0, of: self) }
  }

  /// The bounding box of the glyphs' outlines in points, y up from the baseline; zero without outlines.
  fileprivate var imageBounds: CGRect {
    runs.reduce(CGRect.null) { $0.union($1.imageBounds) }.orZero
  }
}

/// Creates the one line of a text with attributes, however wide it is.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Returns a line that is at most `width` points wide
/// ([Apple](https://developer.apple.com/documentation/coretext/ctlinecreatetruncatedline(_:_:_:_:))).
///
/// - Parameters:
///   - line: The line, which is returned if it is not wider.
///   - width: Points.
///   - truncationType: The part that is replaced by "…".
///   - truncationToken: Not drawn: the token is always "…". Without one the line is not truncated.
/// - Returns: Nil if the line is wider and there is no token.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > width else { return line }
  guard truncationToken != nil else { return nil }
  let range = NSRange(location: line.range.lowerBound, length: line.range.count)
  let mode: NSLineBreakMode =
    switch truncationType {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  let truncated = TextLayout(
    line.text.attributedSubstring(from: range), width: width, maximumLines: 1, lineBreak: mode,
    defaults: .coreText)
  return CTLine(truncated, of: line.text, range: line.range)
}

/// Returns the line's glyph runs, `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the line's part of its text, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// Returns the line's typographic box with its leading at the bottom, or its glyphs' bounding box with the option
/// `useGlyphPathBounds`, in points, y up from the left end of the baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.imageBounds }
  let depth = line.descent + (options.contains(.excludeTypographicLeading) ? 0 : line.leading)
  return CGRect(x: 0, y: -depth, width: line.width, height: line.ascent + depth)
}

/// Returns the line's width in points, white space at the end included, and writes its fonts' ascent, descent, which is
/// positive, and leading to the pointers that are not nil
/// ([Apple](https://developer.apple.com/documentation/coretext/ctlinegettypographicbounds(_:_:_:_:))).
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  // SAFETY: each pointer is nil or leads to the caller's number, as Apple's API demands.
  unsafe ascent?.pointee = line.ascent
  unsafe descent?.pointee = line.descent
  unsafe leading?.pointee = line.leading
  return Double(line.width)
}

/// Returns the width of the white space at the end, which the line's width includes, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let text = line.text.string as NSString
  let blank = line.clusters.reversed().prefix { cluster in
    let start = line.range.lowerBound + cluster.range.lowerBound
    guard start + cluster.range.count <= text.length else { return false }
    let character = text.substring(with: NSRange(location: start, length: cluster.range.count))
    return character.allSatisfy(\.isWhitespace)
  }
  return Double(blank.reduce(0) { $0 + $1.advance })
}

/// Returns the x coordinate at which the line begins in a space of `flushWidth` points; white space at its end hangs
/// over.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: The alignment: 0 is left, 0.5 is centre, 1 is right.
///   - flushWidth: Points.
/// - Returns: Points, ≥ 0.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let width = Double(line.width) - CTLineGetTrailingWhitespaceWidth(line)
  return max(0, (flushWidth - width) * Double(min(max(flushFactor, 0), 1)))
}

/// Returns the bounding box of the glyphs' outlines in points, y up, with the line's origin at the context's text
/// position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let position = context?.textPosition ?? .zero
  return line.imageBounds.offsetBy(dx: position.x, dy: position.y)
}

/// Returns the number of glyphs in all runs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.count }
}

/// Returns the caret position nearest to a point, y up from the line's origin, as an offset in UTF-16 units of the
/// line's text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let start = line.range.lowerBound
  guard let shaped = line.shaped, let last = shaped.clusters.last else { return start }
  let caret = shaped.caret(nearestTo: position.x)
  let units = caret < shaped.clusters.count ? shaped.clusters[caret].range.lowerBound : nil
  return start + (units ?? last.range.upperBound)
}

/// Returns the x coordinate of the caret before a character; between two directions that of the line's own direction.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: A UTF-16 unit of the line's text. Behind the last one the result is the line's end.
///   - secondaryOffset: Gets the other place between two directions, else the same one. May be nil.
/// - Returns: Points from the line's origin.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let unit = charIndex - line.range.lowerBound
  let clusters = line.clusters
  let index = clusters.firstIndex { $0.range.upperBound > unit } ?? clusters.count
  let offsets = line.shaped?.caretOffsets(before: index)
  // SAFETY: the pointer is nil or leads to the caller's number, as Apple's API demands.
  unsafe secondaryOffset?.pointee = offsets?.secondary ?? 0
  return offsets?.primary ?? 0
}

/// Draws the line at the context's text position, under its text matrix, and moves the text position to the line's end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  if context.textDrawingMode == .fill {
    context.drawUpright {
      line.layout.draw(in: context, at: CGPoint(x: -line.inset, y: -line.drop))
    }
  } else {
    for run in line.runs { run.draw(in: context, run.glyphs.indices) }
  }
  context.textPosition.x += line.width
}
