// Views, layers, colours and paths that are made by `Self` and by the values of classes.

import UIKit

extension UIView {
  static func tile(_ color: UIColor) -> Self {
    let tile = self.init()
    tile.backgroundColor = color
    return tile
  }

  func twin() -> Self { type(of: self).init(frame: frame.offsetBy(dx: frame.width + 12, dy: 0)) }
}

extension UIButton {
  static func named(_ title: String) -> Self {
    let button = self.init(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }
}

extension UIColor {
  var darker: Self {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return Self(hue: hue, saturation: saturation, brightness: brightness * 0.6, alpha: alpha)
  }
}

extension CALayer {
  static func ring(_ color: UIColor) -> Self {
    let ring = Self()
    ring.borderColor = color.cgColor
    ring.borderWidth = 4
    return ring
  }
}

class Petal: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 16
    backgroundColor = UIColor.systemPink
  }

  required init?(coder: NSCoder) { fatalError("not from a document") }
}

class Leaf: Petal {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  }
}

class Pot<Plant: UIView>: UIView {
  let plant = Plant(frame: CGRect(x: 8, y: 8, width: 40, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plant)
  }

  required init?(coder: NSCoder) { nil }
}

@IBDesignable class Twins: UIView {
  var kinds: [UIView.Type] = [Petal.self, Leaf.self, UISwitch.self]

  private func make(_ kind: UIView.Type, at place: CGPoint) -> UIView {
    let view = kind.init(frame: CGRect(origin: place, size: CGSize(width: 48, height: 48)))
    addSubview(view)
    return view
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (row, kind) in kinds.enumerated() {
      addSubview(make(kind, at: CGPoint(x: 16, y: 16 + row * 64)).twin())
    }
    let pot = Pot<Leaf>(frame: CGRect(x: 152, y: 16, width: 56, height: 56))
    pot.backgroundColor = .systemGray5
    addSubview(pot)
    let tile = Petal.tile(UIColor.systemTeal.darker)
    tile.frame = CGRect(x: 152, y: 88, width: 56, height: 40)
    addSubview(tile)
    let button = UIButton.named("Grow")
    button.frame = CGRect(x: 152, y: 144, width: 56, height: 32)
    addSubview(button)
    let ring = CALayer.ring(UIColor.systemOrange.darker)
    ring.frame = CGRect(x: 8, y: 8, width: 208, height: 192)
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: CGSize { CGSize(width: 224, height: 208) }
}
