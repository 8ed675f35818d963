// The bar above the stack of planes.

internal import CoreGraphics
internal import UIKit

/// At the left the selected view or the number of views; at the right the distance of the planes and commands.
@MainActor
final class ExplodedBar: StudioPanel {
  /// The bar's height, in points.
  static let height: CGFloat = 41
  private static let sliderWidth: CGFloat = 120

  let slider = StudioSlider()
  private let words = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private let name = TextStyle.label("Distance", TextStyle.caption, color: Palette.secondaryLabel)
  private let reset = TextButton("Reset the view") {}
  private let close = ToolbarButton(Symbol.named("xmark", size: 9), "The page alone")

  init(onReset: @escaping @MainActor () -> Void, onClose: @escaping @MainActor () -> Void) {
    super.init(canvasAt: .bottom)
    reset.text = "Reset"
    reset.key = "0"
    reset.onPress = onReset
    close.onPress = onClose
    close.key = "Escape"
    name.textAlignment = .right
    for view in [words, name, slider, reset, close] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows words about the stack, and the distance of its planes.
  func show(_ text: String, spacing: CGFloat) {
    if words.text != text { words.text = text }
    slider.share = Double(spacing / StackCamera.spacings.upperBound)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentBounds
    let size = Metrics.toolbarButton
    let y = ((area.height - size.height) / 2).rounded(.down)
    close.frame = CGRect(
      x: area.maxX - Metrics.gap - size.width, y: y, width: size.width, height: size.height)
    reset.frame = CGRect(
      x: close.frame.minX - 4 - reset.naturalWidth, y: y, width: reset.naturalWidth,
      height: size.height)
    slider.frame = CGRect(
      x: reset.frame.minX - Metrics.gap - Self.sliderWidth, y: y, width: Self.sliderWidth,
      height: size.height)
    let width = name.intrinsicContentSize.width.rounded(.up)
    name.frame = CGRect(
      x: slider.frame.minX - Metrics.gap - width, y: y, width: width, height: size.height)
    name.isHidden = name.frame.minX < Metrics.margin
    words.frame = CGRect(
      x: Metrics.margin, y: y, width: max(0, name.frame.minX - Metrics.gap - Metrics.margin),
      height: size.height)
  }
}
