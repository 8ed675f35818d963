// What views do when they come into a window, whose controller and bounds they ask for.

import UIKit

@IBDesignable class Arrivals: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from a document") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return }
    backgroundColor = window.isKeyWindow ? .systemTeal : .systemRed
    label.textColor = .white
    let controller = sequence(first: self as UIResponder, next: \.next)
      .first { $0 is UIViewController }
    label.text = controller === window.rootViewController ? "has arrived" : "is nowhere"
    if UIApplication.shared.keyWindow !== window { label.text = "is hidden" }
  }

  // Each layout adds a spot, and does not ask for another.
  override func layoutSubviews() {
    super.layoutSubviews()
    label.sizeToFit()
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let spot = UIView(frame: CGRect(x: bounds.width - 24, y: 8, width: 16, height: 16))
    spot.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    addSubview(spot)
    bringSubviewToFront(label)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 64) }
}
