// What went wrong, over the page.

internal import CoreGraphics
internal import UIKit

/// A title and a few lines.
@MainActor
final class CardPanel: Panel {
  private static let mostLines = 8
  private static let widest: CGFloat = 640

  private let title: UILabel
  private let lines: [UILabel]

  init(_ card: SourceNews.Card) {
    title = Panel.label(card.title, size: 15, weight: .semibold)
    let shown = card.lines.prefix(Self.mostLines)
    let rest = card.lines.count - shown.count
    lines = (shown + (rest > 0 ? ["and \(rest) more"] : [])).map { line in
      let label = Panel.label(line, color: Panel.fadedInk)
      label.numberOfLines = 4
      return label
    }
    super.init(frame: .zero)
    for label in [title] + lines { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// In the middle of a desk of `size` points.
  func place(in size: CGSize) {
    let room = min(size.width - 48, Self.widest) - 4 * Panel.padding
    let labels = [title] + lines
    let sizes = labels.map { Panel.fit($0, width: room) }
    let width = (sizes.map(\.width).max() ?? 0) + 4 * Panel.padding
    var top = 1.5 * Panel.padding
    for (label, size) in zip(labels, sizes) {
      label.frame = CGRect(origin: CGPoint(x: 2 * Panel.padding, y: top), size: size)
      top += size.height + (label === title ? 8 : 4)
    }
    let height = top + 1.5 * Panel.padding - 4
    frame = CGRect(
      x: ((size.width - width) / 2).rounded(), y: max(12, ((size.height - height) / 2).rounded()),
      width: width, height: height)
  }
}
