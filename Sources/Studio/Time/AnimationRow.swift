// A line of the list of animations.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The layer, its property with both values, the drawn curve, and a bar on the ruler's scale.
@MainActor
final class AnimationRow: HoverControl {
  static let height: CGFloat = 28
  private static let curveSize = CGSize(width: 28, height: 18)

  private let name = TextStyle.label("", TextStyle.heading)
  private let keyPath = TextStyle.label()
  private let values = TextStyle.label("", TextStyle.body, color: Palette.secondaryLabel)
  private var animation: PageAnimation?
  private var layerName = ""
  private var scale: TimeScale?
  /// Points from the row's left to the ruler's.
  private var trackX: CGFloat = 0

  init() {
    super.init()
    contentMode = .redraw
    for label in [name, keyPath, values] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(.listItem, label: shownWords, value: tip?.text)
  }

  override var tip: Tip? {
    animation.map { Tip("\($0.curveName), \(NumberText.shown($0.duration)) s") }
  }

  /// `trackX`: points from the row's left to the ruler's; `name`: of the layer.
  func show(
    _ animation: PageAnimation, _ scale: TimeScale?, trackX: CGFloat, name layerName: String
  ) {
    guard
      animation != self.animation || scale != self.scale || trackX != self.trackX
        || layerName != self.layerName
    else { return }
    (self.animation, self.scale, self.trackX) = (animation, scale, trackX)
    self.layerName = layerName
    name.text = layerName
    keyPath.text = animation.keyPath
    let ends = [animation.from, animation.to].compactMap(\.self)
    values.text = ends.count == 2 ? "\(ends[0]) → \(ends[1])" : ends.first ?? ""
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, trackX - Self.curveSize.width - Metrics.margin - 2 * Metrics.gap)
    func wanted(_ label: UILabel) -> CGFloat { label.intrinsicContentSize.width.rounded(.up) }
    let nameWidth = min(wanted(name), room * 0.45)
    let keyWidth = min(wanted(keyPath), (room - nameWidth) * 0.55)
    var x = Metrics.margin
    for (label, width) in [
      (name, nameWidth), (keyPath, keyWidth), (values, room - nameWidth - keyWidth - 16),
    ] {
      label.frame = CGRect(x: x, y: 0, width: max(0, width), height: bounds.height)
      x += width + 8
    }
  }

  override func draw(_ rect: CGRect) {
    guard let animation else { return }
    if isHovered {
      Palette.hovered.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: trackX, height: bounds.height)).fill()
    }
    let size = Self.curveSize
    drawCurve(
      animation.curve,
      in: CGRect(
        x: trackX - size.width - Metrics.gap, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
    drawBar(animation)
  }

  private func drawCurve(_ samples: [Double], in frame: CGRect) {
    guard samples.count > 1 else { return }
    let (low, high) = (min(0, samples.min() ?? 0), max(1, samples.max() ?? 1))
    let path = UIBezierPath()
    for (index, sample) in samples.enumerated() {
      let point = CGPoint(
        x: frame.minX + frame.width * CGFloat(index) / CGFloat(samples.count - 1),
        y: frame.maxY - frame.height * CGFloat((sample - low) / (high - low)))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    Palette.accent.setStroke()
    path.stroke()
  }

  private func drawBar(_ animation: PageAnimation) {
    guard let scale else { return }
    let left = trackX + scale.x(animation.begin)
    let right = trackX + scale.x(animation.shownEnd)
    let bar = CGRect(
      x: left, y: (bounds.height - 12) / 2, width: max(4, right - left), height: 12)
    Palette.bar.setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: 3).fill()
    Palette.accent.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: bar.minX, y: bar.minY, width: 3, height: bar.height), cornerRadius: 1.5
    ).fill()
    drawPasses(animation, in: bar, scale)
  }

  /// A line at the end of each pass but the last.
  private func drawPasses(_ animation: PageAnimation, in bar: CGRect, _ scale: TimeScale) {
    guard animation.duration > 0, let end = animation.end else { return }
    let passes = ((end - animation.begin) / animation.duration - 1e-6).rounded(.down)
    let count = Int(clampedTo: passes)
    guard count > 0, count < 200 else { return }
    Palette.panel.setFill()
    for pass in 1...count {
      let x = trackX + scale.x(animation.begin + Double(pass) * animation.duration)
      UIBezierPath(rect: CGRect(x: x - 0.5, y: bar.minY, width: 1, height: bar.height)).fill()
    }
  }
}
