// The drawing context: keeps the graphics state and records a display list.

/// A drawing destination ([Apple](https://developer.apple.com/documentation/coregraphics/cgcontext)).
///
/// It draws nothing: each call adds to a display list, which the rasteriser turns into pixels when
/// somebody asks. Units are the user space's, mapped by `ctm`.
///
/// Three spaces:
/// - *user space*: callers draw in it;
/// - *the list's space*: y down, origin top left, in points; it is recorded;
/// - *device space*: pixels with y up, as on Apple's systems; only `ctm` and the conversions name it.
///
/// A NaN or an infinity is ignored, with one line on the standard error stream. Not to be shared
/// between threads.
public class CGContext {
  /// The display list of everything drawn so far, in the list's space, without an unfinished transparency layer.
  package var displayList: DisplayList {
    guard let image = sharedImage else { return layers[0].list }
    return DisplayList([DisplayItem(.image(image, area, sampling: .nearest, alpha: 1))])
  }

  /// The size of the list's space.
  package let size: CGSize
  /// Pixels per unit of the list's space.
  package let scale: CGFloat
  /// Whether y grows upwards in the user space that the context began with.
  let isFlipped: Bool
  /// The memory that `data` points to; nil in contexts that are no bitmaps.
  let bitmap: Bitmap?

  var state = CGContextState()
  var savedStates: [CGContextState] = []
  /// The backdrop and the open transparency layers above it.
  var layers = [ContextLayer()]

  /// The current path in user space as `pathTransform` had it when it began.
  var currentPath = PathData()
  var pathTransform = CGAffineTransform.identity

  /// Maps text space to user space; no part of the saved state. Default: the identity.
  public var textMatrix = CGAffineTransform.identity

  /// A context with UIKit's user space: points, y down, origin top left.
  ///
  /// - Parameters:
  ///   - recordingSize: Of the picture, in points.
  ///   - scale: Pixels per point, > 0.
  package init(recordingSize: CGSize, scale: CGFloat) {
    size = recordingSize
    self.scale = scale
    isFlipped = false
    bitmap = nil
  }

  /// A picture of `width` × `height` pixels with y up, origin bottom left.
  ///
  /// - Parameters:
  ///   - data: The caller's memory, which must hold `height` rows and live as long as is drawn: what it holds
  ///     is drawn on. Nil: the context has its own, transparent.
  ///   - width: Pixels, 1 … `PixelSize.maximumSide`; nil is returned for others.
  ///   - height: Pixels, in the same range.
  ///   - bitsPerComponent: 8; nil is returned for others.
  ///   - bytesPerRow: 0 or enough for a row; nil is returned for over 2³¹ bytes in all.
  ///   - space: RGB or grey; pixels are sRGB.
  ///   - bitmapInfo: How `data` lays out its bytes, see `BitmapLayout`; nil is returned for what it
  ///     does not know.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard PixelSize(width: width, height: height).isWithinLimit,
      bitsPerComponent == 8, let layout = BitmapLayout(space, bitmapInfo),
      bytesPerRow == 0
        || (width * layout.bytesPerPixel...(1 << 31) / height).contains(bytesPerRow)
    else {
      logOnce("CGContext: a bitmap of \(width) × \(height) cannot be made as asked")
      return nil
    }
    size = CGSize(width: CGFloat(width), height: CGFloat(height))
    scale = 1
    isFlipped = true
    // SAFETY: the caller's memory has `height` rows and lives as long as is drawn, as the parameter says.
    bitmap = unsafe Bitmap(
      width: width, height: height,
      bytesPerRow: bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow, layout: layout,
      bits: bitmapInfo, in: data)
    state.transform = toList
  }

  /// Pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }

  /// Pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// 8 for a bitmap of greys, else 32.
  public var bitsPerPixel: Int { (bitmap?.layout.bytesPerPixel ?? 4) * 8 }
  /// The distance from the first pixel of a row to that of the next.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? width * 4 }
  /// Grey or RGB; both are sRGB.
  public var colorSpace: CGColorSpace? { bitmap?.layout == .gray ? .gray : .rgb }
  /// The position of the alpha in a pixel, as the maker of the context said; first in those that UIKit makes.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }
  /// How a pixel lies in memory, as the maker of the context said; as in images in those that UIKit makes.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? .ofPixels }

  /// The pixels of a bitmap context; nil for other contexts.
  ///
  /// The memory lives as long as the context. From the first time that this is asked, it is the picture: what
  /// is drawn changes it at once, and what a caller writes there is in the image. Costs a drawing of the whole
  /// picture the first time.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    share(bitmap)
    // SAFETY: the memory lives as long as the context, as is documented.
    return unsafe bitmap.memory
  }

  /// Draws what was recorded in the memory, which is the picture from then on.
  private func share(_ bitmap: Bitmap) {
    guard !bitmap.isShared else { return }
    let pixels = PictureRasterizer.current.rasterize(
      layers[0].list, width: width, height: height, transform: .identity)
    bitmap.write(pixels, at: bitmap.bounds)
    bitmap.isShared = true
    layers[0].list = DisplayList()
  }

  /// The picture in the memory, where that is the picture: always so where it has no alpha, since drawing over
  /// black and in greys loses what a recording keeps.
  private var sharedImage: CGImage? {
    guard let bitmap, bitmap.isShared || bitmap.isOpaque else { return nil }
    share(bitmap)
    return CGImage(bitmap.read(bitmap.bounds), isOpaque: bitmap.isOpaque)
  }

  /// Fills the whole picture with a colour behind everything that was drawn so far.
  package func fillBehind(_ color: CGColor) {
    let backdrop = DisplayItem(.fill(.rect(area), color.paint))
    layers[0].list = DisplayList([backdrop] + layers[0].list.items)
  }

  /// Maps the user space that the context began with to the list's.
  var toList: CGAffineTransform {
    isFlipped ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity
  }

  /// The whole picture, in the list's space.
  var area: CGRect { CGRect(origin: .zero, size: size) }

  /// Everything drawn so far as an image, which becomes pixels when somebody asks for them.
  public func makeImage() -> CGImage? {
    sharedImage ?? CGImage(displayList, width: width, height: height, scale: scale)
  }

  /// Drawing is recorded at once: nothing to do.
  public func flush() {}

  /// Drawing is recorded at once: nothing to do.
  public func synchronize() {}
}

/// One layer that is drawn on: the context's backdrop or a transparency layer.
struct ContextLayer {
  var list = DisplayList()
  /// The state at the layer's beginning, which its end restores and composites with.
  var outside = CGContextState()
  /// How many states were saved below it.
  var savedCount = 0
}

extension CGContext {
  /// Adds one item to the current layer, in the list's space, with clips, shadow and alpha.
  ///
  /// - Parameters:
  ///   - content: In the space that `transform` maps to the list's.
  ///   - transform: Default: the user space's.
  package func record(_ content: DisplayItem.Content, transform: CGAffineTransform? = nil) {
    let item = DisplayItem(
      content, transform: transform ?? state.transform, clips: state.clips,
      blendMode: BlendMode(state.blendMode))
    if let shadow = state.shadow {
      var caster = item
      caster.clips = []
      caster.blendMode = .normal
      let below = Shadow(
        caster: .list(DisplayList([caster])), color: shadow.color, offset: shadow.offset,
        radius: shadow.blur)
      append(
        DisplayItem(.shadow(below), clips: state.clips, blendMode: BlendMode(state.blendMode)))
    }
    append(item)
  }

  /// Draws a list as one picture under the state's alpha, blend mode, shadow and clips; the list's
  /// space is the user space.
  package func draw(_ picture: DisplayList) {
    guard !picture.isEmpty, state.alpha > 0 else { return }
    let isPlain = state.alpha == 1 && state.blendMode == .normal
    record(
      isPlain ? .list(picture) : .group(DisplayGroup(picture, opacity: Double(state.alpha))))
  }

  /// Adds an item as it is, but for image masks, which need a group.
  private func append(_ item: DisplayItem) {
    var item = item
    for mask in state.masks {
      var inner = item
      inner.blendMode = .normal
      item = DisplayItem(
        .group(DisplayGroup(DisplayList([inner]), mask: DisplayList([mask]))),
        blendMode: item.blendMode)
    }
    if let bitmap, bitmap.isShared, layers.count == 1 { return bitmap.draw(item) }
    layers[layers.count - 1].list.append(item)
  }
}
