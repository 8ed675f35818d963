// The key frames of an animation as values, their times and the curves between them.

/// Key frames ready to be sampled: a pure function of progress.
struct KeyframeTrack {
  /// One step between two key frames.
  private enum Step {
    case values(AnimatableValue, AnimatableValue)
    /// A cubic curve whose parameter runs evenly.
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  private let steps: [Step]
  /// The progress at which each step begins, and at which the last one ends.
  private let times: [Double]
  private let last: AnimatableValue?
  private let timingFunctions: [CAMediaTimingFunction]
  private let isDiscrete: Bool

  init(
    values: [AnimatableValue], path: PathData?, keyTimes: [Double]?,
    timingFunctions: [CAMediaTimingFunction]?, mode: CAAnimationCalculationMode
  ) {
    isDiscrete = mode == .discrete
    steps =
      path.map(Self.steps(along:))
      ?? (mode == .cubic || mode == .cubicPaced
        ? Self.smoothSteps(values) : Self.steps(through: values, isDiscrete: isDiscrete))
    last = Self.end(steps.last) ?? (isDiscrete ? nil : values.last)
    self.timingFunctions = timingFunctions ?? []
    times =
      mode == .paced || mode == .cubicPaced
      ? Self.pacedTimes(steps)
      : Self.times(keyTimes, steps: steps.count, isDiscrete: isDiscrete)
  }

  /// The value at `progress`; nil without key frames.
  func value(at progress: Double) -> AnimatableValue? {
    guard let (index, fraction) = locate(progress) else { return last }
    if isDiscrete { return Self.value(steps[index], at: 0) }
    return Self.value(steps[index], at: fraction)
  }

  /// The direction of a path at `progress`, of length 1; nil where it has none.
  func direction(at progress: Double) -> CGPoint? {
    guard let (index, fraction) = locate(progress) else { return nil }
    let step = 1e-4
    let (one, two) = (max(0, fraction - step), min(1, fraction + step))
    guard case .point(let a)? = Self.value(steps[index], at: one),
      case .point(let b)? = Self.value(steps[index], at: two)
    else { return nil }
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGPoint(x: dx / length, y: dy / length) : nil
  }

  /// The step at `progress` and the progress within it, after its timing function.
  private func locate(_ progress: Double) -> (Int, Double)? {
    guard !steps.isEmpty else { return nil }
    let index = max(0, (times.firstIndex { $0 > progress } ?? times.count - 1) - 1)
    let step = min(index, steps.count - 1)
    let length = times[step + 1] - times[step]
    let linear = length > 0 ? min(max((progress - times[step]) / length, 0), 1) : 1
    guard step < timingFunctions.count else { return (step, linear) }
    return (step, timingFunctions[step].progress(at: linear))
  }

  private static func value(_ step: Step, at fraction: Double) -> AnimatableValue? {
    switch step {
    case .values(let one, let two): return .mix(one, two, at: fraction)
    case .curve(let a, let b, let c, let d):
      if fraction == 0 { return .point(a) }
      if fraction == 1 { return .point(d) }
      let (s, t) = (CGFloat(1 - fraction), CGFloat(fraction))
      func blend(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
      return .point(CGPoint(x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y)))
    }
  }

  private static func end(_ step: Step?) -> AnimatableValue? {
    step.flatMap { value($0, at: 1) }
  }

  // MARK: Making

  /// With `discrete` each value has a step of its own, so that the last one shows too; a single value has none, and
  /// with it an animation has no effect.
  private static func steps(through values: [AnimatableValue], isDiscrete: Bool) -> [Step] {
    if isDiscrete { return values.count > 1 ? values.map { .values($0, $0) } : [] }
    return zip(values, values.dropFirst()).map { .values($0, $1) }
  }

  /// Points are joined by Catmull-Rom curves; other values by lines.
  private static func smoothSteps(_ values: [AnimatableValue]) -> [Step] {
    let points = values.compactMap { value -> CGPoint? in
      if case .point(let point) = value { point } else { nil }
    }
    guard points.count == values.count, points.count > 1 else {
      return steps(through: values, isDiscrete: false)
    }
    return (0..<points.count - 1).map { index in
      let before = points[max(index - 1, 0)]
      let (a, d) = (points[index], points[index + 1])
      let after = points[min(index + 2, points.count - 1)]
      return .curve(
        a, CGPoint(x: a.x + (d.x - before.x) / 6, y: a.y + (d.y - before.y) / 6),
        CGPoint(x: d.x - (after.x - a.x) / 6, y: d.y - (after.y - a.y) / 6), d)
    }
  }

  private static func steps(along path: PathData) -> [Step] {
    var steps: [Step] = []
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point): (pen, start) = (point, point)
      case .line(let point):
        steps.append(.values(.point(pen), .point(point)))
        pen = point
      case .quad(let control, let end):
        let first = CGPoint(x: (pen.x + 2 * control.x) / 3, y: (pen.y + 2 * control.y) / 3)
        let second = CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
        steps.append(.curve(pen, first, second, end))
        pen = end
      case .cubic(let control1, let control2, let end):
        steps.append(.curve(pen, control1, control2, end))
        pen = end
      // A closing segment is no key frame.
      case .close: pen = start
      }
    }
    return steps
  }

  /// The key times where there are enough of them, whether or not they increase and stay between 0 and
  /// 1; else an even spread. The end of the last discrete value may be missing.
  private static func times(_ keyTimes: [Double]?, steps: Int, isDiscrete: Bool) -> [Double] {
    if let keyTimes, steps > 0, keyTimes.count >= (isDiscrete ? steps : steps + 1) {
      return Array(keyTimes.prefix(steps + 1)) + (keyTimes.count == steps ? [1] : [])
    }
    guard steps > 0 else { return [0, 1] }
    return (0...steps).map { Double($0) / Double(steps) }
  }

  /// Times by which the value changes at an even speed.
  private static func pacedTimes(_ steps: [Step]) -> [Double] {
    let lengths = steps.map(length)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return times(nil, steps: steps.count, isDiscrete: false) }
    var sum = 0.0
    return [0]
      + lengths.map { length in
        sum += length
        return min(sum / total, 1)
      }
  }

  private static func length(_ step: Step) -> Double {
    switch step {
    case .values(let one, let two):
      guard let a = one.components, let b = two.components, a.count == b.count else { return 1 }
      return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    case .curve(let a, let b, let c, let d):
      var path = PathData()
      path.move(to: a)
      path.cubic(to: d, control1: b, control2: c)
      return Double(path.length)
    }
  }
}
