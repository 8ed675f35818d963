// Images: a rectangle filled with the image's pixels.

internal import CoreGraphics

extension Painter {
  func draw(
    _ image: CGImage, in rect: CGRect, sampling: ImageSampling, alpha: Double,
    transform: CGAffineTransform, clips: [ClipShape], blendMode: BlendMode
  ) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else { return }
    let opacity = UInt8(min(max(alpha.isNaN ? 0 : alpha, 0), 1) * 255 + 0.5)
    let placement = CGAffineTransform(
      a: rect.width / Double(image.width), b: 0, c: 0, d: rect.height / Double(image.height),
      tx: rect.minX, ty: rect.minY)
    guard
      let source = resources.paints.source(
        image, placement.concatenating(transform), sampling: sampling, alpha: opacity)
    else { return }
    fill(.rect(rect), source, transform: transform, clips: clips, blendMode: blendMode)
  }
}
