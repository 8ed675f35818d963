// Quick strokes in one direction.

import CoreGraphics
import QuartzCore

/// Recognises a quick stroke
/// ([Apple](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer)).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Seconds in which the stroke is made, its length, and how far it may leave its direction.
  private static let longest = 0.5
  private static let length: CGFloat = 50
  private static let allowableDeviation: CGFloat = 50

  /// Default: right.
  open var direction: Direction = .right
  /// Fingers that stroke together. Default: 1.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return fail() }
    start = lastPoint
    deadline = CACurrentMediaTime() + Self.longest
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let (x, y) = (lastPoint.x - start.x, lastPoint.y - start.y)
    let candidates: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
    ]
    let isMade = candidates.contains { side, along, across in
      direction.contains(side) && along >= Self.length && abs(across) <= Self.allowableDeviation
    }
    if isMade, numberOfTouches == numberOfTouchesRequired { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  override func deadlineReached() {
    fail()
  }
}
