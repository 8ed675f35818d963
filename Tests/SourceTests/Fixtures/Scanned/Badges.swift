// Labels that grow by what they override, and sliders lower than their thumbs.

import UIKit

/// A badge: the text's box, and room around it.
@IBDesignable class PaddedBadge: UILabel {
  @IBInspectable var inset: CGFloat = 12 { didSet { invalidateIntrinsicContentSize() } }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let box = super.textRect(
      forBounds: bounds.insetBy(dx: inset, dy: inset / 2), limitedToNumberOfLines: lines)
    return box.insetBy(dx: -inset, dy: -inset / 2)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: inset, dy: inset / 2))
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    super.draw(rect)
  }
}

@IBDesignable class BadgeRow: UIView {
  private let badges = ["7", "24", "Padded"].map { text -> PaddedBadge in
    let badge = PaddedBadge()
    badge.text = text
    badge.textColor = .white
    badge.sizeToFit()
    return badge
  }
  private let wrapped = PaddedBadge()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: badges)
    row.spacing = 8
    row.frame.origin = CGPoint(x: 8, y: 8)
    row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    addSubview(row)
    wrapped.numberOfLines = 0
    wrapped.text = "Two lines of one badge"
    wrapped.textColor = .white
    wrapped.frame = CGRect(
      origin: CGPoint(x: 8, y: 48),
      size: wrapped.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)))
    addSubview(wrapped)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@IBDesignable class LowSliders: UIView {
  private let sliders = ([0, 0.4, 1] as [Float]).map { value -> UISlider in
    let slider = UISlider()
    slider.value = value
    return slider
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    sliders.forEach(addSubview)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, slider) in sliders.enumerated() {
      slider.frame = CGRect(
        x: 16, y: 24 + CGFloat(index) * 40, width: bounds.width - 32, height: CGFloat(index) * 6)
    }
  }
}
