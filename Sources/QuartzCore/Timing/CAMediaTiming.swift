// The timing that layers and animations share, and the arithmetic between their time spaces.

/// A hierarchical timing system
/// ([Apple](https://developer.apple.com/documentation/quartzcore/camediatiming)): the local time of
/// an object is `(parent − beginTime) · speed + timeOffset`.
public protocol CAMediaTiming {
  /// Seconds in the parent's time. Default: 0, for an animation "when it is committed".
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one pass. Default: 0.
  var duration: CFTimeInterval { get set }
  /// Local seconds for each second of the parent's time. Default: 1.
  var speed: Float { get set }
  /// Seconds of local time added. Default: 0.
  var timeOffset: CFTimeInterval { get set }
  /// Passes, fractions allowed. Default: 0, one pass.
  var repeatCount: Float { get set }
  /// Seconds over which passes repeat; it wins over `repeatCount` where it is not 0. Default: 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by the same one backwards. Default: false.
  var autoreverses: Bool { get set }
  /// Default: `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The timing of a layer or an animation, as a value.
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A layer's local time at its parent's time.
  func localTime(atParent time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The parent's time at a layer's local time; where the layer stands still, its begin.
  func parentTime(atLocal time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }
}
