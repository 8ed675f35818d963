// The values of a layer: those of the model, or those of the presentation at one time.

/// The values that a layer shows. Lengths are points in the layer's own space, y down, unless said
/// otherwise.
///
/// A value type, so that the presentation at a time is a copy of the model with animations applied,
/// without a second layer.
struct LayerValues {
  var bounds = CGRect.zero
  /// The position of the anchor point, in the superlayer's space.
  var position = CGPoint.zero
  /// In the unit square of the bounds.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var masksToBounds = false
  var opacity: Float = 1
  var allowsGroupOpacity = true

  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0

  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3

  var contentsScale: CGFloat = 1
  /// In the unit square of the contents.
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part that stretches, in the unit square of `contentsRect`.
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Colours, contents, names.
  var appearance: LayerAppearance {
    get { appearanceStorage.value }
    set { appearanceStorage.value = newValue }
  }
  private var appearanceStorage = LayerAppearance.Storage()

  /// The values that the layer's class adds.
  var gradient: GradientValues?
  var shape: ShapeValues?
  var replicator: ReplicatorValues?

  static let black = CGColor(.black)
}

extension LayerValues {
  /// Whether a layer with these values can be seen: not hidden, not clear, and not turned away.
  var isVisible: Bool {
    !isHidden && opacity > 0 && (isDoubleSided || transform.m33 >= 0)
  }
}

/// A layer's values by reference, so that a frame hands them on without a copy.
final class SharedValues {
  var values: LayerValues

  init(_ values: LayerValues) { self.values = values }
}

/// The contents of a layer.
enum LayerContents {
  case none
  case image(CGImage)
  /// The recording of `draw(in:)` in a layer of this size; points from the bounds' origin.
  case recorded(DisplayList, CGSize)
  /// The setter's value; never drawn.
  case unknown(Any)

  init(_ value: Any?) {
    guard let value else {
      self = .none
      return
    }
    self = (value as? CGImage).map(LayerContents.image) ?? .unknown(value)
  }
}

extension LayerContents {
  /// The value of the property `contents`; nil for a recorded drawing.
  var value: Any? {
    switch self {
    case .none: nil
    case .image(let image): image
    case .recorded: nil
    case .unknown(let value): value
    }
  }
}

/// The values that a gradient layer adds.
struct GradientValues {
  var colors: [Any]?
  var locations: [NSNumber]?
  /// In the unit square.
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

/// The values that a shape layer adds.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = LayerValues.black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?
}

/// The values that a replicator layer adds.
struct ReplicatorValues {
  var instanceCount = 1
  var instanceDelay: CFTimeInterval = 0
  var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor?
  var instanceRedOffset: Float = 0
  var instanceGreenOffset: Float = 0
  var instanceBlueOffset: Float = 0
  var instanceAlphaOffset: Float = 0
}
