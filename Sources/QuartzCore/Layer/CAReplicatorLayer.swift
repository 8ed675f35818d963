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

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.replicator = ReplicatorValues()
  }

  private var replicator: ReplicatorValues { values.replicator ?? ReplicatorValues() }

  /// How often the sublayers are shown; at most 10,000 are drawn. Default: 1.
  open var instanceCount: Int {
    get { replicator.instanceCount }
    set { change(.instanceCount, to: newValue) }
  }

  /// Kept for sources; depth is not preserved.
  open var preservesDepth = false

  /// Seconds by which each instance runs behind the one before. Default: 0.
  open var instanceDelay: CFTimeInterval {
    get { replicator.instanceDelay }
    set { change(.instanceDelay, to: newValue) }
  }

  /// From each instance to the next, about the layer's anchor point. Default: identity.
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

  open var instanceGreenOffset: Float {
    get { replicator.instanceGreenOffset }
    set { change(.instanceGreenOffset, to: newValue) }
  }

  open var instanceBlueOffset: Float {
    get { replicator.instanceBlueOffset }
    set { change(.instanceBlueOffset, to: newValue) }
  }

  open var instanceAlphaOffset: Float {
    get { replicator.instanceAlphaOffset }
    set { change(.instanceAlphaOffset, to: newValue) }
  }
}
