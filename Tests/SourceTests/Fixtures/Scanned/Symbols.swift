// The system's symbols that are drawn here, in their views' tint.

import UIKit

@IBDesignable class Symbols: UIView {
  private let names = [
    "star", "heart.fill", "checkmark", "line.3.horizontal", "chevron.right", "arrow.up",
    "checkmark.circle", "xmark.square.fill", "plus.circle.fill", "magnifyingglass", "eye.slash",
    "bolt.fill",
  ]
  private var images: [UIImageView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 134, height: 48) }

  private func setUp() {
    let look = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    for (index, name) in names.enumerated() {
      let image = UIImageView(image: UIImage(systemName: name, withConfiguration: look))
      image.tintColor = index % 2 == 0 ? .systemIndigo : .systemOrange
      image.contentMode = .center
      addSubview(image)
      images.append(image)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, image) in images.enumerated() {
      image.frame = CGRect(x: 1 + index % 6 * 22, y: 2 + index / 6 * 22, width: 22, height: 22)
    }
  }
}
