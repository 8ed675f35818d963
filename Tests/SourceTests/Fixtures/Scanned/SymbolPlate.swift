// Symbols of many kinds: in frames, filled, struck out, with badges, in colours of a palette; and a button and
// an image view that prefer a size.

import UIKit

@IBDesignable class SymbolPlate: UIView {
  private let names = [
    "globe", "tv", "square.grid.2x2.fill", "person.crop.circle", "house", "bell.badge",
    "gearshape.fill", "trash", "square.and.arrow.up", "lock.shield", "envelope.fill", "camera",
    "calendar", "tag", "cart.badge.plus", "mic.slash", "list.bullet.rectangle", "12.circle.fill",
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 178, height: 80) }

  private func setUp() {
    for (index, name) in names.enumerated() {
      add(UIImage(systemName: name), at: index)
    }
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .systemGreen])
    add(UIImage(systemName: "checkmark.circle.fill", withConfiguration: palette), at: 18)
    let hierarchy = UIImage.SymbolConfiguration(hierarchicalColor: .systemRed)
    add(UIImage(systemName: "heart.circle.fill", withConfiguration: hierarchy), at: 19)
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "play.fill"), for: .normal)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 24), forImageIn: .normal)
    button.frame = CGRect(x: 90, y: 46, width: 40, height: 30)
    addSubview(button)
  }

  private func add(_ image: UIImage?, at index: Int) {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .medium)
    view.tintColor = .label
    view.contentMode = .center
    view.frame = CGRect(x: 2 + index % 8 * 22, y: 2 + index / 8 * 22, width: 20, height: 20)
    addSubview(view)
  }
}
