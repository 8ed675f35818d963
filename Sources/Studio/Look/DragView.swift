// The views that follow a drag.

internal import CoreGraphics
internal import UIKit

/// A view that hears of each place of a drag that begins on it. Nothing below it hears of the touches.
@MainActor
class DragView: UIView {
  /// The pointer is at a place of the view. `isContinued`: whether it came there by a drag.
  func drag(to point: CGPoint, isContinued: Bool) {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, isContinued: false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, isContinued: true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>, isContinued: Bool) {
    guard let point = touches.first?.location(in: self) else { return }
    drag(to: point, isContinued: isContinued)
  }
}
