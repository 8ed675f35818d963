// A button of an alert.

import CoreGraphics

/// The button of one action.
final class AlertButton: UIControl {
  /// Points beside the title.
  static let margin: CGFloat = 8
  /// The least scale of a title that does not fit.
  private static let leastScale: CGFloat = 0.6
  private static let pressedColor = UIColor(
    light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 1, alpha: 0.12))

  private let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, isSheet: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = Self.leastScale
    addPart(label)
    isEnabled = action.isEnabled
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Self.pressedColor : nil }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() {
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }
}
