// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Core Text's lines: one line of text with attributes, drawn with its tops at larger y.

import CoreGraphics
import Typesetting

public typealias CFAttributedString = NSAttributedString

/// A line of text ([Apple](https://developer.apple.com/documentation/coretext/ctline-rf8)).
public final class CTLine {
  let layout: TextLayout

  init(_ text: NSAttributedString) { layout = TextLayout(text, maximumLines: 1) }

  fileprivate var ascent: CGFloat { layout.lines.first.map { $0.origin.y - $0.top } ?? 0 }
  fileprivate var descent: CGFloat { layout.size.height - ascent }

  /// What the glyphs cover, y up from the baseline; empty without ink.
  fileprivate var ink: CGRect {
    var path = PathData()
    for run in layout.lines.first?.text.runs ?? [] { path.append(run.outline) }
    guard !path.isEmpty else { return .zero }
    let bounds = CGPath(path).boundingBoxOfPath
    return CGRect(
      x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height)
  }
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

/// Text with attributes for all of it; values that are absent are left out.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?, _ str: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString? {
  guard let str else { return nil }
  var all: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? [:] {
    let name = key.base as? NSAttributedString.Key ?? (key.base as? String).map { .init($0) }
    guard let name, let value = Optional(value).flatMap(present) else { continue }
    all[name] = value
  }
  return NSAttributedString(string: str, attributes: all)
}

/// The value inside of an optional that was made `Any`.
private func present(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Points, y up from the left end of the baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.ink }
  return CGRect(
    x: 0, y: -line.descent, width: line.layout.size.width, height: line.layout.size.height)
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
  return Double(line.layout.size.width)
}

/// What the line's glyphs would cover at the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let position = context?.textPosition ?? .zero
  return line.ink.offsetBy(dx: position.x, dy: position.y)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  (line.layout.lines.first?.text.runs ?? []).reduce(0) { $0 + $1.glyphs.count }
}

/// Draws the line where the context's text matrix puts it, and moves the text position to its end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.saveGState()
  context.concatenate(CGAffineTransform(scaleX: 1, y: -1).concatenating(context.textMatrix))
  if context.textDrawingMode == .fill {
    line.layout.draw(in: context, at: CGPoint(x: 0, y: -line.ascent))
  } else if let first = line.layout.lines.first {
    for (run, span) in zip(first.text.runs, first.text.spanOfRun) {
      let look = first.firstLook + span
      if line.layout.looks.indices.contains(look) {
        context.setFillColor(line.layout.looks[look].color.cgColor)
      }
      context.show(run)
    }
  }
  context.restoreGState()
  context.textPosition.x += line.layout.size.width
}
