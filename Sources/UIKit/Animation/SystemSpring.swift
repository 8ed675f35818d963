// The spring of the system's transitions and of the keyboard.

import CoreGraphics
import QuartzCore

/// The motion of pushes, of covering presentations and of the keyboard.
///
/// React Navigation and Telegram for iOS read these values from UIKit's animations of iOS 7 to 18: mass 3, stiffness
/// 1000, damping 500, half a second, whatever duration a block names. Core Animation takes damping above the critical
/// one for critical. (iOS 26 with its new design has a faster one: mass 1, stiffness 555.027, damping 47.118.)
enum SystemSpring {
  /// Seconds.
  static let duration: TimeInterval = 0.5

  /// The cubic that stands for the spring where a motion must be one, as in Telegram for iOS.
  static var cubic: CAMediaTimingFunction {
    CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
  }

  static func animation(_ key: String) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: key)
    animation.mass = 3
    animation.stiffness = 1000
    animation.damping = 500
    return animation
  }
}
