// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's frames: text broken into lines within a box, which stands with y up.

public import CoreGraphics
import Typesetting

/// What breaks a text into lines
/// ([Apple](https://developer.apple.com/documentation/coretext/ctframesetter-2eg)).
public final class CTFramesetter {
  fileprivate let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) { self.text = text }
}

/// Lines within a path's bounding box ([Apple](https://developer.apple.com/documentation/coretext/ctframe)).
public final class CTFrame {
  fileprivate let path: CGPath
  /// What was to be shown, in UTF-16 units of the text.
  fileprivate let range: Range<Int>
  fileprivate let visibleRange: Range<Int>
  fileprivate let lines: [CTLine]
  /// Of each line, y up from the lower left corner of the path's box.
  fileprivate let origins: [CGPoint]

  fileprivate init(_ path: CGPath, _ broken: BrokenText, height: CGFloat) {
    self.path = path
    range = broken.range
    lines = broken.lines
    origins = broken.origins.map { CGPoint(x: $0.x, y: height - $0.y) }
    visibleRange = range.lowerBound..<(lines.last?.range.upperBound ?? range.lowerBound)
  }
}

/// A part of a text as the lines that have room in a box.
private struct BrokenText {
  let range: Range<Int>
  private(set) var lines: [CTLine] = []
  /// Of each line, y down from the upper left corner.
  private(set) var origins: [CGPoint] = []
  private(set) var size = CGSize.zero

  init(_ text: NSAttributedString, _ range: CFRange, in box: CGSize) {
    self.range = range.part(of: 0..<text.length)
    let start = self.range.lowerBound
    let part = text.attributedSubstring(from: NSRange(location: start, length: self.range.count))
    let isEndless = !(box.width < CGFloat(Float.greatestFiniteMagnitude))
    let layout = TextLayout(part, width: isEndless ? .infinity : box.width, defaults: .coreText)
    let units = PlacedText.units(of: part.string, from: start)
    // The unit with which each line begins.
    let starts = PlacedText(part.string, layout, lineHeight: 0).lines.map {
      units[min($0.places.lowerBound, units.count - 1)]
    }
    for (index, line) in layout.lines.enumerated() {
      // As many as have their whole box in the height, up to roundings.
      guard line.top + line.height <= box.height + 0.001 else { break }
      let end = index + 1 < starts.count ? starts[index + 1] : self.range.upperBound
      lines.append(CTLine(layout.line(index), text, starts[index]..<max(starts[index], end)))
      origins.append(line.origin)
      size.width = max(size.width, line.origin.x + line.text.width)
      size.height = line.top + line.height
    }
    if lines.count == layout.lines.count { size.height = layout.size.height }
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString)
  -> CTFramesetter
{
  CTFramesetter(attrString)
}

/// Breaks a part of the text into as many lines as have room in the bounding box of `path`. A range without
/// length reaches to the end. `frameAttributes` have no effect: lines always go down.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBoxOfPath.orZero
  return CTFrame(path, BrokenText(framesetter.text, stringRange, in: box.size), height: box.height)
}

/// The size that a part of the text takes within `constraints`, in points; what has room there is told
/// by `fitRange`.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = BrokenText(framesetter.text, stringRange, in: constraints)
  let end = text.lines.last?.range.upperBound ?? text.range.lowerBound
  // SAFETY: a range of the caller's, or nil.
  unsafe fitRange?.pointee = CFRange(text.range.lowerBound..<end)
  return text.size
}

/// In UTF-16 units of the framesetter's text.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
/// What the lines show, in UTF-16 units of the framesetter's text.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(frame.visibleRange)
}
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The lines, `CTLine`s, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the lines' origins, y up from the lower left corner of the path's box, to `origins`, which has
/// room for them. A range without length reaches to the last line.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  // SAFETY: the caller promises room for what the range stands for.
  for (place, index) in range.part(of: frame.origins.indices).enumerated() {
    unsafe origins[place] = frame.origins[index]
  }
}

/// Draws the lines in their places, from the context's origin.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.orZero.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
}
