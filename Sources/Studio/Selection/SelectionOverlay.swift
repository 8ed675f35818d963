// The outlines around views on the page, and the tool that picks them.

internal import CoreGraphics
internal import Messages
internal import QuartzCore
internal import UIKit

/// Lies over the canvas: draws the selected view's outline with its size and class, and that of the view under the
/// pointer. With the tool it takes the pointer's presses.
@MainActor
final class SelectionOverlay: UIView {
  /// Called with a point of the page when the tool is pressed there.
  var onPick: (@MainActor (CGPoint) -> Void)?
  /// The page's view, in whose points quads are; held weakly. Default: nil.
  weak var page: UIView?

  private let selected = CAShapeLayer()
  private let hovered = CAShapeLayer()
  private let plate = UIView()
  private let words = TextStyle.label("", TextStyle.caption, color: Palette.onAccent)
  private var selectedQuad: Quad?
  private var hoveredQuad: Quad?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for outline in [hovered, selected] {
      outline.fillColor = nil
      layer.addSublayer(outline)
    }
    selected.lineWidth = 2
    hovered.lineWidth = 1
    plate.layer.cornerRadius = 4
    plate.backgroundColor = Palette.accent
    plate.isUserInteractionEnabled = false
    words.textAlignment = .center
    plate.addSubview(words)
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether presses pick views instead of touching them. Default: false.
  var picks: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  /// Outlines a view, with its class and size; nil: none is selected.
  func show(_ node: PageNode?) {
    let quad = node.map { Quad($0) }
    let text = node.map { node in
      "\(node.readableName)  \(node.size.map { NumberText.shown($0) }.joined(separator: " × "))"
    }
    guard quad != selectedQuad || text != words.text else { return }
    selectedQuad = quad
    words.text = text
    setNeedsLayout()
  }

  /// Outlines the view under the pointer; nil: none.
  func hover(_ node: PageNode?) {
    let quad = node.map { Quad($0) }
    guard quad != hoveredQuad else { return }
    hoveredQuad = quad
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let accent = Palette.accent.resolvedColor(with: traitCollection)
    selected.strokeColor = accent.cgColor
    hovered.strokeColor = accent.cgColor
    hovered.fillColor = accent.withAlphaComponent(0.12).cgColor
    let corners = selectedQuad.map(place)
    selected.path = corners.map(Self.path)
    let flash = hoveredQuad == selectedQuad ? nil : hoveredQuad
    hovered.path = flash.map { Self.path(place($0)) }
    CATransaction.commit()
    placePlate(corners)
  }

  /// The corners in this view's points.
  private func place(_ quad: Quad) -> [CGPoint] {
    guard let page else { return [] }
    return quad.corners.map { page.convert($0, to: self) }
  }

  private static func path(_ corners: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: corners)
    path.closeSubpath()
    return path
  }

  /// Below the view, in the canvas.
  private func placePlate(_ corners: [CGPoint]?) {
    plate.isHidden = corners?.isEmpty != false
    guard let corners, !corners.isEmpty else { return }
    let area = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    let width = words.intrinsicContentSize.width.rounded(.up) + 12
    let x = min(max((area.midX - width / 2).rounded(), 4), max(4, bounds.width - width - 4))
    let y = min(max(area.maxY.rounded() + 6, 4), max(4, bounds.height - 24))
    plate.frame = CGRect(x: x, y: y, width: width, height: 20)
    words.frame = plate.bounds
  }

  // MARK: Picking

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let page else { return }
    onPick?(page.convert(touch.location(in: self), from: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
