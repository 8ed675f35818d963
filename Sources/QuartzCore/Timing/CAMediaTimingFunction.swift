// The curve that paces an animation: a cubic Bézier from (0,0) to (1,1), solved without libm.

/// A function from time to progress, both from 0 to 1
/// ([Apple](https://developer.apple.com/documentation/quartzcore/camediatimingfunction)).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// x of the first and second control point, within 0 … 1.
  private let x1: Float
  private let x2: Float
  private let y1: Float
  private let y2: Float

  /// A curve by name; an unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve with these inner control points. x is clamped to 0 … 1, so that time never runs back;
  /// a NaN or an infinity gives the linear curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let isFinite = c1x.isFinite && c1y.isFinite && c2x.isFinite && c2y.isFinite
    x1 = isFinite ? min(max(c1x, 0), 1) : 0
    y1 = isFinite ? c1y : 0
    x2 = isFinite ? min(max(c2x, 0), 1) : 1
    y2 = isFinite ? c2y : 1
  }

  // Foundation's NSCoder has no typed archive of ours to read; a decoded curve is the default one.
  /// Makes the default curve: Foundation's coder holds none.
  public required init?(coder: NSCoder) {
    (x1, y1, x2, y2) = (0.25, 0.1, 0.25, 1)
  }

  /// Writes control point `idx` (0 … 3) to two floats, as on Apple's systems.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = controlPoint(at: idx)
    // SAFETY: the caller passes memory for two floats, as Apple's documentation demands.
    unsafe ptr[0] = point.x
    unsafe ptr[1] = point.y
  }

  /// Control point 0 … 3; the outer two are (0,0) and (1,1).
  package func controlPoint(at index: Int) -> (x: Float, y: Float) {
    precondition((0...3).contains(index), "a timing function has control points 0 … 3")
    return [(0, 0), (x1, y1), (x2, y2), (1, 1)][index]
  }

  /// Progress at `time`, both from 0 to 1; time outside is clamped. With + − × ÷ alone.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    let parameter = Self.parameter(x: time, Double(x1), Double(x2))
    return Self.curve(parameter, Double(y1), Double(y2))
  }

  /// 3(1−s)²s·p1 + 3(1−s)s²·p2 + s³.
  private static func curve(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    ((1 - 3 * p2 + 3 * p1) * s + (3 * p2 - 6 * p1)) * s * s + 3 * p1 * s
  }

  /// The parameter whose x is `x`: bisection to the last bit; x grows with the parameter.
  private static func parameter(x: Double, _ x1: Double, _ x2: Double) -> Double {
    var low = 0.0
    var high = 1.0
    // 60 halvings leave less than the spacing of doubles near 1.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return x1 == other.x1 && y1 == other.y1 && x2 == other.x2 && y2 == other.y2
  }

  open override var hash: Int {
    var hasher = Hasher()
    for value in [x1, y1, x2, y2] { hasher.combine(value) }
    return hasher.finalize()
  }
}
