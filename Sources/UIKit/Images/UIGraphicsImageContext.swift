// Image contexts: drawing that becomes an image.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
private import Rasterizer

/// A picture of `size` points at one pixel per point becomes the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A picture of `size` points becomes the current context. `scale` 0 is the screen's.
///
/// An impossible size (no pixels, or over 16,384 on a side) discards the drawing and gives a nil
/// image, with one log line.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  pixelsInstalled
  ContextStack.push(
    ContextStack.Entry(
      context: CGContext(imageSize: size, scale: scale, isOpaque: opaque), isImage: true))
}

/// Returns the image of the current image context; nil outside of one.
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

  /// Returns the recorded drawing as an image.
  package func snapshot() -> UIImage? {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
