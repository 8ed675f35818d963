// swift-format-ignore-file
// Views that lie in an interface document, as people write them for iOS.

import UIKit

/// A card whose parts are laid out in `CardFixture.xib`.
@IBDesignable class CardFixture: UIView {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet weak var countButton: UIButton!
  @IBOutlet var dots: [UIView]!
  @IBOutlet weak var titleHeight: NSLayoutConstraint!

  @IBInspectable var title: String = "Card" {
    didSet { titleLabel?.text = title }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 96) }

  private func load() {
    let nib = UINib(nibName: "CardFixture", bundle: Bundle(for: type(of: self)))
    guard let content = nib.instantiate(withOwner: self, options: nil).first as? UIView else {
      return
    }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    titleLabel.text = title
    titleHeight.constant = 24
    countButton.sendActions(for: .touchUpInside)
  }

  @IBAction func count(_ sender: UIButton) {
    sender.setTitle("\(dots.count) dots", for: .normal)
  }
}

/// What the document names as the class of its dots.
class CardDot: UIView {
  @IBInspectable var shade: UIColor = .black

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = shade
  }
}
