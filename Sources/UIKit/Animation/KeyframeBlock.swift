// One call of `UIView.animateKeyframes`: its keyframes, and the animations made of them.

import CoreGraphics
import QuartzCore

/// The keyframes of a block: for each property of a view the times and values of its changes.
@MainActor final class KeyframeBlock: ChangeRecorder {
  /// The part of the block's duration that is being filled, from 0 to 1.
  var span = 0.0...1.0
  private var tracks: [Track] = []

  /// The changes of one property.
  fileprivate struct Track {
    let view: UIView
    let key: String
    var steps: [(span: ClosedRange<Double>, from: Any?)]
  }

  /// A property is about to change.
  func note(_ view: UIView, _ key: String) {
    guard AnimationBlock.animated.contains(key) else { return }
    let step = (span, view.layer.value(forKey: key))
    if let index = tracks.firstIndex(where: { $0.view === view && $0.key == key }) {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(view: view, key: key, steps: [step]))
    }
  }

  /// Adds an animation for each property, with `block`'s duration, delay and options.
  func close(_ block: AnimationBlock, _ mode: CAAnimationCalculationMode) {
    for track in tracks {
      let animation = track.animation
      animation.calculationMode = mode
      block.adopt(animation, of: track.view)
      track.view.layer.add(animation, forKey: track.key)
    }
  }
}

extension KeyframeBlock.Track {
  /// From each change's begin to its end the value moves; in between it stays.
  @MainActor fileprivate var animation: CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    let last = view.layer.value(forKey: key)
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

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xf {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
