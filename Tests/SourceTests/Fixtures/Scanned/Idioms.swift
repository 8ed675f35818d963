// swift-format-ignore-file
// Written as people write for iOS: what a view's size, its layers' classes and Objective-C's runtime
// are relied on for.

import UIKit

/// What it draws is computed from the frame that it is made with.
@IBDesignable class EagerFixture: UIView {
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let side = min(frame.width, frame.height)
    ring.path = UIBezierPath(
      arcCenter: CGPoint(x: frame.midX, y: frame.midY), radius: side / 2 - 20,
      startAngle: -.pi / 2, endAngle: .pi, clockwise: true).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemTeal.cgColor
    ring.lineWidth = 24
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Gives itself a size while it is made.
@IBDesignable class OwnSizeFixture: UIView {
  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 90, height: 40)))
    backgroundColor = .systemIndigo
    layer.borderWidth = 6
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Gives itself a size for Interface Builder, against the intrinsic one.
@IBDesignable class PreparedSizeFixture: PlateFixture {
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    frame.size = CGSize(width: 60, height: 60)
    layer.borderWidth = 6
  }
}

/// Is as wide as there is room, and has a height.
@IBDesignable class ThinFixture: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 12)
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemGreen.setFill()
    UIRectFill(bounds.divided(atDistance: bounds.width / 3, from: .minXEdge).slice)
  }
}

/// Its layer's class is nobody else's business, and draws a property of its own.
@IBDesignable class PrivateLayerFixture: PlateFixture {
  override class var layerClass: AnyClass { ArcLayer.self }

  private var arc: ArcLayer { layer as! ArcLayer }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    arc.setValue(0.75, forKey: #keyPath(ArcLayer.share))
    arc.setNeedsDisplay()
  }

  private class ArcLayer: CALayer {
    @NSManaged var share: CGFloat
    private var color = UIColor.systemRed

    override class func needsDisplay(forKey key: String) -> Bool {
      key == #keyPath(share) || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
      ctx.setStrokeColor(color.cgColor)
      ctx.setLineWidth(10)
      ctx.addArc(
        center: CGPoint(x: bounds.midX, y: bounds.midY), radius: 28, startAngle: 0,
        endAngle: 2 * .pi * share, clockwise: false)
      ctx.strokePath()
    }
  }
}

@objc public protocol CountedDelegate {
  @objc optional func countedDidDraw(_ view: UIView)
  @objc optional var countedColor: UIColor { get }
}

/// Numbers around names, bytes that become a picture, and a delegate that has none of its functions.
@IBDesignable public final class CountedFixture: UIView, CountedDelegate {
  private weak var delegate: (any CountedDelegate)?
  private var color = UIColor()

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard subviews.isEmpty else { return }
    delegate = self
    layer.backgroundColor = #colorLiteral(red: 0.9, green: 0.95, blue: 1, alpha: 1)
    color = delegate?.countedColor ?? .systemIndigo
    delegate?.countedDidDraw?(self)
    let bar = UIView()
    bar.backgroundColor = color
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    let wide = bar.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = .defaultHigh - 1
    let narrow = bar.widthAnchor.constraint(equalToConstant: 40 * CGFloat(__cospi(0)))
    narrow.priority = UILayoutPriority.defaultLow + 500
    NSLayoutConstraint.activate([
      wide, narrow, bar.heightAnchor.constraint(equalToConstant: 8),
      bar.centerXAnchor.constraint(equalTo: centerXAnchor), bar.topAnchor.constraint(equalTo: topAnchor, constant: 8),
    ])
  }

  public override func draw(_ rect: CGRect) {
    let data: CFMutableData = CFDataCreateMutable(nil, 0)
    CFDataSetLength(data, 4 * 8 * 8)
    let bytes = CFDataGetMutableBytePtr(data)!
    for index in 0..<64 {
      bytes[4 * index] = UInt8(index * 4)
      bytes[4 * index + 2] = 128
      bytes[4 * index + 3] = 255
    }
    let image = CGImage(
      width: 8, height: 8, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 32, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: CGDataProvider(data: data)!,
      decode: nil, shouldInterpolate: false, intent: .defaultIntent)!
    UIImage(cgImage: image).draw(in: CGRect(x: 40, y: 26, width: 40, height: 40))
  }
}

/// A layer that is made as a copy of the view's, whose delegate it shares, and draws itself. Its action
/// asks what is presented.
@IBDesignable class CopiedLayerFixture: PlateFixture {
  private var bar: BarLayer!

  override func setUp() {
    super.setUp()
    bar = BarLayer(layer: layer)
    layer.addSublayer(bar)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = bounds.insetBy(dx: 10, dy: 30)
    bar.share = 0.6
  }

  class BarLayer: CALayer {
    @NSManaged var share: CGFloat
    var made = ""

    override init(layer: Any) {
      super.init(layer: layer)
      if (layer as AnyObject).isKind(of: BarLayer.self) { made = "copy" }
      contentsScale = UIScreen.main.scale
      share = (layer as? BarLayer)?.share ?? 0
    }

    required init?(coder: NSCoder) { fatalError() }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "share" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
      guard event == "share" else { return super.action(forKey: event) }
      _ = presentation()?.value(forKey: event)
      return nil
    }

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.systemOrange.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height))
    }
  }
}

/// Holds what it stands before weakly, and passes on what it is told.
private class WeakStandIn: NSObject {
  private weak var target: NSObjectProtocol?

  init(_ target: NSObjectProtocol) {
    self.target = target
    super.init()
  }

  override func responds(to aSelector: Selector!) -> Bool {
    return (target?.responds(to: aSelector) ?? false) || super.responds(to: aSelector)
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? { return target }
}

/// Is told through a stand-in.
@IBDesignable class StandInFixture: PlateFixture {
  private var standIn: WeakStandIn!

  override func setUp() {
    super.setUp()
    standIn = WeakStandIn(self)
    let plain = WeakStandIn(NSObject())
    if standIn.responds(to: #selector(paint(_:))), !plain.responds(to: #selector(paint(_:))) {
      _ = standIn.perform(#selector(paint(_:)), with: UIColor.systemPink)
    }
  }

  @objc func paint(_ color: UIColor) {
    layer.borderWidth = 12
    layer.borderColor = color.cgColor
  }
}
