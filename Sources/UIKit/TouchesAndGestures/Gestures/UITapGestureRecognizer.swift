// Taps, one or several.

import CoreGraphics
import QuartzCore

/// Recognises quick touches at one position
/// ([Apple](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer)).
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Seconds that a tap lasts at most, and that may pass until the next one.
  private static let longestTap = 0.75
  private static let longestPause = 0.35
  /// Points that a tap may wander.
  private static let allowableMovement: CGFloat = 10

  /// Default: 1.
  open var numberOfTapsRequired = 1
  /// Fingers that tap together. Default: 1.
  open var numberOfTouchesRequired = 1
  /// Has no effect: the pointer's primary button is a touch, and others are none. Default: primary.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  /// Whether all fingers of the present tap have been down.
  private var isWhole = false
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return fail() }
    isWhole = numberOfTouches == numberOfTouchesRequired
    if taps == 0 {
      start = lastPoint
    } else if isWhole, !isNear {
      return fail()
    }
    deadline = CACurrentMediaTime() + Self.longestTap
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isWhole, numberOfTouches == numberOfTouchesRequired, !isNear { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 0 else { return }
    guard isWhole else { return fail() }
    isWhole = false
    taps += 1
    deadline = nil
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      deadline = CACurrentMediaTime() + Self.longestPause
    }
  }

  open override func reset() {
    taps = 0
    isWhole = false
  }

  override func deadlineReached() {
    fail()
  }

  /// Fewer taps do not prevent more: without `require(toFail:)` a double tap performs the action of a single tap at its
  /// first tap, and then its own
  /// ([Apple](https://developer.apple.com/documentation/uikit/preferring-one-gesture-over-another)).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private var isNear: Bool {
    abs(lastPoint.x - start.x) <= Self.allowableMovement
      && abs(lastPoint.y - start.y) <= Self.allowableMovement
  }
}
