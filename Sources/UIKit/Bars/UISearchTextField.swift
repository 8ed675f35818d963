// The text field of a search bar.

public import CoreGraphics

/// The text field of a search bar, with round ends and a magnifying glass.
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSearchField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeSearchField()
  }

  private func becomeSearchField() {
    backgroundColor = .tertiarySystemFill
    textColor = .label
    layer.cornerRadius = 10
    clearButtonMode = .whileEditing
    let glass = UIImageView(image: Self.glass)
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = Self.glass.size
    return CGRect(
      x: 8, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 8))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 26))
  }

  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  private static var glass: UIImage {
    ControlImages.picture(CGSize(width: 18, height: 18)) { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 11, height: 11))
      path.move(to: CGPoint(x: 11.5, y: 11.5))
      path.addLine(to: CGPoint(x: 16, y: 16))
      path.lineWidth = 1.6
      path.lineCapStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
