// The layer contents of an image view: tint, orientation, caps and animated images.

import CoreGraphics
import QuartzCore

extension UIImageView {
  /// The opacity of the black over a pressed button's image.
  private static let darkening: CGFloat = 0.45
  /// Frames a second of images that move without a duration.
  private static let framesPerSecond = 30.0

  private var shownImage: UIImage? {
    preferred(isHighlighted ? highlightedImage ?? image : image)
  }

  /// The image, drawn as the view prefers where it is a symbol.
  func preferred(_ image: UIImage?) -> UIImage? {
    image?.forCurrentTraits.preferring(preferredSymbolConfiguration)
  }

  /// Whether the present image repeats its middle, so that it is drawn for each size.
  var isTiled: Bool {
    guard let shown = shownImage else { return false }
    return shown.capInsets != .zero && shown.resizingMode == .tile
  }

  /// Whether the present image is drawn from vectors at the size of the view.
  var isVector: Bool { shownImage?.values.variants?.settings.preservesVectors ?? false }

  /// Pixels per point of an image on the output: more where it is drawn from vectors and shown larger than its own size.
  private func resolution(of image: UIImage) -> CGFloat {
    let (size, scale) = (image.size, outputResolution)
    guard image.values.variants?.settings.preservesVectors == true, size.width > 0, size.height > 0
    else { return scale }
    let magnification = max(bounds.width / size.width, bounds.height / size.height)
    return (scale * min(max(magnification, 1), 16)).rounded(.up)
  }

  private var outputResolution: CGFloat { contentScaleFactor * outputZoom }

  /// Shows the present image.
  func showImage() {
    withTraits(showImageAsItIs)
  }

  private func showImageAsItIs() {
    let shown = shownImage
    let variant = shown.map(directlyShown) ?? nil
    layer.contents = variant?.cgImage ?? shown.flatMap(picture)
    layer.contentsScale = variant?.scale ?? shown.map(resolution) ?? outputResolution
    layer.contentsCenter = isTiled ? Self.all : shown?.stretchedPart ?? Self.all
  }

  nonisolated static let all = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The image at the best resolution where a layer can show it as it is.
  private func directlyShown(_ image: UIImage) -> UIImage? {
    guard !isTemplate(image), !isDarkened, fade == 1, !isTiled, image.imageOrientation == .up else {
      return nil
    }
    return image.variant(forScale: resolution(of: image))
  }

  /// The image in its own size, or in the bounds' where it repeats, with what a layer cannot do. It
  /// is recorded, so that it stays sharp.
  private func picture(_ image: UIImage) -> CGImage? {
    let size = isTiled ? bounds.size : image.size
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(recordingSize: size, scale: resolution(of: image))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    context.setAlpha(fade)
    let isComposed = isDarkened || fade != 1
    if isComposed { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    let rect = CGRect(origin: .zero, size: size)
    if isTemplate(image) {
      image.draw(in: rect, tint: tintColor, context: context)
    } else {
      image.draw(in: rect)
    }
    if isDarkened { darken(rect, in: context) }
    if isComposed { context.endTransparencyLayer() }
    return context.makeImage()
  }

  private func isTemplate(_ image: UIImage) -> Bool {
    switch image.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: rendersAutomaticAsTemplate
    }
  }

  private func darken(_ rect: CGRect, in context: CGContext) {
    context.setBlendMode(.sourceAtop)
    context.setFillColor(UIColor(white: 0, alpha: Self.darkening).cgColor)
    context.fill(rect)
  }

  func startImageAnimation() {
    let chosen = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    let images = chosen ?? image?.images ?? []
    let ownDuration = chosen == nil ? image?.duration ?? 0 : animationDuration
    guard !images.isEmpty else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap { directlyShown($0)?.cgImage ?? picture($0) }
    animation.calculationMode = .discrete
    animation.duration =
      ownDuration > 0 ? ownDuration : Double(images.count) / Self.framesPerSecond
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(animation, forKey: Self.animationKey)
  }
}

extension UIImage {
  /// The stretchable part between the caps, in the unit square.
  fileprivate var stretchedPart: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return UIImageView.all }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
  }
}
