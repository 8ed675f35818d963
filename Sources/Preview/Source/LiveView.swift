// Where a user's views are seen in the window: the agent's last frame.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// Shows pictures of a page that lives in another process, and reports what is done on it.
@MainActor
final class LiveView: UIView {
  /// Takes what a person does, in points of the page. Default: nil.
  var onInput: ((AgentInput) -> Void)?

  /// Whether the picture is old, because what should replace it went wrong. Default: false.
  var isDimmed = false {
    didSet { layer.opacity = isDimmed ? 0.3 : 1 }
  }

  /// Shows a picture in place of the one before.
  func show(_ picture: CGImage) {
    layer.contents = picture
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .pointerPressed(x: $0, y: $1, time: $2) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .pointerMoved(x: $0, y: $1, time: $2) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .pointerReleased(x: $0, y: $1, time: $2) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { _, _, time in .pointerExited(time: time) }
  }

  private func report(_ touches: Set<UITouch>, _ input: (Double, Double, Double) -> AgentInput) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    onInput?(input(Double(point.x), Double(point.y), touch.timestamp))
  }
}
