// Anchors of any object, distances between views, names of Swift 4.0, a colour well and pictures one by one.

import ImageIO
import UIKit

@objc protocol AnyAnchorsListener { func anchorsDidMove() }

@IBDesignable class AnyAnchors: UIView {
  private let listeners = NSHashTable<AnyAnchorsListener>.weakObjects()
  private let squares = [UIView(), UIView(), UIView()]
  private let ring = CAShapeLayer()
  private let well = UIColorWell(frame: .zero)
  private let picture = UIImageView()

  /// A GIF of two pictures, 8 × 8.
  private let file =
    "R0lGODlhCAAIAPAAAP8AAAAAACH5BAAMAAAAIf8LTkVUU0NBUEUyLjADAQIAACwAAAAACAAIAAACB4SPqcvtXQAAIf"
    + "kEAQwAAQAsAAAAAAgACACAAAD/AAAAAgyMj3nAgO1We1NZVAAAOw=="

  @IBInspectable var cap: String = kCALineCapRound { didSet { ring.lineCap = cap } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 220, height: 100) }

  private func setUp() {
    for (index, square) in squares.enumerated() {
      square.translatesAutoresizingMaskIntoConstraints = false
      square.backgroundColor = [UIColor.systemRed, .systemGreen, .systemBlue][index]
      addSubview(square)
      square.widthAnchor.constraint(equalToConstant: 24).isActive = true
      square.heightAnchor.constraint(equalToConstant: 24).isActive = true
      pin(square, below: self)
    }
    squares[0].leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
    squares[2].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
    // The middle one stands twice as near to the first as to the last.
    let before = squares[0].trailingAnchor.anchorWithOffset(to: squares[1].leadingAnchor)
    let behind = squares[1].trailingAnchor.anchorWithOffset(to: squares[2].leadingAnchor)
    before.constraint(equalTo: behind, multiplier: 0.5).isActive = true

    ring.lineWidth = 10
    ring.lineCap = cap
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemOrange.cgColor
    layer.addSublayer(ring)
    well.selectedColor = .systemTeal
    addSubview(well)
    picture.image = second()
    picture.layer.magnificationFilter = .nearest
    addSubview(picture)
  }

  private func pin(_ item: AnyObject, below other: AnyObject) {
    item.topAnchor.constraint(equalTo: other.topAnchor, constant: 8).isActive = true
  }

  private func second() -> UIImage? {
    guard let data = Data(base64Encoded: file),
      let source = CGImageSourceCreateWithData(data as CFData, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 1, nil)
    else { return nil }
    return UIImage(cgImage: image)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arc = UIBezierPath()
    arc.move(to: CGPoint(x: 20, y: 70))
    arc.addLine(to: CGPoint(x: 80, y: 70))
    ring.path = arc.cgPath
    well.frame = CGRect(x: 104, y: 52, width: 36, height: 36)
    picture.frame = CGRect(x: 156, y: 50, width: 40, height: 40)
  }
}
