// A named curve to choose.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A small curve, which the tooltip names; the present one is lit.
@MainActor
final class PresetButton: FocusControl, KeyTaking {
  static let height: CGFloat = 32

  private let name: String
  private let samples: [Double]
  /// Whether it is the present curve. Default: false.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      setNeedsDisplay()
    }
  }

  init(_ name: String, _ curve: PageCurve) {
    self.name = name
    samples = curve.samples
    super.init()
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override var tip: Tip? { Tip(name) }

  override var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(label: name, traits: .toggleButton)
    facts.isChecked = isOn
    return facts
  }

  override func draw(_ rect: CGRect) {
    let ground = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: Metrics.radius)
    (isOn ? Palette.selectedRow : isHovered ? Palette.hovered : Palette.field).setFill()
    ground.fill()
    ground.lineWidth = isFirstResponder ? 2 : 1
    (isFirstResponder ? Palette.accent : Palette.fieldEdge).setStroke()
    ground.stroke()
    CurveLine.drawSmall(
      samples, in: bounds.insetBy(dx: (bounds.width - 22) / 2, dy: 8),
      isOn ? Palette.accentLabel : Palette.secondaryLabel)
  }
}
