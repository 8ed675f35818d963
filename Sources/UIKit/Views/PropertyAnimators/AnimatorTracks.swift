// The layer property animations of a property animator.

import CoreGraphics
import QuartzCore

/// The changes that an animator's blocks made.
@MainActor final class AnimatorTracks: ChangeRecorder {
  private struct Track {
    let layer: CALayer
    let key: String
    let from: Any?
    var to: Any?
    /// The fraction of the animator's duration at which the track begins, from 0 to 1.
    let start: Double
  }

  /// The progress of an animator, for the animations that show it.
  struct Moment {
    var curve: AnimatorCurve
    /// Seconds of the whole.
    var duration: TimeInterval
    /// From 0 to 1.
    var progress: Double
    /// Forward 1, backward −1, standing 0.
    var speed: Float
    /// Seconds until it begins to run.
    var delay: TimeInterval = 0
    var delegate: (any CAAnimationDelegate)?
  }

  private var tracks: [Track] = []
  private var start = 0.0

  var isEmpty: Bool { tracks.isEmpty }

  /// Runs a block whose changes take the time from `start` on.
  func record(from start: Double, _ block: () -> Void) {
    self.start = start
    BlockStack.run(.recorder(self), block)
    for index in tracks.indices {
      tracks[index].to = tracks[index].layer.value(forKey: tracks[index].key)
    }
  }

  func note(_ layer: CALayer, _ key: String) {
    guard AnimationBlock.animated.contains(key),
      !tracks.contains(where: { $0.layer === layer && $0.key == key })
    else { return }
    tracks.append(
      Track(
        layer: layer, key: key, from: layer.firstValue(ofAnimation: key), to: nil, start: start))
  }

  /// Shows `moment`, and what follows where it runs. The first animation has the delegate.
  func show(_ moment: Moment) {
    for (index, track) in tracks.enumerated() {
      let animation = self.animation(of: track, moment.curve, moment.duration)
      animation.duration = max(moment.duration, 1e-6)
      animation.fillMode = .both
      animation.isRemovedOnCompletion = moment.speed != 0
      animation.speed = moment.speed
      if moment.speed == 0 {
        animation.timeOffset = moment.progress * animation.duration
      } else {
        let passed = moment.speed > 0 ? moment.progress : 1 - moment.progress
        let now = track.layer.convertTime(CACurrentMediaTime(), from: nil)
        animation.beginTime = now + moment.delay - passed * animation.duration
      }
      if index == 0 { animation.delegate = moment.delegate }
      track.layer.add(animation, forKey: track.key)
    }
  }

  private func animation(
    of track: Track, _ curve: AnimatorCurve, _ duration: TimeInterval
  ) -> CAAnimation {
    if track.start > 0 { return delayed(track, curve) }
    let animation = curve.animation(duration)
    animation.keyPath = track.key
    animation.fromValue = track.from
    animation.toValue = track.to
    return animation
  }

  /// Returns an animation that holds its first value until it begins.
  private func delayed(_ track: Track, _ curve: AnimatorCurve) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: track.key)
    animation.values = [track.from, track.from, track.to].map { $0 ?? NSNull() as Any }
    animation.keyTimes = [0, NSNumber(value: track.start), 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .linear), curve.function]
    return animation
  }

  /// Sets the final values of the layers, after stopping left others.
  func restoreEnds() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for track in tracks { track.layer.setValue(track.to, forKey: track.key) }
    CATransaction.commit()
  }

  /// Ends the animations, and leaves the values at `position`.
  func finish(at position: UIViewAnimatingPosition) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for track in tracks {
      let shown = track.layer.presentation()?.value(forKey: track.key)
      switch position {
      case .end: break
      case .start: track.layer.setValue(track.from, forKey: track.key)
      case .current: track.layer.setValue(shown ?? track.to, forKey: track.key)
      }
      track.layer.removeAnimation(forKey: track.key)
    }
    CATransaction.commit()
  }
}

/// The pace of an animator.
enum AnimatorCurve {
  case cubic(CAMediaTimingFunction)
  case spring(UISpringTimingParameters)

  init(_ parameters: any UITimingCurveProvider) {
    if let spring = parameters.springTimingParameters {
      self = .spring(spring)
    } else {
      self = .cubic((parameters.cubicTimingParameters ?? UICubicTimingParameters()).function)
    }
  }

  func animation(_ duration: TimeInterval) -> CABasicAnimation {
    switch self {
    case .spring(let spring): return spring.animation(duration)
    case .cubic(let function):
      let animation = CABasicAnimation()
      animation.timingFunction = function
      return animation
    }
  }

  /// The timing function, approximated for a spring.
  var function: CAMediaTimingFunction {
    if case .cubic(let function) = self { return function }
    return CAMediaTimingFunction(name: .easeOut)
  }

  /// Returns the fraction of the change at `progress` of `duration` seconds. A spring may overshoot
  /// 1.
  func fraction(at progress: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let function): function.progress(at: progress)
    case .spring(let spring):
      progress >= 1 ? 1 : spring.animation(duration).progress(at: progress * duration)
    }
  }

  /// Returns the progress at which the values first reach a fraction of the change.
  func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    var (low, high) = firstCrossing(of: fraction, duration)
    // 40 halvings are finer than any frame.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.fraction(at: middle, of: duration) < fraction { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns an interval of the progress that holds the first crossing; a spring may cross again.
  private func firstCrossing(
    of fraction: Double, _ duration: TimeInterval
  ) -> (low: Double, high: Double) {
    guard case .spring = self else { return (0, 1) }
    // The quickest swing that settles in the duration is many times longer than such a step.
    let steps = 256.0
    let places = stride(from: 1, to: steps, by: 1).map { $0 / steps }
    let high = places.first { self.fraction(at: $0, of: duration) >= fraction } ?? 1
    return (high - 1 / steps, high)
  }
}
