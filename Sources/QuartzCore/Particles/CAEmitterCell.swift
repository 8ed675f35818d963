// A kind of particle.

/// The look and the motion of particles
/// ([Apple](https://developer.apple.com/documentation/quartzcore/caemittercell)). Of each range half is
/// added or taken away at most. An emitter reads its cells when they are given to it.
open class CAEmitterCell: NSObject, CAMediaTiming {
  public override init() {}

  /// The name for key paths. Default: nil.
  open var name: String?
  /// Default: true.
  open var isEnabled = true
  /// Particles a second. Default: 0.
  open var birthRate: Float = 0
  /// Seconds. Default: 0.
  open var lifetime: Float = 0
  /// The range around it from which each particle takes its own. Default: 0.
  open var lifetimeRange: Float = 0
  /// A `CGImage`. Default: nil.
  open var contents: Any?
  /// Default: the whole picture.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture per point. Default: 1.
  open var contentsScale: CGFloat = 1
  /// No-op: particles' pictures are always drawn smoothly. Default: "linear".
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// No-op, like ``minificationFilter``. Default: "linear".
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// No-op. Default: 0.
  open var minificationFilterBias: Float = 0
  /// Radians from +x, in the layer's plane. Default: 0.
  open var emissionLongitude: CGFloat = 0
  /// No-op: there is no depth.
  open var emissionLatitude: CGFloat = 0
  /// Radians of the cone. Default: 0.
  open var emissionRange: CGFloat = 0
  /// Points a second. Default: 0.
  open var velocity: CGFloat = 0
  /// The range around it from which each particle takes its own. Default: 0.
  open var velocityRange: CGFloat = 0
  /// Points a second, a second. Default: 0.
  open var xAcceleration: CGFloat = 0
  /// Points per second squared, y down. Default: 0.
  open var yAcceleration: CGFloat = 0
  /// No-op: there is no depth. Default: 0.
  open var zAcceleration: CGFloat = 0
  /// Default: 1.
  open var scale: CGFloat = 1
  /// The range around it from which each particle takes its own. Default: 0.
  open var scaleRange: CGFloat = 0
  /// Change a second. Default: 0.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second. Default: 0.
  open var spin: CGFloat = 0
  /// The range around it from which each particle takes its own. Default: 0.
  open var spinRange: CGFloat = 0
  /// The picture is seen in this colour; white leaves it as it is. Default: opaque white.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The range around the colour's red from which each particle takes its own. Default: 0.
  open var redRange: Float = 0
  /// The range around the colour's green from which each particle takes its own. Default: 0.
  open var greenRange: Float = 0
  /// The range around the colour's blue from which each particle takes its own. Default: 0.
  open var blueRange: Float = 0
  /// The range around the colour's alpha from which each particle takes its own. Default: 0.
  open var alphaRange: Float = 0
  /// No-op: colours stay, only opacity changes with time.
  open var redSpeed: Float = 0
  /// No-op: particles keep their green. Default: 0.
  open var greenSpeed: Float = 0
  /// No-op: particles keep their blue. Default: 0.
  open var blueSpeed: Float = 0
  /// Change a second. Default: 0.
  open var alphaSpeed: Float = 0
  /// No-op: cells of cells emit nothing. Default: nil.
  open var emitterCells: [CAEmitterCell]?

  // MARK: Media timing

  /// Seconds until the first particle. Default: 0.
  open var beginTime: CFTimeInterval = 0
  /// No-op: particles come for as long as the emitter's layer runs. Default: 0.
  open var duration: CFTimeInterval = 0
  /// No-op: cells have no time of their own. Default: 1.
  open var speed: Float = 1
  /// No-op: cells have no time of their own. Default: 0.
  open var timeOffset: CFTimeInterval = 0
  /// No-op: cells have no time of their own. Default: 0.
  open var repeatCount: Float = 0
  /// No-op: cells have no time of their own. Default: 0.
  open var repeatDuration: CFTimeInterval = 0
  /// No-op: cells have no time of their own. Default: false.
  open var autoreverses = false
  /// No-op: cells have no time of their own. Default: `removed`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// No-op. Default: nil.
  open var style: [AnyHashable: Any]?
}
