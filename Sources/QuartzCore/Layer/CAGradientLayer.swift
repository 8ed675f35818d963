// The layer that shows a gradient.

/// Shows a gradient over its background, clipped to its rounded corners
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cagradientlayer)).
///
/// The gradient lies in the unit square and is stretched to the bounds. Colours interpolate
/// unpremultiplied.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    values.gradient = GradientValues()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.gradient == nil { values.gradient = GradientValues() }
  }

  /// Makes a layer with defaults: Foundation's coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.gradient = GradientValues()
  }

  private var gradient: GradientValues { values.gradient ?? GradientValues() }

  /// `CGColor`s; something else counts as clear. nil or empty draws nothing, one fills. Default: nil.
  open var colors: [Any]? {
    get { gradient.colors }
    set { changeColors(newValue) }
  }

  /// The locations of the colours between start and end, 0 … 1 or beyond. Default: nil, evenly spread.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { changeLocations(newValue) }
  }

  /// The start of the gradient, in the unit square of the bounds. Default: (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, to: newValue) }
  }

  /// The end of the gradient, in the unit square of the bounds. Default: (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, to: newValue) }
  }

  /// Default: axial.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change(.type, to: newValue) }
  }

  private func changeColors(_ colors: [Any]?) {
    let isSame =
      colors?.count == gradient.colors?.count
      && zip(colors ?? [], gradient.colors ?? []).allSatisfy {
        ($0 as? CGColor)?.rgba == ($1 as? CGColor)?.rgba
      }
    guard !isSame else { return }
    withAction(for: .colors) { values.gradient?.colors = colors }
  }

  private func changeLocations(_ locations: [NSNumber]?) {
    guard locations != gradient.locations else { return }
    guard locations?.allSatisfy(\.doubleValue.isFinite) ?? true else {
      logOnce(
        "\(Swift.type(of: self)).locations: a value that is not a finite number was ignored")
      return
    }
    withAction(for: .locations) { values.gradient?.locations = locations }
  }
}
