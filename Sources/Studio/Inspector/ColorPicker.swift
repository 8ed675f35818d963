// The picker of colours.

internal import CoreGraphics
internal import Inspection
internal import QuartzCore
internal import UIKit

/// A field of saturation and brightness, bars for hue and alpha, and the system's colours.
@MainActor
final class ColorPicker: UIView {
  private static let size = CGSize(width: 232, height: 308)
  private static let names = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    "black", "darkGray", "gray", "lightGray", "white", "clear",
  ]

  private let onEdit: @MainActor (PropertyEdit) -> Void
  private let plane = ColorPlane()
  private let hue = ColorBar(.hue)
  private let alphaBar = ColorBar(.alpha)
  private let swatches: [ColorSwatch]
  private var color: HueColor

  /// `onEdit` hears of each colour that is picked.
  init(_ color: UIColor, onEdit: @escaping @MainActor (PropertyEdit) -> Void) {
    self.onEdit = onEdit
    self.color = HueColor(color)
    swatches = Self.names.map { name in
      let swatch = ColorSwatch()
      swatch.color = ColorText.color(name)
      swatch.words = name
      swatch.onPress = { onEdit(PropertyEdit(text: name)) }
      return swatch
    }
    super.init(frame: .zero)
    for view in [plane, hue, alphaBar] + swatches { addSubview(view) }
    plane.onPick = { [weak self] place, isContinued in
      self?.pick(isContinued) {
        $0.saturation = place.x
        $0.brightness = 1 - place.y
      }
    }
    hue.onPick = { [weak self] share, isContinued in self?.pick(isContinued) { $0.hue = share } }
    alphaBar.onPick = { [weak self] share, isContinued in
      self?.pick(isContinued) { $0.alpha = share }
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Shows a colour that was set elsewhere. A grey keeps the hue that was picked last.
  func show(_ color: UIColor) {
    guard ColorText.text(color) != ColorText.text(self.color.color) else { return }
    self.color = HueColor(color)
    refresh()
  }

  private func pick(_ isContinued: Bool, _ body: (inout HueColor) -> Void) {
    body(&color)
    refresh()
    onEdit(PropertyEdit(text: ColorText.text(color.color), isContinued: isContinued))
  }

  private func refresh() {
    plane.show(color)
    hue.show(color)
    alphaBar.show(color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    plane.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 128)
    hue.frame = CGRect(x: inner.minX, y: plane.frame.maxY + 12, width: inner.width, height: 16)
    alphaBar.frame = hue.frame.offsetBy(dx: 0, dy: 24)
    let (side, columns) = (24.0, 6)
    let gap = (inner.width - side * CGFloat(columns)) / CGFloat(columns - 1)
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: (inner.minX + CGFloat(index % columns) * (side + gap)).rounded(),
        y: alphaBar.frame.maxY + 16 + CGFloat(index / columns) * (side + 8), width: side,
        height: side)
    }
  }
}

/// A colour by hue, saturation, brightness and alpha, each from 0 to 1.
struct HueColor {
  var hue: CGFloat = 0
  var saturation: CGFloat = 0
  var brightness: CGFloat = 0
  var alpha: CGFloat = 1

  @MainActor
  init(_ color: UIColor) {
    // SAFETY: the four pointers are to stored values of this one, and are not kept after the call.
    unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  }

  @MainActor var color: UIColor {
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
}
