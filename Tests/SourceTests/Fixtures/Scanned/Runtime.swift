// swift-format-ignore-file
// Written as people write for iOS: keys, outlets and properties of the runtime.

import UIKit
import Darwin

/// Key paths as text.
@IBDesignable class KeyPathFixture: PlateFixture {
  @objc dynamic var level: CGFloat = 0.25

  override func setUp() {
    super.setUp()
    setValue(UIColor.systemYellow, forKey: "backgroundColor")
    setValue(14, forKeyPath: #keyPath(UIView.layer.cornerRadius))
    layer.setValue(5, forKey: #keyPath(CALayer.borderWidth))
    let radius = value(forKeyPath: "layer.cornerRadius") as? CGFloat ?? 0
    layer.borderColor = UIColor(white: 0, alpha: radius / 28).cgColor
  }
}

/// Outlets, single and several, on types that Objective-C does not know.
@IBDesignable class OutletFixture: PlateFixture {
  struct Mark { var title: String }

  @IBOutlet weak var title: UILabel!
  @IBOutlet var labels: [UILabel]! = []
  @IBOutlet private var constraint: NSLayoutConstraint?
  var mark: Mark = Mark(title: "Outlet")

  override func setUp() {
    super.setUp()
    let made = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    addSubview(made)
    title = made
    labels.append(made)
    labels.forEach { $0.text = mark.title; $0.textColor = .systemBlue }
    title.font = UIFont.systemFont(ofSize: 28, weight: .light)
  }

  @IBAction func pressed(_ sender: Any) { constraint?.constant = 1 }
}

@objc protocol MeterFixtureSource: NSObjectProtocol {
  func meterLevel(_ meter: MeterFixture) -> CGFloat
  @objc optional func meterColor(_ meter: MeterFixture) -> UIColor
  @objc optional func meterShadow(_ meter: MeterFixture) -> UIColor
}

/// A protocol with functions that nobody need have.
@IBDesignable class MeterFixture: PlateFixture {
  @IBOutlet weak var source: MeterFixtureSource?
  private let own = OwnSource()

  class OwnSource: NSObject, MeterFixtureSource {
    func meterLevel(_ meter: MeterFixture) -> CGFloat { 0.6 }
    func meterColor(_ meter: MeterFixture) -> UIColor { .systemPurple }
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    source = own
  }

  override func draw(_ rect: CGRect) {
    let level = source?.meterLevel(self) ?? 0
    (source?.meterColor?(self) ?? UIColor.gray).setFill()
    if source?.meterShadow?(self) != nil { UIColor.black.setFill() }
    UIRectFill(CGRect(x: 0, y: rect.height * (1 - level), width: rect.width, height: rect.height))
  }
}

private var associatedKey: UInt8 = 0

extension UIView {
  var fixtureTag: String? {
    get { objc_getAssociatedObject(self, &associatedKey) as? String }
    set {
      objc_setAssociatedObject(self, &associatedKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }
}

/// Objects that hang on others.
@IBDesignable class AssociatedFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    fixtureTag = "tag"
    autoreleasepool {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.italicSystemFont(ofSize: 40), .foregroundColor: UIColor.darkGray,
      ]
      ((fixtureTag ?? "none") as NSString).draw(at: CGPoint(x: 24, y: 14), withAttributes: attributes)
    }
  }
}

/// The sides of conditions that iOS takes.
@IBDesignable class ConditionFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    #if os(macOS)
    backgroundColor = NSColor.red
    #elseif os(iOS) && canImport(UIKit) && !targetEnvironment(macCatalyst)
    backgroundColor = .systemCyan
    #endif
    #if TARGET_INTERFACE_BUILDER
    layer.borderWidth = 12
    #endif
    if #available(iOS 11.0, *) { layer.maskedCorners = [.layerMinXMinYCorner] }
    layer.cornerRadius = CGFloat(Darwin.sqrt(900.0))
  }
}

/// What is overridden stands in an extension.
@IBDesignable class ExtensionFixture: PlateFixture {
  fileprivate var text: String { "base" }
}

class LouderFixture: ExtensionFixture {}

extension ExtensionFixture {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.brown.set()
    UIBezierPath(roundedRect: rect.insetBy(dx: 12, dy: 12), cornerRadius: corner).fill()
  }

  @objc var corner: CGFloat { 6 }
}

extension LouderFixture {
  override var corner: CGFloat { 28 }
}

protocol NamedFixture {
  var title: String { get }
  func decorate()
}

@IBDesignable public class PublicExtensionFixture: UIView {
  public override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 80) }
  public override func layoutSubviews() {
    super.layoutSubviews()
    decorate()
  }
}

internal extension PublicExtensionFixture: NamedFixture {
  var title: String { "extension" }
  func decorate() {
    layer.cornerRadius = CGFloat(title.count)
    backgroundColor = .magenta
  }
}

/// Spellings of Swift 3.
@IBDesignable class OldSpellingsFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment.center
    let attributes = [
      NSFontAttributeName: UIFont.systemFont(ofSize: 30),
      NSForegroundColorAttributeName: UIColor.red, NSParagraphStyleAttributeName: style,
    ]
    NSString(string: "Swift 3").draw(in: rect.insetBy(dx: 0, dy: 20), withAttributes: attributes)
    let angle = CGFloat(M_PI) / 2
    let path = UIBezierPath(
      arcCenter: rect.middle, radius: 36, startAngle: -angle, endAngle: angle, clockwise: true)
    path.stroke()
  }

  func state(_ state: UIControlState, _ events: UIControlEvents) -> Bool { state == .normal }
}

/// A class that only a coder makes.
@IBDesignable class CoderFixture: UIView {
  let edge: CGFloat

  required init?(coder aDecoder: NSCoder) {
    edge = 16
    super.init(coder: aDecoder)
    backgroundColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
    layer.cornerRadius = edge
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 80) }
}

/// A class with a parameter, whose methods selectors find.
class ListFixture<Row: UIView>: PlateFixture {
  let rows = [Row(), Row(), Row()]
  private let button = UIButton(type: .custom)

  override func setUp() {
    super.setUp()
    rows.forEach(addSubview)
    button.addTarget(self, action: #selector(paint), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
  }

  @objc private func paint(_ sender: UIButton) {
    for (index, row) in rows.enumerated() {
      row.backgroundColor = UIColor.systemIndigo.withAlphaComponent(1 - 0.25 * CGFloat(index))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 10, y: 10 + 22 * CGFloat(index), width: bounds.width - 20, height: 16)
      row.layer.cornerRadius = 8
    }
  }
}

@IBDesignable class GenericFixture: ListFixture<UIView> {}

extension UIView {
  /// Where views put what they hold.
  @objc var holdingView: UIView { return self }
  @objc func holdingInset(for side: CGFloat) -> CGFloat { return side / 40 }

  func hold(_ view: UIView) {
    view.frame = holdingView.bounds.insetBy(dx: holdingInset(for: bounds.width), dy: 4)
    holdingView.addSubview(view)
  }
}

/// What an extension of the framework's class declares, and a class overrides.
@IBDesignable class HolderFixture: PlateFixture {
  private let frameView = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))

  override func setUp() {
    super.setUp()
    frameView.backgroundColor = UIColor(white: 0.9, alpha: 1)
    frameView.layer.cornerRadius = 10
    addSubview(frameView)
    let held = UIView()
    held.backgroundColor = .systemTeal
    hold(held)
  }

  override var holdingView: UIView { return frameView }
  override func holdingInset(for side: CGFloat) -> CGFloat {
    return super.holdingInset(for: 2 * side) + 4
  }
}

@objc protocol RulerFixtureSource {
  @objc optional var step: CGFloat { get }
  @objc optional var ink: UIColor { get }
}

/// A protocol with properties that nobody need have.
@IBDesignable class RulerFixture: PlateFixture {
  weak var source: RulerFixtureSource?
  private let own = OwnRuler()

  class OwnRuler: NSObject, RulerFixtureSource {
    var step: CGFloat = 12
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    source = own
  }

  override func draw(_ rect: CGRect) {
    (source?.ink ?? UIColor.systemBrown).setFill()
    for (index, x) in stride(from: 6, to: rect.width, by: source?.step ?? 40).enumerated() {
      UIRectFill(CGRect(x: x, y: 0, width: 2, height: index % 5 == 0 ? 40 : 24))
    }
  }
}
