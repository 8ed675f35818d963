// The field of a hue's saturation and brightness.

internal import CoreGraphics
internal import QuartzCore
internal import UIKit

/// Saturation grows to the right, brightness upwards.
@MainActor
final class ColorPlane: DragView {
  /// Called with the place, each side from 0 to 1, and whether the drag goes on.
  var onPick: (@MainActor (CGPoint, Bool) -> Void)?
  private let ground = CALayer()
  private let white = CAGradientLayer()
  private let black = CAGradientLayer()
  private let knob = CALayer()
  private var place = CGPoint.zero

  init() {
    super.init(frame: .zero)
    ground.cornerRadius = Metrics.radius
    ground.masksToBounds = true
    white.colors = [UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor]
    white.startPoint = CGPoint(x: 0, y: 0.5)
    white.endPoint = CGPoint(x: 1, y: 0.5)
    black.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor.black.cgColor]
    knob.bounds = CGRect(x: 0, y: 0, width: 14, height: 14)
    knob.cornerRadius = 7
    knob.borderWidth = 2
    knob.borderColor = UIColor.white.cgColor
    knob.shadowOpacity = 0.4
    knob.shadowRadius = 1.5
    knob.shadowOffset = .zero
    for part in [white, black] { ground.addSublayer(part) }
    for part in [ground, knob] { layer.addSublayer(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: HueColor) {
    place = CGPoint(x: color.saturation, y: 1 - color.brightness)
    withoutActions {
      ground.backgroundColor =
        UIColor(hue: color.hue, saturation: 1, brightness: 1, alpha: 1).cgColor
      var opaque = color
      opaque.alpha = 1
      knob.backgroundColor = opaque.color.cgColor
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    withoutActions {
      ground.frame = bounds
      white.frame = bounds
      black.frame = bounds
      knob.position = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
    }
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  override func drag(to point: CGPoint, isContinued: Bool) {
    guard !bounds.isEmpty else { return }
    onPick?(
      CGPoint(
        x: min(max(point.x / bounds.width, 0), 1), y: min(max(point.y / bounds.height, 0), 1)),
      isContinued)
  }
}
