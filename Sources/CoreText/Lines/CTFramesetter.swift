// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's framesetters: text broken into lines within a box.

public import CoreGraphics
import Typesetting

/// A text that can be broken into lines within boxes
/// ([Apple](https://developer.apple.com/documentation/coretext/ctframesetter-2eg)).
public final class CTFramesetter {
  let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) { self.text = text }
}

/// Creates a framesetter of a text with attributes.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString)
  -> CTFramesetter
{
  CTFramesetter(attrString)
}

/// Breaks a part of the text into the lines that fit in the bounding box of a path
/// ([Apple](https://developer.apple.com/documentation/coretext/ctframesettercreateframe(_:_:_:_:))).
///
/// - Parameters:
///   - framesetter: The text.
///   - stringRange: The part, in UTF-16 units; a length of 0 extends to the end of the text.
///   - path: The path, y up, in points.
///   - frameAttributes: Without effect: lines always progress downwards.
/// - Returns: The frame.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBoxOfPath.orZero
  return CTFrame(
    path, FittedLines(framesetter.text, stringRange, in: box.size), height: box.height)
}

/// Measures the lines of a part of the text that fit in a box.
///
/// - Parameters:
///   - framesetter: The text.
///   - stringRange: The part, in UTF-16 units; a length of 0 extends to the end of the text.
///   - frameAttributes: Without effect.
///   - constraints: The box in points; `greatestFiniteMagnitude` is without a limit.
///   - fitRange: Gets the range of the text that fits. May be nil.
/// - Returns: The size of those lines in points.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let fitted = FittedLines(framesetter.text, stringRange, in: constraints)
  let end = fitted.lines.last?.range.upperBound ?? fitted.range.lowerBound
  // SAFETY: the pointer is nil or leads to the caller's range, as Apple's API demands.
  unsafe fitRange?.pointee = CFRange(fitted.range.lowerBound..<end)
  return fitted.size
}
