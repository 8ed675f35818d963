// A running animation, in words and numbers.

/// An animation that runs on a layer, or is yet to begin.
package struct LayerAnimation {
  /// The process's number of it, or of the group that it is in: each one that is added to a layer has another.
  package var number: Int
  /// The layer that it moves.
  package var layer: CALayer
  /// The indices among sublayers that lead from the tree's root to the layer.
  package var path: [Int]
  /// The key under which it, or the group that it is in, was added; nil: under none.
  package var key: String?
  /// The property, or the kind of a transition.
  package var keyPath: String
  /// The values at both ends, as a person reads them; nil: they have no short text. Of a transform all that changes.
  package var from: String?
  /// The value at the end of a pass; nil too where ``from`` tells of both.
  package var to: String?
  /// Seconds of the clock at which it was there first.
  package var added: CFTimeInterval
  /// Seconds of the clock.
  package var begin: CFTimeInterval
  /// Seconds of the clock that one pass takes.
  package var duration: CFTimeInterval
  /// Seconds of the clock; infinite where it never ends.
  package var end: CFTimeInterval
  /// The progress at ``samples`` times of a pass, evenly spaced, from its begin to its end.
  package var curve: [Double]
  /// The curve's name, such as `easeIn`.
  package var curveName: String
  /// The timing function that code gave it; nil: it is a spring.
  package var timingFunction: CAMediaTimingFunction?
  /// Hears of its end, or of that of its group.
  package var delegate: (any CAAnimationDelegate)?

  /// The number of samples of a curve.
  package static let samples = 33
}

extension CALayer {
  /// The animations of this tree that have not ended, in the order of the layers.
  package func animationsInTree(path: [Int] = []) -> [LayerAnimation] {
    guard flags.contains(.animated) else { return [] }
    let own = entries.filter { !$0.wasStopped }.flatMap { described($0, path) }
    let mask = maskLayer?.animationsInTree(path: path + [Self.maskIndex]) ?? []
    return own + mask
      + (sublayers ?? []).enumerated().flatMap { $1.animationsInTree(path: path + [$0]) }
  }

  private func described(_ entry: AnimationEntry, _ path: [Int]) -> [LayerAnimation] {
    guard let begin = entry.begin else { return [] }
    return described(entry.animation, begin: begin, speed: 1, path: path).map {
      var animation = $0
      (animation.number, animation.key) = (entry.number, entry.key)
      animation.added = rootTime(atLocal: entry.committed)
      animation.delegate = entry.animation.delegate
      return animation
    }
  }

  /// A group is its animations. `begin` is in the layer's time; `speed`: of the groups around.
  private func described(
    _ animation: CAAnimation, begin: CFTimeInterval, speed: Double, path: [Int]
  ) -> [LayerAnimation] {
    let timing = animation.timing
    let speed = speed * abs(Double(timing.speed))
    if let group = animation as? CAAnimationGroup, speed > 0 {
      return (group.animations ?? []).flatMap {
        described($0, begin: begin + $0.beginTime / speed, speed: speed, path: path)
      }
    }
    let end = speed == 0 ? .infinity : begin + timing.activeDuration / speed
    let (from, to) = ends(of: animation)
    let first = rootTime(atLocal: begin)
    return [
      LayerAnimation(
        number: 0, layer: self, path: path, keyPath: animation.listedKeyPath, from: from, to: to,
        added: first, begin: first,
        duration: speed == 0 ? 0 : rootTime(atLocal: begin + timing.duration / speed) - first,
        end: end.isFinite ? rootTime(atLocal: end) : .infinity, curve: animation.curveSamples,
        curveName: animation.curveName, timingFunction: animation.ownFunction)
    ]
  }

  private func ends(of animation: CAAnimation) -> (from: String?, to: String?) {
    if let keyframes = animation as? CAKeyframeAnimation {
      let values = keyframes.values ?? []
      guard let first = values.first.flatMap(Self.value), let last = values.last.flatMap(Self.value)
      else { return (nil, nil) }
      return Self.texts(first, last)
    }
    guard let basic = animation as? CABasicAnimation, let keyPath = basic.keyPath,
      let path = LayerKeyPath(keyPath, example: basic.fromValue ?? basic.toValue ?? basic.byValue),
      let base = path.value(in: values)
    else { return (nil, nil) }
    let (start, end) = basic.ends(over: base, path.kind)
    guard basic.isAdditive else { return Self.texts(start, end) }
    let goal = goal(of: basic, over: base, path.kind)
    return Self.texts(goal.adding(start), goal.adding(end))
  }

  private static func texts(
    _ start: AnimatableValue, _ end: AnimatableValue
  ) -> (from: String?, to: String?) {
    guard case .transform(let first) = start, case .transform(let last) = end,
      let change = TransformText.change(first, last, text: AnimatableValue.shortText)
    else { return (start.text, end.text) }
    return (change, nil)
  }

  /// Returns the model's value `base` with the starts of the additive animations that were added after `animation`:
  /// where an animation block's animation ends that later blocks' ones go on from.
  private func goal(
    of animation: CABasicAnimation, over base: AnimatableValue, _ kind: AnimatableValue.Kind
  ) -> AnimatableValue {
    entries.reversed().prefix { $0.animation !== animation }.reduce(base) { value, entry in
      guard let later = entry.animation as? CABasicAnimation, later.isAdditive,
        later.keyPath == animation.keyPath
      else { return value }
      return value.adding(later.ends(over: value, kind).start)
    }
  }

  private static func value(_ value: Any) -> AnimatableValue? {
    [AnimatableValue.Kind.number, .point, .size, .rect, .color, .transform].lazy
      .compactMap { AnimatableValue(value, as: $0) }.first
  }
}

extension CAAnimation {
  /// As code gave it; nil: it is a spring, which has none.
  fileprivate var ownFunction: CAMediaTimingFunction? {
    self is CASpringAnimation ? nil : timingFunction ?? CAMediaTimingFunction(name: .linear)
  }

  /// By its own timing function.
  fileprivate var curveSamples: [Double] {
    let last = LayerAnimation.samples - 1
    let function = ownFunction
    return (0...last).map {
      let share = Double($0) / Double(last)
      let phase = AnimationPhase(time: timing.duration * share, iteration: 0)
      let value = function?.progress(at: share) ?? progress(phase)
      return value.isFinite ? value : 0
    }
  }

  fileprivate var curveName: String {
    guard let timingFunction = ownFunction else { return "spring" }
    let named: [CAMediaTimingFunctionName] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    if let name = named.first(where: { CAMediaTimingFunction(name: $0).isEqual(timingFunction) }) {
      return name.rawValue
    }
    let points = [1, 2].flatMap { index -> [Float] in
      let point = timingFunction.controlPoint(at: index)
      return [point.x, point.y]
    }
    return points.map { AnimatableValue.shortText(Double($0)) }.joined(separator: ", ")
  }
}

extension AnimatableValue {
  /// At most three digits behind the point.
  fileprivate static func shortText(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }

  /// As a person reads it; nil: it is too long for that.
  fileprivate var text: String? {
    func list(_ values: CGFloat...) -> String {
      values.map { Self.shortText(Double($0)) }.joined(separator: ", ")
    }
    switch self {
    case .number(let value): return Self.shortText(value)
    case .point(let point): return list(point.x, point.y)
    case .size(let size): return list(size.width, size.height)
    case .rect(let rect):
      return list(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .color(let color): return color.hexadecimalText
    case .colors(let colors): return colors.map(\.hexadecimalText).joined(separator: " ")
    case .transform: return "matrix"
    case .path: return "path"
    default: return nil
    }
  }
}

extension RGBA {
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  fileprivate var hexadecimalText: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + parts.map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
