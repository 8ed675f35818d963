// A switch for true and false.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A small switch. It does not slide: the page's time may stand while it is pressed.
@MainActor
final class SwitchControl: FocusControl, PropertyControl, KeyTaking {
  private static let track = CGSize(width: 32, height: 18)

  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  private var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    onPress = { [weak self] in self?.toggle() }
  }

  required init?(coder: NSCoder) { nil }

  /// Beside it a press changes nothing.
  var widest: CGFloat { Self.track.width + 4 }

  override var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(.checkBox, traits: .toggleButton)
    facts.isChecked = isOn
    return facts
  }

  /// Whether several views differ: the knob stands in the middle.
  private var isMixed = false { didSet { if isMixed != oldValue { setNeedsDisplay() } } }

  func show(_ property: PageProperty) {
    isOn = property.value == "true"
    isMixed = property.isMixed
  }

  private func toggle() { onEdit?(PropertyEdit(text: isOn ? "false" : "true")) }

  func take(_ key: FieldKey) -> Bool {
    guard key.name == .space || key.name == .enter else { return false }
    toggle()
    return true
  }

  override func draw(_ rect: CGRect) {
    let frame = CGRect(
      x: 2, y: (bounds.height - Self.track.height) / 2, width: Self.track.width,
      height: Self.track.height)
    let track = UIBezierPath(roundedRect: frame, cornerRadius: frame.height / 2)
    (isOn ? Palette.accent : Palette.off).setFill()
    track.fill()
    let side = frame.height - 4
    let knob = UIBezierPath(
      ovalIn: CGRect(
        x: isOn ? frame.maxX - side - 2 : frame.minX + 2, y: frame.minY + 2, width: side,
        height: side))
    let dash = UIBezierPath(
      roundedRect: CGRect(x: frame.midX - 6, y: frame.midY - 1.5, width: 12, height: 3),
      cornerRadius: 1.5)
    UIColor.white.setFill()
    (isMixed ? dash : knob).fill()
    guard isFirstResponder else { return }
    let ring = UIBezierPath(
      roundedRect: frame.insetBy(dx: -2, dy: -2), cornerRadius: frame.height / 2 + 2)
    ring.lineWidth = 1.5
    Palette.accent.setStroke()
    ring.stroke()
  }
}
