// The keyframes of one call of `UIView.animateKeyframes`, and the animations made of them.

import CoreGraphics
import QuartzCore

/// The keyframes of a block: for each property of a layer the times and values of its changes.
@MainActor final class KeyframeBlock: ChangeRecorder {
  /// The part of the duration that changes take now, from 0 to 1.
  var span = 0.0...1.0
  private var tracks: [Track] = []

  /// The changes of one property.
  fileprivate struct Track {
    let layer: CALayer
    let key: String
    var steps: [(span: ClosedRange<Double>, from: Any?)]
  }

  /// Records the value of a property before it changes.
  func note(_ layer: CALayer, _ key: String) {
    guard AnimationBlock.animated.contains(key) else { return }
    let step = (span, layer.value(forKey: key))
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(layer: layer, key: key, steps: [step]))
    }
  }

  /// Adds an animation for each property, with `block`'s duration, delay and options.
  func close(_ block: AnimationBlock, _ mode: CAAnimationCalculationMode) {
    for track in tracks {
      let animation = track.animation
      animation.calculationMode = mode
      block.adopt(animation, of: track.layer)
      track.layer.add(animation, forKey: track.key)
    }
  }
}

extension KeyframeBlock.Track {
  /// The value moves from each change's begin to its end, and stays in between.
  @MainActor fileprivate var animation: CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    let last = layer.value(forKey: key)
    var times: [Double] = [0]
    var values: [Any?] = [steps.first?.from]
    for (index, step) in steps.enumerated() {
      let target = index + 1 < steps.count ? steps[index + 1].from : last
      times += [max(times[times.count - 1], step.span.lowerBound)]
      times += [max(times[times.count - 1], step.span.upperBound)]
      values += [step.from, target]
    }
    animation.keyTimes = (times + [1]).map { NSNumber(value: $0) }
    animation.values = (values + [last]).map { $0 ?? NSNull() }
    return animation
  }
}
