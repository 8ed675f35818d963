// The layer that emits particles.

/// Emits particles from its cells
/// ([Apple](https://developer.apple.com/documentation/quartzcore/caemitterlayer)).
///
/// Every particle is a sublayer whose path follows from the seed, its cell and its number alone: a frame
/// at a time is the same on every machine. It has been emitting since its own time 0, so that a
/// `beginTime` of `CACurrentMediaTime()` begins without particles. After as many particles as live at
/// once, at most 500 of a cell, the same come again. Depth and cells of cells are left out.
open class CAEmitterLayer: CALayer {
  private var isStale = false
  private var particles: [CALayer] = []

  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  /// Makes a layer with defaults: Foundation's coder holds none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Default: nil.
  open var emitterCells: [CAEmitterCell]? { didSet { change() } }
  /// Multiplies those of the cells. Default: 1.
  open var birthRate: Float = 1 { didSet { change() } }
  /// Multiplies those of the cells. Default: 1.
  open var lifetime: Float = 1 { didSet { change() } }
  /// The place that particles come from, in the layer's points. Default: 0, 0.
  open var emitterPosition = CGPoint.zero { didSet { change() } }
  /// No-op: there is no depth.
  open var emitterZPosition: CGFloat = 0
  /// Points; a circle has its width as its radius. Default: 0, 0.
  open var emitterSize = CGSize.zero { didSet { change() } }
  /// No-op: there is no depth. Default: 0.
  open var emitterDepth: CGFloat = 0
  /// Default: point.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { change() } }
  /// Default: volume.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { change() } }
  /// No-op: later particles lie over earlier ones.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// No-op: there is no depth. Default: false.
  open var preservesDepth = false
  /// Multiplies those of the cells. Default: 1.
  open var velocity: Float = 1 { didSet { change() } }
  /// Multiplies those of the cells. Default: 1.
  open var scale: Float = 1 { didSet { change() } }
  /// Multiplies those of the cells. Default: 1.
  open var spin: Float = 1 { didSet { change() } }
  /// Other numbers give other particles. Default: 0.
  open var seed: UInt32 = 0 { didSet { change() } }

  private func change() {
    isStale = true
    setNeedsLayout()
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    guard isStale else { return }
    isStale = false
    for particle in particles { particle.removeFromSuperlayer() }
    particles = []
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      if cell.emitterCells?.isEmpty == false {
        logOnce("CAEmitterCell: particles emit no particles of their own here")
      }
      var source = ParticleSource(cell, of: self, seed: UInt64(seed) << 16 | UInt64(index))
      particles += source.layers()
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for particle in particles { addSublayer(particle) }
    CATransaction.commit()
  }
}
