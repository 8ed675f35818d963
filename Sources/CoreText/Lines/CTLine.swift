// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's lines: one line of text with attributes, drawn with its tops at larger y.

import CoreGraphics
import Typesetting

/// A line of text ([Apple](https://developer.apple.com/documentation/coretext/ctline-rf8)).
public final class CTLine {
  /// One line, or none where the machine has no font.
  let layout: TextLayout
  /// What the line is a part of.
  let text: NSAttributedString
  /// In UTF-16 units of the text, white space behind the line too.
  let range: Range<Int>

  init(_ layout: TextLayout, _ text: NSAttributedString, _ range: Range<Int>) {
    self.layout = layout
    self.text = text
    self.range = range
  }

  convenience init(_ text: NSAttributedString) {
    self.init(TextLayout(text, maximumLines: 1, defaults: .coreText), text, 0..<text.length)
  }

  var ascent: CGFloat { layout.lines.first.map { $0.origin.y - $0.top } ?? 0 }
  var descent: CGFloat { layout.size.height - ascent }
  var width: CGFloat { layout.size.width }
  fileprivate var clusters: [TextLine.Cluster] { layout.lines.first?.text.clusters ?? [] }

  var runs: [CTRun] {
    guard let line = layout.lines.first else { return [] }
    return layout.pieces(of: line, at: CGPoint(x: 0, y: -ascent)).map { CTRun($0, of: self) }
  }

  /// What the glyphs cover, y up from the baseline; empty without ink.
  fileprivate var ink: CGRect { runs.reduce(CGRect.null) { $0.union($1.ink) }.orZero }
}

/// What counts as a line's bounds.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Fonts give no leading of their own: without effect.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// No punctuation hangs: without effect.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// Where a line that is too long is cut.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The line itself where it is no wider than `width` points, else one cut with a sign that is always "…":
/// `truncationToken` only says, by its absence, that nothing is cut. Nil where the line is too long and no
/// token is given.
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
  let cut = TextLayout(
    line.text.attributedSubstring(from: range), width: width, maximumLines: 1, lineBreak: mode,
    defaults: .coreText)
  return CTLine(cut, line.text, line.range)
}

/// The line's runs, `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// In UTF-16 units of the text that the line was made of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// Points, y up from the left end of the baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.ink }
  return CGRect(x: 0, y: -line.descent, width: line.width, height: line.layout.size.height)
}

/// The line's width; what the pointers lead to becomes its measures. Points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  // SAFETY: each pointer leads to a number of the caller's, or is nil.
  unsafe ascent?.pointee = line.ascent
  unsafe descent?.pointee = line.descent
  unsafe leading?.pointee = 0
  return Double(line.width)
}

/// The part of the width that white space at the end takes.
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

/// Where a line begins in `flushWidth` points so that the free room is shared out: all of it behind the
/// line (0), before it (1), or between.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  max(0, (flushWidth - Double(line.width)) * Double(min(max(flushFactor, 0), 1)))
}

/// What the line's glyphs would cover at the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let position = context?.textPosition ?? .zero
  return line.ink.offsetBy(dx: position.x, dy: position.y)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.count }
}

/// The place between characters that is nearest to a point, counted in UTF-16 units of the line's text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let start = line.range.lowerBound
  guard let last = line.clusters.last, position.x >= 0 else { return start }
  guard position.x < line.width,
    let cluster = line.clusters.first(where: {
      position.x < $0.x + $0.advance && $0.x <= position.x
    })
  else { return start + last.range.upperBound }
  let isLeftHalf = position.x < cluster.x + cluster.advance / 2
  return start + (isLeftHalf ? cluster.range.lowerBound : cluster.range.upperBound)
}

/// How far from the line's origin the character begins that has the UTF-16 unit `charIndex` of the line's
/// text; the line's width behind the last one. Both offsets are the same, also between directions.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let unit = charIndex - line.range.lowerBound
  let cluster = line.clusters.first { $0.range.upperBound > unit }
  let offset = unit < 0 ? 0 : cluster?.x ?? line.width
  // SAFETY: a number of the caller's, or nil.
  unsafe secondaryOffset?.pointee = offset
  return offset
}

/// Draws the line where the context's text matrix puts it, and moves the text position to its end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  if context.textDrawingMode == .fill {
    context.drawUpright {
      line.layout.draw(in: context, at: CGPoint(x: 0, y: -line.ascent))
    }
  } else {
    for run in line.runs { run.draw(in: context, run.glyphs.indices) }
  }
  context.textPosition.x += line.width
}

extension CGContext {
  /// Draws with y down from the text position.
  func drawUpright(_ body: () -> Void) {
    saveGState()
    concatenate(CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix))
    body()
    restoreGState()
  }
}
