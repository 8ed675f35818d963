// The layer that shows its sublayers several times.

/// Shows its sublayers several times, each time moved, delayed and tinted further
/// ([Apple](https://developer.apple.com/documentation/quartzcore/careplicatorlayer)).
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    values.replicator = ReplicatorValues()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.replicator == nil { values.replicator = ReplicatorValues() }
  }

  /// Makes a layer with defaults: Foundation's coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.replicator = ReplicatorValues()
  }

  private var replicator: ReplicatorValues { values.replicator ?? ReplicatorValues() }

  /// The number of copies of the sublayers; at most 10,000 are drawn. Default: 1.
  open var instanceCount: Int {
    get { replicator.instanceCount }
    set { change(.instanceCount, to: newValue) }
  }

  /// No-op: depth is not preserved.
  open var preservesDepth = false

  /// Seconds by which each instance runs behind the one before. Default: 0.
  open var instanceDelay: CFTimeInterval {
    get { replicator.instanceDelay }
    set { change(.instanceDelay, to: newValue) }
  }

  /// The transform from each instance to the next, about the layer's anchor point. Default: identity.
  open var instanceTransform: CATransform3D {
    get { replicator.instanceTransform }
    set { change(.instanceTransform, to: newValue) }
  }

  /// Multiplies the colours of the first instance. Default: nil, opaque white.
  open var instanceColor: CGColor? {
    get { replicator.instanceColor }
    set { change(.instanceColor, to: newValue) }
  }

  /// Added to the colour from each instance to the next. Default: 0.
  open var instanceRedOffset: Float {
    get { replicator.instanceRedOffset }
    set { change(.instanceRedOffset, to: newValue) }
  }

  /// Added to the green component from each instance to the next. Default: 0.
  open var instanceGreenOffset: Float {
    get { replicator.instanceGreenOffset }
    set { change(.instanceGreenOffset, to: newValue) }
  }

  /// Added to the blue component from each instance to the next. Default: 0.
  open var instanceBlueOffset: Float {
    get { replicator.instanceBlueOffset }
    set { change(.instanceBlueOffset, to: newValue) }
  }

  /// Added to the alpha from each instance to the next. Default: 0.
  open var instanceAlphaOffset: Float {
    get { replicator.instanceAlphaOffset }
    set { change(.instanceAlphaOffset, to: newValue) }
  }
}
