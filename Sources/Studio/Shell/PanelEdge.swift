// The edge of a panel, which a person drags.

internal import CoreGraphics
internal import UIKit

/// An unseen strip over the line between a panel and the canvas.
@MainActor
final class PanelEdge: UIView {
  /// Points to both sides of the line together.
  static let thickness: CGFloat = 8

  let side: StudioLayout.Side
  /// Called with the wanted width or height; nil: the standard one.
  private let onResize: @MainActor (CGFloat?) -> Void
  /// The panel's end away from the line, where something stands below it.
  private var far: CGFloat = 0
  /// The pointer's distance from the line when it went down.
  private var grip: CGFloat = 0

  /// `side`: the window's, at which the panel is.
  init(
    of panel: StudioLayout.Panel, at side: StudioLayout.Side,
    onResize: @escaping @MainActor (CGFloat?) -> Void
  ) {
    self.side = side
    self.onResize = onResize
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Lies over the line of a panel with a frame; an empty one has none.
  func place(beside panel: CGRect) {
    isHidden = panel.isEmpty
    far = panel.maxY
    let half = Self.thickness / 2
    frame =
      switch side {
      case .left:
        CGRect(x: panel.maxX - half, y: panel.minY, width: 2 * half, height: panel.height)
      case .right:
        CGRect(x: panel.minX - half, y: panel.minY, width: 2 * half, height: panel.height)
      case .bottom:
        CGRect(x: panel.minX, y: panel.minY - half, width: panel.width, height: 2 * half)
      }
  }

  private func distance(of point: CGPoint, in bounds: CGRect) -> CGFloat {
    switch side {
    case .left: point.x
    case .right: bounds.width - point.x
    case .bottom: far - point.y
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview else { return }
    if touch.tapCount == 2 { onResize(nil) }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    grip =
      distance(of: touch.location(in: superview), in: superview.bounds)
      - distance(of: middle, in: superview.bounds)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview else { return }
    onResize(distance(of: touch.location(in: superview), in: superview.bounds) - grip)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
