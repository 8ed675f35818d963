// swift-format-ignore-file
// Written as people write for iOS.

import UIKit

/// A white plate with a size of its own, which the fixtures put something on.
class PlateFixture: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func setUp() {
    backgroundColor = .white
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 80) }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
