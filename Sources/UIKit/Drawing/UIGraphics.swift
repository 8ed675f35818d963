// The current context, rectangles drawn into it, and image contexts.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
private import Rasterizer

/// Touched by everything in UIKit that may lead to pixels: makes the rasteriser known, once.
package let pixelsInstalled: Void = PictureRasterizer.install(Rasterizer())

// MARK: The current context

/// Where drawing goes that names no context; nil outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.top?.context
}

public func UIGraphicsPushContext(_ context: CGContext) {
  pixelsInstalled
  ContextStack.push(ContextStack.Entry(context: context))
}

public func UIGraphicsPopContext() {
  ContextStack.pop()
}

// MARK: Rectangles

public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withCurrentContext(blendMode, 1) { UIGraphicsGetCurrentContext()?.fill(rect) }
}

/// A frame one point wide, inside the rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withCurrentContext(blendMode, 1) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

// MARK: Image contexts

/// A picture of `size` points at one pixel per point becomes the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A picture of `size` points becomes the current context. `scale` 0 is the screen's.
///
/// Where such a picture cannot be (no pixels, or over 16,384 on a side) drawing goes nowhere and
/// the image is nil, with one log line.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  pixelsInstalled
  ContextStack.push(
    ContextStack.Entry(
      context: CGContext(imageSize: size, scale: scale, isOpaque: opaque), isImage: true))
}

/// What was drawn into the image context so far; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = ContextStack.top, top.isImage else { return nil }
  return top.context?.snapshot()
}

public func UIGraphicsEndImageContext() {
  if ContextStack.top?.isImage == true { ContextStack.pop() }
}

extension CGContext {
  /// A context for a picture of `size` points; nil where it would have no pixels or too many.
  package convenience init?(imageSize size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let scale = scale.isFinite && scale > 0 ? scale : ScreenScale.current
    let sides = [size.width * scale, size.height * scale]
    guard sides.allSatisfy({ $0 > 0 && $0 <= CGFloat(PixelSize.maximumSide) }) else {
      logOnce("an image of \(size.width) × \(size.height) points cannot be drawn")
      return nil
    }
    self.init(recordingSize: size, scale: scale)
    if isOpaque { fill(.rect(CGRect(origin: .zero, size: size)), .color(.black)) }
  }

  /// What was drawn so far as an image.
  package func snapshot() -> UIImage? {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
