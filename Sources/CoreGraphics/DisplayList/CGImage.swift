// An image: pixels, or a display list with a size that becomes pixels when somebody asks.

internal import Synchronization

/// An immutable picture. Equal when it is the same picture in memory.
public final class CGImage: Hashable, Sendable {
  /// Pixels, or a display list that becomes pixels when somebody asks for them.
  package enum Storage: Sendable {
    /// Never written after the image is made.
    case pixels(PixelBuffer)
    /// Drawn at `scale` pixels per unit of the list.
    case picture(DisplayList, scale: CGFloat)
  }

  /// The pixels, or the list that draws them.
  package let storage: Storage
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// The provider that `dataProvider` returned before.
  let bytes = Mutex<CGDataProvider?>(nil)
  /// The part that was asked for last, so that drawing it again draws the same image.
  let lastPart = Mutex<(rect: PixelRect, image: CGImage)?>(nil)
  /// Whether a picture keeps the pixels that are drawn of it, and those that it keeps.
  let keptPixels = Mutex<(isWanted: Bool, pixels: PixelBuffer?)>((false, nil))
  /// Whether all pixels are known to hide what lies below them.
  package let isOpaque: Bool
  /// Whether it says where others show, by `masking(_:)`.
  public let isMask: Bool
  /// The image's place in a sequence of images that differ in few pixels; nil: it stands alone.
  package let lineage: ImageLineage?

  package init(
    _ pixels: PixelBuffer, isOpaque: Bool = false, isMask: Bool = false,
    lineage: ImageLineage? = nil
  ) {
    self.isMask = isMask
    storage = .pixels(pixels)
    width = pixels.width
    height = pixels.height
    self.isOpaque = isOpaque
    self.lineage = lineage
  }

  /// A picture of `width` × `height` pixels whose list has `scale` pixels per unit.
  package init(_ list: DisplayList, width: Int, height: Int, scale: CGFloat) {
    storage = .picture(list, scale: scale)
    self.width = width
    self.height = height
    isOpaque = false
    isMask = false
    lineage = nil
  }

  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
