// The status bar as simulators show it: 9:41, full signal, a full battery.

import CoreGraphics

/// The status bar of a device.
///
/// Its places are read from pictures of simulators: at the sides of the sensors on phones without a home button, in a
/// row of 20 points on the others.
final class StatusBarView: UIView {
  /// The parts of the screen that its edges cover, which tell the kind of device.
  var insets = UIEdgeInsets.zero { didSet { if insets != oldValue { setNeedsDisplay() } } }
  private var isLight = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Points: 54 beside an island, where the safe area begins further below.
  static func height(for insets: UIEdgeInsets) -> CGFloat { insets.top >= 59 ? 54 : insets.top }

  func show(isLight: Bool) {
    guard isLight != self.isLight else { return }
    self.isLight = isLight
    setNeedsDisplay()
  }

  private var color: UIColor { isLight ? .white : .black }

  private var isBesideSensors: Bool { insets.top > 40 }

  /// The middle of time and icons, from the top.
  private var middle: CGFloat {
    if !isBesideSensors { return bounds.height / 2 }
    return insets.top >= 59 ? 32 : insets.top / 2 + 2
  }

  override func draw(_ rect: CGRect) {
    drawTime()
    let size: CGFloat = isBesideSensors ? 1 : 0.85
    let end = isBesideSensors ? (insets.top >= 59 ? 33 : 14.5) : 8
    var x = bounds.width - end
    let draw = { (width: CGFloat, body: (CGRect) -> Void) in
      x -= width * size
      body(CGRect(x: x, y: self.middle - 6 * size, width: width * size, height: 12 * size))
      x -= 5 * size
    }
    draw(27, drawBattery)
    draw(17, drawWiFi)
    draw(18, drawSignal)
  }

  private func drawTime() {
    let font = UIFont.systemFont(ofSize: isBesideSensors ? 17 : 12, weight: .semibold)
    let text = NSAttributedString(
      string: "9:41", attributes: [.font: font, .foregroundColor: color])
    let size = text.size()
    // A phone without sensors and a pad differ: in the middle, and at the left.
    let isPad = ShownDevice.current.idiom == .pad
    let x =
      isBesideSensors
      ? (insets.top >= 59 ? 66 : 51) - size.width / 2
      : isPad ? 20 : (bounds.width - size.width) / 2
    text.draw(at: CGPoint(x: x.rounded(), y: (middle - size.height / 2).rounded()))
  }

  /// Four bars, each higher than the last.
  private func drawSignal(_ box: CGRect) {
    color.setFill()
    let width = box.width / 6
    for index in 0..<4 {
      let height = box.height * (0.34 + 0.22 * CGFloat(index))
      let bar = CGRect(
        x: box.minX + CGFloat(index) * width * 5 / 3, y: box.maxY - height, width: width,
        height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: width / 3).fill()
    }
  }

  /// Two bands and a wedge around a point at the lower edge.
  private func drawWiFi(_ box: CGRect) {
    color.setFill()
    let center = CGPoint(x: box.midX, y: box.maxY)
    for (inner, outer) in [(0.0, 0.3), (0.44, 0.66), (0.8, 1.02)] {
      let path = UIBezierPath()
      let (start, end) = (-Double.pi * 3 / 4, -Double.pi / 4)
      path.addArc(
        withCenter: center, radius: box.height * outer, startAngle: start, endAngle: end,
        clockwise: true)
      path.addArc(
        withCenter: center, radius: box.height * inner, startAngle: end, endAngle: start,
        clockwise: false)
      path.close()
      path.fill()
    }
  }

  /// A frame, what fills it, and the cap at its right.
  private func drawBattery(_ box: CGRect) {
    let body = CGRect(
      x: box.minX, y: box.minY, width: box.width * 25 / 27, height: box.height)
    color.withAlphaComponent(0.35).setStroke()
    let frame = UIBezierPath(
      roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: box.height * 0.3)
    frame.lineWidth = 1
    frame.stroke()
    color.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: box.height * 0.18).fill()
    color.withAlphaComponent(0.4).setFill()
    let cap = CGRect(
      x: body.maxX + 1, y: box.midY - box.height / 6, width: box.width / 20,
      height: box.height / 3)
    UIBezierPath(
      roundedRect: cap, byRoundingCorners: [.topRight, .bottomRight],
      cornerRadii: CGSize(width: cap.width, height: cap.width)
    ).fill()
  }
}
