// The view of a popover: the presented view in a rounded body with an arrow.

import CoreGraphics
import QuartzCore

/// Holds a presented controller's view beside its source.
final class PopoverView: UIView {
  /// Points, read from pictures of iOS 13 to 18.
  private static let radius: CGFloat = 13

  private let content: UIView
  private let clip = UIView()
  private let arrow = CAShapeLayer()
  /// The colour of body and arrow; nil: the system's.
  var color: UIColor?

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
    arrow.isFrameworkPart = true
    layer.addSublayer(arrow)
    clip.layer.cornerRadius = Self.radius
    clip.clipsToBounds = true
    addSubview(clip)
    clip.addFilling(content)
    traitOverrides.horizontalSizeClass = .compact
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: PopoverPlace) {
    self.place(in: place.frame)
    clip.frame = place.body
    content.frame = clip.bounds
    let shown = resolved(color ?? .systemBackground) ?? .systemBackground
    clip.backgroundColor = shown
    let path = CGMutablePath()
    let (one, tip, other) = place.arrow
    let middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    path.move(to: one)
    // The tip is round, and the sides swing out of the edge.
    path.addCurve(
      to: tip, control1: between(one, middle, at: 0.5),
      control2: between(tip, between(one, tip, at: 0.5), at: 0.35))
    path.addCurve(
      to: other, control1: between(tip, between(other, tip, at: 0.5), at: 0.35),
      control2: between(other, middle, at: 0.5))
    path.closeSubpath()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    arrow.path = path
    arrow.fillColor = shown.cgColor
    CATransaction.commit()
  }

  private func between(_ one: CGPoint, _ other: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * fraction, y: one.y + (other.y - one.y) * fraction)
  }
}
