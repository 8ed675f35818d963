// Drawing pictures.

public import CoreGraphics
internal import ImageIO

extension UIImage {
  /// Draws the picture in its own size, with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into `rect`, in its orientation.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard allFinite(alpha, for: "UIImage.draw(in:)"), let context = UIGraphicsGetCurrentContext()
    else { return }
    withCurrentContext(blendMode, alpha) {
      variant(forScale: context.pixelsPerUnit).fill(rect, in: context)
    }
  }

  /// Repeats the picture in its own size from the top left corner of `rect`, which it fills.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    tile(cgImage, over: rect.standardized, in: context)
  }

  /// Draws the picture's shape in one colour.
  package func draw(in rect: CGRect, tint: UIColor, context: CGContext) {
    let shape = CGContext(recordingSize: context.size, scale: context.scale)
    variant(forScale: context.pixelsPerUnit).fill(rect, in: shape)
    let color = DisplayItem(.fill(.rect(rect), tint.cgColor.paint))
    context.record(.group(DisplayGroup(DisplayList([color]), mask: shape.displayList)))
  }

  /// The picture's shape in one colour, to be drawn sharp at any scale.
  public func withTintColor(_ color: UIColor) -> UIImage {
    guard let cgImage else { return self }
    let context = CGContext(recordingSize: size, scale: scale)
    let plain = resettingCaps
    (plain.values.variants == nil ? plain : plain.variant(forScale: .greatestFiniteMagnitude))
      .draw(in: CGRect(origin: .zero, size: size), tint: color, context: context)
    var values = values
    values.orientation = .up
    values.variants = nil
    let isSideways = imageOrientation.isSideways
    values.cgImage = CGImage(
      context.displayList, width: isSideways ? cgImage.height : cgImage.width,
      height: isSideways ? cgImage.width : cgImage.height, scale: scale)
    return UIImage(values)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  private var resettingCaps: UIImage {
    var values = values
    values.isResizable = false
    return UIImage(values)
  }

  /// Fills `rect` by the picture's own rules, with the context's alpha and blend mode.
  private func fill(_ rect: CGRect, in context: CGContext) {
    guard let cgImage, size.width > 0, size.height > 0 else { return }
    if values.isResizable, imageOrientation == .up {
      fillPatches(of: rect.standardized, with: cgImage, in: context)
    } else {
      context.drawUpright(cgImage, in: rect, orientation: imageOrientation.exif)
    }
  }

  private func fillPatches(of rect: CGRect, with cgImage: CGImage, in context: CGContext) {
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    for patch in patches(of: rect, in: context) {
      guard let part = patchImages.part(of: cgImage, in: patch.source.applying(toPixels)) else {
        continue
      }
      if patch.isTiled, resizingMode == .tile {
        tile(part, over: patch.target, in: context)
      } else {
        context.drawUpright(part, in: patch.target)
      }
    }
  }

  /// Repeats an image at this picture's scale from the top left corner of `rect`.
  private func tile(_ image: CGImage?, over rect: CGRect, in context: CGContext) {
    guard let image, !rect.isEmpty, rect.isFiniteRect else { return }
    let cell = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: rect.minX, ty: rect.minY)
    context.fill(.rect(rect), .pattern(image, transform: cell))
  }
}

extension CGContext {
  /// Pixels per unit of user space.
  package var pixelsPerUnit: CGFloat {
    abs(listTransform.determinant).squareRoot() * scale
  }
}

extension CGRect {
  fileprivate var isFiniteRect: Bool {
    !isNull && minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
