// The particles of one cell, as layers with animations.

internal import CoreGraphics

/// Makes the layers of a cell's particles.
struct ParticleSource {
  private let cell: CAEmitterCell
  private let emitter: CAEmitterLayer
  private var random: RandomNumbers

  init(_ cell: CAEmitterCell, of emitter: CAEmitterLayer, seed: UInt64) {
    self.cell = cell
    self.emitter = emitter
    random = RandomNumbers(seed)
  }

  private static let mostParticles = 500.0
  /// The number of straight steps that a curved path is made of.
  private static let steps = 8

  /// Makes as many layers as particles live at once; each particle appears again when all have appeared.
  mutating func layers() -> [CALayer] {
    let rate = Double(cell.birthRate * emitter.birthRate)
    let longest = Double((cell.lifetime + cell.lifetimeRange / 2) * emitter.lifetime)
    guard rate > 0, rate.isFinite, longest > 0, longest.isFinite, let size = pictureSize else {
      return []
    }
    let count = max(1, min(Self.mostParticles, (rate * longest).rounded(.up)))
    let delay = cell.beginTime.isFinite ? max(0, cell.beginTime) : 0
    return (0..<Int(count)).map { index in
      particle(size, begin: delay + Double(index) / rate, period: max(longest, count / rate))
    }
  }

  /// Points, before any scale; nil where there is nothing to see.
  private var pictureSize: CGSize? {
    guard let contents = cell.contents else { return nil }
    guard let image = contents as? CGImage else { return nil }
    let scale = max(cell.contentsScale, 0.001)
    return CGSize(
      width: CGFloat(image.width) * cell.contentsRect.width / scale,
      height: CGFloat(image.height) * cell.contentsRect.height / scale)
  }

  private mutating func particle(_ size: CGSize, begin: Double, period: Double) -> CALayer {
    let lifetime =
      max(0.001, varied(Double(cell.lifetime), Double(cell.lifetimeRange)))
      * Double(emitter.lifetime)
    let path = path()
    let alpha = varied(Double(cell.color?.alpha ?? 1), Double(cell.alphaRange))
    let scale = varied(Double(cell.scale), Double(cell.scaleRange)) * Double(emitter.scale)
    let spin = varied(Double(cell.spin), Double(cell.spinRange)) * Double(emitter.spin)
    let speeds = (alpha: Double(cell.alphaSpeed), scale: Double(cell.scaleSpeed))
    var track = ParticleTrack(steps: Self.steps, lifetime: lifetime, period: period)
    track.add("position") { NSValue(point: path.position(at: $0)) }
    track.add("opacity", afterwards: 0) {
      NSNumber(value: min(1, max(0, alpha + speeds.alpha * $0)))
    }
    track.add("transform.scale") { NSNumber(value: max(0, scale + speeds.scale * $0)) }
    if spin != 0 { track.add("transform.rotation.z") { NSNumber(value: spin * $0) } }
    let layer = picture(size)
    layer.opacity = 0
    // A begin of 0 would mean the time at which it is added.
    layer.add(track.animation(begin: max(begin, 1e-9)), forKey: "life")
    return layer
  }

  private mutating func path() -> ParticlePath {
    let angle = varied(Double(cell.emissionLongitude), Double(cell.emissionRange))
    let speed =
      varied(Double(cell.velocity), Double(cell.velocityRange)) * Double(emitter.velocity)
    let direction = sineAndCosine(radians: angle)
    return ParticlePath(
      start: start(), velocityX: direction.cosine * speed, velocityY: direction.sine * speed,
      accelerationX: Double(cell.xAcceleration), accelerationY: Double(cell.yAcceleration))
  }

  private mutating func start() -> CGPoint {
    let center = emitter.emitterPosition
    let (width, height) = (Double(emitter.emitterSize.width), Double(emitter.emitterSize.height))
    let isOutline = emitter.emitterMode == .outline || emitter.emitterMode == .points
    var (x, y) = (0.0, 0.0)
    switch emitter.emitterShape {
    case .line: x = random.signed() * width / 2
    case .rectangle, .cuboid:
      (x, y) = (random.signed() * width / 2, random.signed() * height / 2)
      if isOutline {
        let side = random.signed() < 0 ? -0.5 : 0.5
        if random.signed() < 0 { x = side * width } else { y = side * height }
      }
    case .circle, .sphere:
      let direction = sineAndCosine(degrees: random.signed() * 180)
      let radius = width * (isOutline ? 1 : random.unit().squareRoot())
      (x, y) = (direction.cosine * radius, direction.sine * radius)
    default: break
    }
    return CGPoint(x: center.x + CGFloat(x), y: center.y + CGFloat(y))
  }

  private mutating func varied(_ value: Double, _ range: Double) -> Double {
    let sum = value + random.signed() * range / 2
    return sum.isFinite ? sum : 0
  }

  /// The picture, in the cell's colour where that is not white.
  private mutating func picture(_ size: CGSize) -> CALayer {
    let picture = CALayer()
    picture.contents = cell.contents
    picture.contentsRect = cell.contentsRect
    picture.bounds.size = size
    let tint = tint()
    guard tint != RGBA(1, 1, 1) else { return picture }
    let layer = CALayer()
    layer.bounds.size = size
    picture.frame = layer.bounds
    layer.backgroundColor = CGColor(
      red: tint.red, green: tint.green, blue: tint.blue, alpha: 1)
    layer.mask = picture
    return layer
  }

  private mutating func tint() -> RGBA {
    let color = cell.color?.rgba ?? RGBA(1, 1, 1)
    func part(_ value: Double, _ range: Float) -> Double {
      min(1, max(0, varied(value, Double(range))))
    }
    return RGBA(
      part(color.red, cell.redRange), part(color.green, cell.greenRange),
      part(color.blue, cell.blueRange))
  }
}

/// The path of a particle: constant acceleration, in points and seconds.
private struct ParticlePath {
  let start: CGPoint
  let velocityX: Double
  let velocityY: Double
  let accelerationX: Double
  let accelerationY: Double

  /// Returns the position so many seconds after the particle's birth.
  func position(at time: Double) -> CGPoint {
    CGPoint(
      x: start.x + CGFloat(velocityX * time + accelerationX * time * time / 2),
      y: start.y + CGFloat(velocityY * time + accelerationY * time * time / 2))
  }
}

/// The life of a particle as animations that repeat after a period.
private struct ParticleTrack {
  let steps: Int
  let lifetime: Double
  let period: Double
  private var animations: [CAAnimation] = []

  init(steps: Int, lifetime: Double, period: Double) {
    self.steps = steps
    self.lifetime = min(lifetime, period)
    self.period = period
  }

  /// Adds an animation of `key`.
  ///
  /// - Parameters:
  ///   - key: The key path.
  ///   - afterwards: The value from the particle's end to its next birth; nil for the last one.
  ///   - value: The value so many seconds after the birth.
  mutating func add(_ key: String, afterwards: NSNumber? = nil, value: (Double) -> NSValue) {
    let animation = CAKeyframeAnimation(keyPath: key)
    let times = (0...steps).map { lifetime * Double($0) / Double(steps) }
    var values = times.map(value)
    var keyTimes = times.map { NSNumber(value: min(1, $0 / period)) }
    if lifetime < period || afterwards != nil {
      let last = afterwards ?? values[steps]
      values += [last, last]
      keyTimes += [keyTimes[steps], 1]
    }
    animation.values = values
    animation.keyTimes = keyTimes
    animation.duration = period
    animations.append(animation)
  }

  func animation(begin: Double) -> CAAnimation {
    let group = CAAnimationGroup()
    group.animations = animations
    group.beginTime = begin
    group.duration = period
    group.repeatCount = .infinity
    return group
  }
}

/// Numbers that are the same everywhere (SplitMix64, Steele, Lea and Flood 2014).
private struct RandomNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// From 0 to 1.
  mutating func unit() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / 9_007_199_254_740_992
  }

  /// From −1 to 1.
  mutating func signed() -> Double { unit() * 2 - 1 }
}
