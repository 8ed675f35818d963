// The words that appear where the pointer rests.

internal import CoreGraphics
internal import UIKit

/// A dark plate with a few words and, behind them, the name of a key.
@MainActor
final class TooltipView: UIView {
  private static let longest: CGFloat = 280

  private let label: UILabel
  private let key: UILabel?
  private let cap = UIView()

  init(_ tip: Tip) {
    label = TextStyle.label(tip.text, TextStyle.caption, color: Palette.tooltipLabel)
    key = tip.key.map { TextStyle.label($0, TextStyle.caption, color: Palette.tooltipLabel) }
    super.init(frame: .zero)
    label.numberOfLines = 0
    backgroundColor = Palette.tooltip
    layer.cornerRadius = Metrics.radius
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    isUserInteractionEnabled = false
    addSubview(label)
    if let key {
      cap.backgroundColor = Palette.tooltipKey
      cap.layer.cornerRadius = 4
      key.textAlignment = .center
      addSubview(cap)
      addSubview(key)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Below a view's frame, or above it where there is no room, within `area`.
  func place(at target: CGRect, in area: CGRect) {
    let text = size(of: label, width: Self.longest)
    let capWidth = key.map { max(20, size(of: $0, width: 100).width + 12) } ?? 0
    let width = 8 + text.width + (key == nil ? 8 : Metrics.gap + capWidth + 4)
    let height = max(24, text.height + 8)
    let x = min(max((target.midX - width / 2).rounded(), area.minX + 4), area.maxX - width - 4)
    let isBelow = target.maxY + 6 + height <= area.maxY
    frame = CGRect(
      x: x, y: isBelow ? target.maxY + 6 : target.minY - 6 - height, width: width, height: height)
    label.frame = CGRect(
      x: 8, y: ((height - text.height) / 2).rounded(.down), width: text.width, height: text.height)
    cap.frame = CGRect(
      x: width - capWidth - 4, y: (height - 16) / 2, width: capWidth, height: 16)
    key?.frame = cap.frame
  }

  private func size(of label: UILabel, width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
