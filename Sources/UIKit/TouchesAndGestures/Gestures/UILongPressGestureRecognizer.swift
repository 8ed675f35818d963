// A press that stays.

import CoreGraphics
public import Foundation
import QuartzCore

/// Recognises a touch that rests for a time, and then follows it
/// ([Apple](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer)).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds. Default: 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the touch may wander before. Default: 10.
  open var allowableMovement: CGFloat = 10
  /// Has no effect: taps before the press are not required.
  open var numberOfTapsRequired = 0
  /// Fingers that press together. Default: 1.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else { return fail() }
    start = lastPoint
    guard numberOfTouches == numberOfTouchesRequired else { return }
    if minimumPressDuration > 0 {
      deadline = CACurrentMediaTime() + minimumPressDuration
    } else {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if max(abs(lastPoint.x - start.x), abs(lastPoint.y - start.y)) > allowableMovement {
      fail()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .ended
    } else {
      fail()
    }
  }

  override func deadlineReached() {
    state = .began
  }
}
