// swift-format-ignore-file
// Members of newer systems, members for assets, and subclasses that iOS lets one write.

import Symbols
import UIKit

/// Members of newer systems: areas of paths, moving symbols, pictures by traits.
@IBDesignable class NewerFixture: UIView {
  private let symbol = UIImageView(image: UIImage(systemName: "heart.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(symbol)
    symbol.addSymbolEffect(.pulse, options: .repeat(2).speed(2))
    symbol.setSymbolImage(
      UIImage(systemName: "star.fill") ?? UIImage(), contentTransition: .replace)
    symbol.removeAllSymbolEffects()
    hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
    pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func paste(itemProviders: [NSItemProvider]) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 4, y: 4, width: 30, height: 30)
  }

  override func draw(_ rect: CGRect) {
    let card = CGPath(
      roundedRect: CGRect(x: 40, y: 10, width: 90, height: 60), cornerWidth: 12, cornerHeight: 12,
      transform: nil)
    let disc = CGPath(ellipseIn: CGRect(x: 100, y: 30, width: 60, height: 60), transform: nil)
    UIColor.systemTeal.setFill()
    UIBezierPath(cgPath: card.symmetricDifference(disc)).fill()
    UIColor.systemRed.setStroke()
    UIBezierPath(cgPath: card.union(disc)).stroke()
    for (index, part) in disc.subtracting(card).componentsSeparated().enumerated() {
      UIColor(hue: 0.3 * CGFloat(index), saturation: 1, brightness: 0.8, alpha: 1).setFill()
      var aside = CGAffineTransform(translationX: 70, y: 0)
      if let moved = part.copy(using: &aside) { UIBezierPath(cgPath: moved).fill() }
    }
  }
}

/// Colours and pictures of the catalog as members.
@IBDesignable class ResourceFixture: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.brand.setFill()
    UIRectFill(bounds)
    UIImage(resource: .star).draw(at: CGPoint(x: 8, y: 8))
  }
}

/// Segments that are set up in the initialiser that iOS calls.
@IBDesignable class ItemsFixture: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    setUp()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func setUp() {
    insertSegment(withTitle: "One", at: 0, animated: false)
    insertSegment(withTitle: "Two", at: 1, animated: false)
    selectedSegmentIndex = 1
  }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    super.keyPathsForValuesAffectingValue(forKey: key)
  }
}

class FixtureColor: UIColor {}

/// What an inspector cannot show is left alone; a literal of a colour's own class.
@IBDesignable class OddInspectablesFixture: UIView {
  enum Kind: Int { case round, square }
  @IBInspectable var kind: Kind = .square
  @IBInspectable var font: UIFont = .systemFont(ofSize: 12)
  @IBInspectable var insets: UIEdgeInsets = .zero
  @IBInspectable var side: CGFloat = 30
  private let own: FixtureColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)

  override func draw(_ rect: CGRect) {
    own.setFill()
    UIRectFill(CGRect(x: 8, y: 8, width: side, height: side))
  }
}
