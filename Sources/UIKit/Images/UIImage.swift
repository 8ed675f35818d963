// Pictures as views and drawing code use them.

public import CoreGraphics
internal import Synchronization

/// An immutable image with a scale, an orientation and rules for resizing and tinting.
open class UIImage: NSObject, @unchecked Sendable {
  /// The rotation and mirroring of the pixels.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Whether views show the picture's own colours or its shape in their tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the part between the cap insets is resized.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The stored properties of an image.
  package struct Values: Sendable {
    /// The pixels at other scales; nil for an image of one scale.
    var variants: ImageVariants?
    var cgImage: CGImage?
    /// Pixels per point; finite and > 0.
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    /// Whether the caps were set; else the picture is stretched as a whole.
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeftLayoutDirection = false
    /// The frames of an animated image; nil for other images.
    var run: [UIImage]?
    var duration: TimeInterval = 0
    /// The name of the system symbol; nil for other images.
    var symbolName: String?
    /// The configuration of the system symbol; nil for other images.
    var symbolAttributes: SymbolConfiguration.Attributes?
    /// The sides of a system symbol that is not drawn here, of which the longer one is 1; nil for other images.
    var symbolBox: CGSize?
    /// The asset that registers variants for other traits; nil without one.
    var asset: UIImageAsset?
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  /// The stored properties.
  package private(set) final var values: Values
  /// An identifier for UI tests. Default: nil.
  open var accessibilityIdentifier: String? {
    get { identifier.withLock { $0 } }
    set { identifier.withLock { $0 = newValue } }
  }
  private let identifier = Mutex<String?>(nil)
  /// The patches that were cut out, so that drawing again names the same images.
  let patchImages = NinePatchImages()

  // Not designated, so that subclasses inherit all designated initialisers.
  /// An image of these properties.
  package convenience init(_ values: Values) {
    self.init()
    self.values = values
  }

  /// A picture without pixels; its size is zero and it draws nothing.
  public override init() {
    values = Values()
  }

  /// Creates the image of an image literal. Traps where no image has that name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(NamedImages.variants(named: name)?.values ?? Values())
  }

  public init(cgImage: CGImage) {
    values = Values(cgImage: cgImage)
  }

  /// A scale that is not finite or not above 0 is taken as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    values = Values(cgImage: cgImage, scale: usableScale(scale), orientation: orientation)
  }

  /// The name of the system symbol, or the one that the picture was looked up by; nil for other images.
  package var lookupName: String? { values.symbolName ?? values.variants?.name }

  open var cgImage: CGImage? { values.cgImage }
  /// Pixels per point.
  open var scale: CGFloat { values.scale }
  open var imageOrientation: Orientation { values.orientation }
  open var renderingMode: RenderingMode { values.renderingMode }
  open var capInsets: UIEdgeInsets { values.capInsets }
  open var resizingMode: ResizingMode { values.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeftLayoutDirection }

  /// Points, after the orientation.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let width = CGFloat(cgImage.width) / scale
    let height = CGFloat(cgImage.height) / scale
    return imageOrientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (cgImage != nil && values.isSame(as: other.values))
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage)
    return hasher.finalize()
  }
}

extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  package var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
}

extension UIImage.Values {
  fileprivate func isSame(as other: Self) -> Bool {
    cgImage == other.cgImage && scale == other.scale && orientation == other.orientation
      && renderingMode == other.renderingMode && capInsets == other.capInsets
      && resizingMode == other.resizingMode && symbolName == other.symbolName
      && symbolAttributes == other.symbolAttributes
  }
}

/// A scale as pictures keep it.
private func usableScale(_ scale: CGFloat) -> CGFloat {
  guard scale.isFinite, scale > 0 else {
    logOnce("UIImage.scale: \(scale) was taken as 1")
    return 1
  }
  return scale
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
