// swift-format-ignore-file
// Written as people write for iOS.

import UIKit

/// Subviews, a label, layer properties; an inspectable in an extension of `UIView` in another file.
@IBDesignable open class BadgeFixture: UIView {
  @IBInspectable open var text: String? = "New" {
    didSet {
      label.text = text
      setNeedsLayout()
    }
  }
  @IBInspectable open var fill: UIColor = .systemBlue { didSet { backgroundColor = fill } }

  fileprivate lazy var label: UILabel = {
    let label = UILabel()
    label.textColor = .white
    label.font = UIFont.boldSystemFont(ofSize: 15)
    label.textAlignment = .center
    return label
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    label.text = text
    backgroundColor = fill
    addSubview(label)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 4)
    layer.cornerRadius = bounds.height / 2
    clipsToBounds = true
  }

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 8)
  }
}
