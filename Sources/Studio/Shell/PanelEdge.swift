// The edge of a panel, which a person drags.

internal import CoreGraphics
internal import UIKit

/// An unseen strip over the line between a panel and the canvas.
@MainActor
final class PanelEdge: UIView {
  /// Points to both sides of the line together.
  static let thickness: CGFloat = 8

  let panel: StudioLayout.Panel
  private let isAtRight: Bool
  /// Called with the wanted width; nil: the standard one.
  private let onResize: @MainActor (CGFloat?) -> Void
  /// The pointer's distance from the line when it went down.
  private var grip: CGFloat = 0

  /// `isAtRight`: whether the panel is at the window's right.
  init(
    of panel: StudioLayout.Panel, isAtRight: Bool,
    onResize: @escaping @MainActor (CGFloat?) -> Void
  ) {
    self.panel = panel
    self.isAtRight = isAtRight
    self.onResize = onResize
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if touch.tapCount == 2 { onResize(nil) }
    grip = touch.location(in: superview).x - frame.midX
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview else { return }
    let x = touch.location(in: superview).x - grip
    onResize(isAtRight ? superview.bounds.width - x : x)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
