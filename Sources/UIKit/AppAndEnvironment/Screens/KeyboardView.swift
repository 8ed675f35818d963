// A grey picture of the on-screen keyboard.

import CoreGraphics

/// The keyboard of a page: keys that show where they are. The computer's keyboard types.
final class KeyboardView: UIView {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let ground = UIColor(
    light: UIColor(bytes: 210, 212, 217), dark: UIColor(bytes: 43, 43, 43))
  private static let keyColor = UIColor(light: .white, dark: UIColor(bytes: 107, 107, 107))
  private static let otherKeyColor = UIColor(
    light: UIColor(bytes: 171, 177, 186), dark: UIColor(bytes: 70, 70, 70))
  /// Points of the row of suggestions, around keys, and from row to row.
  private static let suggestions: CGFloat = 45
  private static let gap: CGFloat = 6
  private static let pitch: CGFloat = 54

  /// Points at the lower edge that keys stay out of.
  var bottomInset: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// A view that takes the place of the keys, and one above it.
  private var own: UIView?
  private var accessory: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.ground
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a responder's own views instead of the keys and above them.
  func show(own: UIView?, accessory: UIView?) {
    if self.own !== own { self.own?.removeFromSuperview() }
    if self.accessory !== accessory { self.accessory?.removeFromSuperview() }
    (self.own, self.accessory) = (own, accessory)
    for view in [own, accessory].compactMap({ $0 }) { addSubview(view) }
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// The height of the accessory view.
  var accessoryHeight: CGFloat { accessory?.bounds.height ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = accessoryHeight
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    own?.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottomInset))
  }

  override func draw(_ rect: CGRect) {
    guard own == nil else { return }
    let room = bounds.height - bottomInset - accessoryHeight
    // Low keyboards, as on a phone that lies, have lower keys.
    let pitch = min(Self.pitch, (room - Self.suggestions) / 4)
    let top = accessoryHeight + room - 4 * pitch
    let width = (bounds.width - Self.gap) / 10
    for (row, letters) in Self.rows.enumerated() {
      let start = (bounds.width - CGFloat(letters.count) * width) / 2
      for (index, letter) in letters.enumerated() {
        let key = CGRect(
          x: start + CGFloat(index) * width, y: top + CGFloat(row) * pitch, width: width,
          height: pitch)
        drawKey(key, String(letter), color: Self.keyColor)
      }
    }
    drawWideKeys(width: width, top: top + 2 * pitch, pitch: pitch)
  }

  private func drawWideKeys(width: CGFloat, top: CGFloat, pitch: CGFloat) {
    let margin = Self.gap / 2
    let side = width * 1.4
    let end = bounds.width - margin
    drawKey(CGRect(x: margin, y: top, width: side, height: pitch), "", color: Self.otherKeyColor)
    drawKey(
      CGRect(x: end - side, y: top, width: side, height: pitch), "", color: Self.otherKeyColor)
    let last = top + pitch
    let wide = width * 2.5
    drawKey(
      CGRect(x: margin, y: last, width: wide, height: pitch), "123", color: Self.otherKeyColor)
    drawKey(
      CGRect(x: margin + wide, y: last, width: end - margin - 2 * wide, height: pitch), "space",
      color: Self.keyColor)
    drawKey(
      CGRect(x: end - wide, y: last, width: wide, height: pitch), "return",
      color: Self.otherKeyColor)
  }

  private func drawKey(_ place: CGRect, _ title: String, color: UIColor) {
    let key = place.insetBy(dx: Self.gap / 2, dy: Self.gap)
    color.setFill()
    UIBezierPath(roundedRect: key, cornerRadius: 5).fill()
    let text = NSAttributedString(
      string: title,
      attributes: [
        .font: UIFont.systemFont(ofSize: title.count > 1 ? 16 : 22),
        .foregroundColor: UIColor.label,
      ])
    let size = text.size()
    text.draw(at: CGPoint(x: key.midX - size.width / 2, y: key.midY - size.height / 2))
  }
}
