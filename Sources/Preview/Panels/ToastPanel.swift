// A line at the window's foot that goes away by itself.

internal import CoreGraphics
internal import UIKit

/// A message of one line.
@MainActor
final class ToastPanel: Panel {
  private let label: UILabel

  init(_ text: String) {
    label = Panel.label(text, size: 14, weight: .medium)
    super.init(frame: .zero)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The shown words.
  var text: String { label.text ?? "" }

  /// In the middle of the foot of a canvas of `size` points.
  func place(in size: CGSize) {
    let text = Panel.fit(label)
    let width = min(text.width + 32, size.width - 24)
    let height = text.height + 20
    frame = CGRect(
      x: ((size.width - width) / 2).rounded(), y: (size.height - height - 24).rounded(),
      width: width, height: height)
    layer.cornerRadius = height / 2
    label.frame = CGRect(x: 16, y: 10, width: width - 32, height: text.height)
  }
}
