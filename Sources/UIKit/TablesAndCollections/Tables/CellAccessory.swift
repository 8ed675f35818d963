// The accessory view of a table view cell: a chevron, a check mark or a detail button.

import CoreGraphics

/// The view at the end of a row.
final class CellAccessory: UIView {
  private static let chevron = CGSize(width: 8, height: 13)
  private static let check = CGSize(width: 14, height: 12)
  private static let button = CGSize(width: 22, height: 22)
  private static let gap: CGFloat = 10
  /// Points that Interface Builder's rows leave for a chevron, before they are rounded to pixels, and for the others.
  private static let rooms: (chevron: CGFloat, other: CGFloat) = (10.3, 24)
  private static let lineWidth: CGFloat = 2

  private let type: UITableViewCell.AccessoryType
  /// The colour of the chevron; nil for grey.
  private let color: UIColor?
  /// Called when the button was pressed.
  var onDetail: (() -> Void)?

  init(_ type: UITableViewCell.AccessoryType, color: UIColor? = nil) {
    self.type = type
    self.color = color
    super.init(frame: CGRect(origin: .zero, size: Self.size(type)))
    guard hasButton else {
      isUserInteractionEnabled = false
      return
    }
    let control = UIControl(frame: CGRect(origin: .zero, size: Self.button))
    control.addAction(UIAction { [weak self] _ in self?.onDetail?() }, for: .touchUpInside)
    addSubview(control)
  }

  required init?(coder: NSCoder) {
    type = .none
    color = nil
    super.init(coder: coder)
  }

  private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  private static func size(_ type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: chevron
    case .checkmark: check
    case .detailButton: button
    case .detailDisclosureButton:
      CGSize(width: button.width + gap + chevron.width, height: button.height)
    }
  }

  /// The points between the row's content and its margin.
  var room: CGFloat {
    let chevron = Self.rooms.chevron.roundedUp(toPixelsOf: contentScaleFactor)
    return switch type {
    case .none: 0
    case .disclosureIndicator: chevron
    case .checkmark, .detailButton: Self.rooms.other
    case .detailDisclosureButton: Self.rooms.other + Self.gap + chevron
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override class var isOpaqueByDefault: Bool { false }

  override func draw(_ rect: CGRect) {
    if hasButton { drawButton() }
    switch type {
    case .disclosureIndicator, .detailDisclosureButton: drawChevron()
    case .checkmark: drawCheck()
    case .none, .detailButton: break
    }
  }

  private func drawChevron() {
    let size = Self.chevron
    let box = CGRect(
      x: bounds.maxX - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height
    ).insetBy(dx: 1, dy: 1)
    stroke(
      [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX - 0.5, y: box.midY),
        CGPoint(x: box.minX, y: box.maxY),
      ], color ?? .tertiaryLabel)
  }

  private func drawCheck() {
    let box = bounds.insetBy(dx: 1, dy: 1)
    stroke(
      [
        CGPoint(x: box.minX, y: box.minY + box.height * 0.6),
        CGPoint(x: box.minX + box.width * 0.36, y: box.maxY),
        CGPoint(x: box.maxX, y: box.minY),
      ], tintColor)
  }

  private func drawButton() {
    let circle = CGRect(origin: .zero, size: Self.button).insetBy(dx: 1.5, dy: 1.5)
    tintColor.set()
    let ring = UIBezierPath(ovalIn: circle)
    ring.lineWidth = 1.5
    ring.stroke()
    UIBezierPath(ovalIn: CGRect(x: circle.midX - 1.25, y: 5.25, width: 2.5, height: 2.5)).fill()
    stroke(
      [CGPoint(x: circle.midX, y: 10), CGPoint(x: circle.midX, y: 16)], tintColor, width: 1.75)
  }

  private func stroke(_ points: [CGPoint], _ color: UIColor, width: CGFloat = lineWidth) {
    let path = UIBezierPath()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    color.setStroke()
    path.stroke()
  }
}
