// swift-format-ignore-file
// Traits of single views, text sizes, and property animators, as people write them for iOS.

import UIKit
import os.log

/// The same view in light and in dark, side by side.
@IBDesignable class AppearanceFixture: UIView {
  private let light = AppearancePatch()
  private let dark = AppearancePatch()
  private let logger = Logger(subsystem: "fixtures", category: "traits")

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(light)
    addSubview(dark)
    dark.overrideUserInterfaceStyle = .dark
    dark.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (patch: AppearancePatch, _: UITraitCollection) in patch.setNeedsDisplay()
    }
    os_log("two patches, %d", log: .default, type: .debug, subviews.count)
    logger.debug("dark: \(self.dark.traitCollection.userInterfaceStyle.rawValue)")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 80) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    light.frame = left
    dark.frame = right
  }
}

class AppearancePatch: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    UIColor.label.setFill()
    UIBezierPath(ovalIn: rect.insetBy(dx: 20, dy: 20)).fill()
    UIColor.systemBlue.setStroke()
    UIBezierPath(rect: rect.insetBy(dx: 8, dy: 8)).stroke()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      setNeedsDisplay()
    }
  }
}

/// Lines in the sizes that people want, from small to large.
@IBDesignable class TextSizesFixture: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 110) }

  override func draw(_ rect: CGRect) {
    var y: CGFloat = 4
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge] {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let metrics = UIFontMetrics(forTextStyle: .headline)
      let font = metrics.scaledFont(
        for: .boldSystemFont(ofSize: 17), maximumPointSize: 36, compatibleWith: traits)
      ("Text" as NSString).draw(at: CGPoint(x: 8, y: y), withAttributes: [.font: font])
      UIColor.systemOrange.setFill()
      UIRectFill(
        CGRectMake(110, y + 4, metrics.scaledValue(for: 30, compatibleWith: traits), 10))
      y += font.lineHeight + 4
    }
  }
}

/// A square that an animator was scrubbed along half of its way, and a ball that runs.
@IBDesignable class AnimatorFixture: UIView {
  private let square = UIView(frame: CGRect(x: 8, y: 8, width: 24, height: 24))
  private let ball = UIView(frame: CGRect(x: 8, y: 48, width: 24, height: 24))
  private var scrubbed: UIViewPropertyAnimator?
  private var running: UIViewPropertyAnimator?

  override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 80) }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard square.superview == nil else { return }
    square.backgroundColor = .systemRed
    ball.backgroundColor = .systemGreen
    ball.layer.cornerRadius = 12
    addSubview(square)
    addSubview(ball)
    scrubbed = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [square] in
      square.center.x += 120
      square.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    scrubbed?.fractionComplete = 0.5
    running = UIViewPropertyAnimator(
      duration: 2, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    running?.addAnimations { [ball] in ball.center.x += 120 }
    running?.addCompletion { [ball] _ in ball.backgroundColor = .systemBlue }
    running?.startAnimation()
  }
}

/// Pictures of views in pictures, and a layer that scrolls.
@IBDesignable class HierarchyFixture: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 60) }

  override func draw(_ rect: CGRect) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "Small"
    label.textAlignment = .center
    label.backgroundColor = .yellow
    label.drawHierarchy(in: CGRect(x: 4, y: 4, width: 60, height: 30), afterScreenUpdates: true)
    label.drawHierarchy(in: CGRect(x: 4, y: 38, width: 30, height: 15), afterScreenUpdates: false)
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let stripes = CALayer()
    stripes.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    stripes.backgroundColor = UIColor.purple.cgColor
    stripes.compositingFilter = "multiplyBlendMode"
    scroll.addSublayer(stripes)
    scroll.scroll(to: CGPoint(x: 10, y: 0))
    let context = UIGraphicsGetCurrentContext()!
    context.translateBy(x: 74, y: 10)
    scroll.render(in: context)
  }
}
