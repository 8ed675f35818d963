// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's frames: lines within a box, y up.

public import CoreGraphics

/// The lines of a text that fit in a path's bounding box
/// ([Apple](https://developer.apple.com/documentation/coretext/ctframe)).
public final class CTFrame {
  fileprivate let path: CGPath
  /// The part of the text that was given, in UTF-16 units.
  fileprivate let range: Range<Int>
  /// The part of the text that fits, in UTF-16 units.
  fileprivate let visibleRange: Range<Int>
  fileprivate let lines: [CTLine]
  /// The left end of each line's baseline in points, y up from the lower left corner of the path's bounding box.
  fileprivate let origins: [CGPoint]

  init(_ path: CGPath, _ fitted: FittedLines, height: CGFloat) {
    self.path = path
    range = fitted.range
    lines = fitted.lines
    origins = fitted.origins.map { CGPoint(x: $0.x, y: height - $0.y) }
    visibleRange = range.lowerBound..<(lines.last?.range.upperBound ?? range.lowerBound)
  }
}

/// Returns the part of the text that was given, in UTF-16 units of the framesetter's text.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
/// Returns the part of the text that the lines show, in UTF-16 units of the framesetter's text.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(frame.visibleRange)
}
/// Returns the path of the frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Returns the lines, `CTLine`s, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the origins of lines, in points, y up from the lower left corner of the path's bounding box.
///
/// - Parameters:
///   - frame: The frame.
///   - range: The indices of lines; a length of 0 extends to the last line.
///   - origins: Memory for as many points as the range has lines.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  // SAFETY: the caller guarantees memory for each line of the range, as Apple's API demands; no further point is
  // written.
  for (position, index) in range.part(of: frame.origins.indices).enumerated() {
    unsafe origins[position] = frame.origins[index]
  }
}

/// Draws the lines at their origins, in the context's user space with y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.orZero.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
}
