// The ground that all panels share.

internal import CoreGraphics
internal import UIKit

/// A panel: an opaque ground with a line at the edge towards the canvas.
@MainActor
class StudioPanel: UIView, AccessibilityProviding {
  /// The edge that the canvas is at.
  enum Side {
    case left
    case right
    case top
    case bottom
  }

  private let line = UIView()
  private let side: Side

  /// `side`: the edge that the canvas is at.
  init(canvasAt side: Side) {
    self.side = side
    super.init(frame: .zero)
    backgroundColor = Palette.panel
    clipsToBounds = true
    line.backgroundColor = Palette.separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// It holds elements. Default: without a name.
  var accessibilityFacts: AccessibilityFacts { .container(nil, nil) }

  /// The panel without its line.
  var contentBounds: CGRect {
    if bounds.isEmpty { return .zero }
    let line = Metrics.line
    return switch side {
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: line, bottom: 0, right: 0))
    case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: line))
    case .top: bounds.inset(by: UIEdgeInsets(top: line, left: 0, bottom: 0, right: 0))
    case .bottom: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: line, right: 0))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let edge: CGRectEdge =
      switch side {
      case .left: .minXEdge
      case .right: .maxXEdge
      case .top: .minYEdge
      case .bottom: .maxYEdge
      }
    line.frame = bounds.divided(atDistance: Metrics.line, from: edge).slice
  }

  /// A press on the ground ends what is typed elsewhere; nothing behind the panel hears of it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
