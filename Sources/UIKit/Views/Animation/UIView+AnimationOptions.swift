// The options of animation blocks, with Apple's values.

import CoreGraphics
import QuartzCore

extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the animated views within the block, so that subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on the screen, where an animation replaces another of the same property: opacity, background
    /// colour and the like. Position, bounds, transform and corner radius add up in any case, and never jump.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Frames follow the screen.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Curves by name.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3

    /// The number 7 is that of the keyboard's curve in notifications, which has no name: ease in and out.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, 7: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }
  }
}

extension UIView.AnimationOptions {
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xf)) ?? .easeInOut
  }

  /// The curve's number in the notifications of the keyboard.
  static let systemCurve: UInt = 7

  /// The named curve, or the system's, which has a number alone.
  var motion: AnimationBlock.Motion {
    rawValue >> 16 & 0xf == Self.systemCurve ? .system : .curve(curve.name)
  }
}

extension UIView.AnimationCurve {
  var name: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension AnimationBlock {
  /// A block that repeats and turns round as the options say.
  convenience init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, motion: Motion,
    completion: ((Bool) -> Void)?
  ) {
    self.init(
      duration: duration, delay: delay, motion: motion,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse), completion: completion)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
  }
}
