// A line of the list of animations.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The layer, its property with both values, the drawn curve, and a bar on the ruler's scale.
@MainActor
final class AnimationRow: HoverControl {
  static let height: CGFloat = 28

  /// The drawn curve.
  let curve = CurveButton()
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
    for view in [name, keyPath, values, curve] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts.container(.listItem, shownWords)
    facts.value = tip?.text
    return facts
  }

  override var tip: Tip? {
    animation.map { Tip("\($0.curveName), \(NumberText.shown($0.duration)) s") }
  }

  /// `trackX`: points from the row's left to the ruler's; `name`: of the layer; `curve`: the one that a person gave the
  /// animation; nil: it has its own.
  func show(
    _ animation: PageAnimation, _ scale: TimeScale?, trackX: CGFloat, name layerName: String,
    curve given: PageCurve?
  ) {
    let animation = animation.drawn(by: given)
    curve.show(
      animation.curve, isChanged: given != nil,
      words: "Curve of \(animation.keyPath): \(animation.curveName)")
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
    let size = CurveButton.size
    curve.frame = CGRect(
      x: trackX - size.width - 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    let room = max(0, curve.frame.minX - Metrics.margin - Metrics.gap)
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
    drawBar(animation)
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
