// The layer that fills and strokes a path.

/// Fills and strokes a path in its own space, between contents and sublayers, not clipped to its
/// bounds ([Apple](https://developer.apple.com/documentation/quartzcore/cashapelayer)).
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    values.shape = ShapeValues()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.shape == nil { values.shape = ShapeValues() }
  }

  /// Makes a layer with defaults: Foundation's coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.shape = ShapeValues()
  }

  private var shape: ShapeValues { values.shape ?? ShapeValues() }

  /// Never animates by itself. Setting it copies a mutable path. Default: nil.
  open var path: CGPath? {
    get { shape.path }
    set { change(.path, to: newValue.map { CGPath($0.data) }) }
  }

  /// Default: opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, to: newValue) }
  }

  /// Default: non-zero.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change(.fillRule, to: newValue) }
  }

  /// Default: nil, no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, to: newValue) }
  }

  /// The start of the stroke, as a fraction of the length of all subpaths. Default: 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, to: newValue) }
  }

  /// The end of the stroke, as a fraction of the length of all subpaths. Default: 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, to: newValue) }
  }

  /// Default: 1. A width of 0 draws nothing.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, to: newValue) }
  }

  /// Default: 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, to: newValue) }
  }

  /// Default: butt.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change(.lineCap, to: newValue) }
  }

  /// Default: miter.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change(.lineJoin, to: newValue) }
  }

  /// The length of the pattern that is skipped at the start, in points. Default: 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase, to: newValue) }
  }

  /// Lengths of dash, gap, dash, … Default: nil, a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { changePattern(newValue) }
  }

  private func changePattern(_ pattern: [NSNumber]?) {
    guard pattern?.allSatisfy(\.doubleValue.isFinite) ?? true else {
      logOnce(
        "\(type(of: self)).lineDashPattern: a value that is not a finite number was ignored")
      return
    }
    change(.lineDashPattern, to: pattern)
  }
}
