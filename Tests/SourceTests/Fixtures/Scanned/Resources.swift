// swift-format-ignore-file
// Written as people write for iOS: pictures and colours by name.

import UIKit

@IBDesignable class AssetsFixture: PlateFixture {
  @IBInspectable var image: UIImage? = UIImage(named: "Star")

  override func setUp() {
    super.setUp()
    backgroundColor = .systemBackground
    layer.borderColor = UIColor(named: "Brand")?.cgColor
    layer.borderWidth = 5
    let bundle = Bundle(for: type(of: self))
    let names = ["Star", "leaf"]
    for (index, name) in names.enumerated() {
      let view = UIImageView(
        image: UIImage(named: name, in: bundle, compatibleWith: traitCollection))
      view.frame = CGRect(x: 16 + index * 48, y: 20, width: 40, height: 40)
      addSubview(view)
    }
  }
}

/// A document of the catalog, in its own size and larger.
@IBDesignable class DocumentPictureFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    for (index, side) in [40, 64].enumerated() {
      let view = UIImageView(image: UIImage(named: "Badge"))
      view.frame = CGRect(x: 6 + index * 44, y: 8, width: side, height: side)
      view.tintColor = .red
      addSubview(view)
    }
  }
}
