// Classes as targets, keys of generic classes, and optional members of parameters.

import UIKit

@objc protocol TargetSource {
  @objc optional var caption: String { get }
  @objc optional func tint(at index: Int) -> UIColor
}

class TargetCounter: NSObject {
  private(set) static var presses = 0

  @objc class func pressed(_ sender: UIButton) { presses += 1 }
}

class TargetBase<Item>: UIView {
  @IBInspectable var rows: Int = 1 { didSet { setNeedsDisplay() } }
  var item: Item?
}

class BareSource: NSObject, TargetSource {}

class FullSource: NSObject, TargetSource {
  let caption = "full"
  func tint(at index: Int) -> UIColor { index == 0 ? .systemGreen : .systemOrange }
}

@IBDesignable
class TargetFixture: TargetBase<String> {
  private let button = UIButton(type: .custom)

  override func awakeFromNib() {
    super.awakeFromNib()
    prepare()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    prepare()
  }

  private func prepare() {
    button.addTarget(
      TargetCounter.self, action: #selector(TargetCounter.pressed), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    setValue(TargetCounter.presses > 0 ? 3 : 0, forKey: "rows")
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<rows { draw(row, of: row == 1 ? FullSource() : BareSource()) }
  }

  private func draw(_ row: Int, of source: TargetSource) {
    let color = source.tint?(at: row) ?? UIColor.systemGray
    color.setFill()
    let place = CGRect(x: 10, y: 10 + 40 * CGFloat(row), width: 200, height: 30)
    UIBezierPath(roundedRect: place, cornerRadius: 6).fill()
    let text = (source.caption ?? "bare") as NSString
    text.draw(
      at: CGPoint(x: place.minX + 8, y: place.minY + 6),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.white])
  }
}
