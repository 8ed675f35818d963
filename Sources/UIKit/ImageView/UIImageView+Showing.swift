// From an image to a layer's contents: tint, darkening, orientation, caps, runs of images.

import CoreGraphics
import QuartzCore

extension UIImageView {
  /// How much black lies on the image of a pressed button.
  private static let darkening: CGFloat = 0.45
  /// Frames a second of images that move without a duration.
  private static let framesPerSecond = 30.0

  /// Shows the present image.
  func showImage() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    layer.contents = shown.flatMap(picture)
    guard let shown else { return }
    layer.contentsScale = shown.scale
    layer.contentsCenter = shown.stretchedPart
  }

  /// The image as it is, or drawn anew with what a layer does not know.
  private func picture(_ image: UIImage) -> CGImage? {
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && rendersAutomaticAsTemplate)
    let isPlain = !isTemplate && !isDarkened && fade == 1 && image.imageOrientation == .up
    guard let cgImage = image.cgImage, !isPlain, image.size.width > 0, image.size.height > 0 else {
      return image.cgImage
    }
    let context = CGContext(recordingSize: image.size, scale: image.scale)
    let rect = CGRect(origin: .zero, size: image.size)
    context.setAlpha(fade)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.drawUpright(cgImage, in: rect)
    if isTemplate { fill(rect, tintColor, .sourceIn, in: context) }
    if isDarkened {
      fill(rect, UIColor(white: 0, alpha: Self.darkening), .sourceAtop, in: context)
    }
    context.endTransparencyLayer()
    return context.makeImage()
  }

  private func fill(_ rect: CGRect, _ color: UIColor, _ mode: CGBlendMode, in context: CGContext) {
    context.setBlendMode(mode)
    context.setFillColor(color.cgColor)
    context.fill(rect)
    context.setBlendMode(.normal)
  }

  func startImageAnimation() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap(picture)
    animation.calculationMode = .discrete
    animation.duration =
      animationDuration > 0 ? animationDuration : Double(images.count) / Self.framesPerSecond
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(animation, forKey: Self.animationKey)
  }
}

extension UIImage {
  /// What lies inside the caps, in the unit square; all of an image without caps.
  fileprivate var stretchedPart: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
  }
}
