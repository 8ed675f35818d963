// The sentences of what is wrong with the selected view's constraints.

internal import CoreGraphics
internal import UIKit

/// Sentences on a red ground.
@MainActor
final class ProblemPlate: UIView {
  private static let widest: CGFloat = 340
  /// Sentences that are shown, at most.
  private static let most = 4

  private let label = TextStyle.label("", TextStyle.caption, color: Palette.onAccent)

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = Palette.problem
    layer.cornerRadius = 6
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows sentences; none hide the plate.
  func show(_ sentences: [String]) {
    isHidden = sentences.isEmpty
    if sentences.isEmpty { return }
    let rest = sentences.count - Self.most
    let shown = sentences.prefix(Self.most) + (rest > 0 ? ["… and \(rest) more"] : [])
    let text = shown.joined(separator: "\n")
    if label.text != text { label.text = text }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(
      width: max(40, min(size.width, Self.widest) - 16), height: .greatestFiniteMagnitude)
    let text = label.sizeThatFits(room)
    return CGSize(
      width: text.width.rounded(.up) + 16, height: min(size.height, text.height.rounded(.up) + 10))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    label.frame = bounds.insetBy(dx: 8, dy: 5)
  }
}
