// The panel over the page that tells what went wrong.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// A title, a few lines, of which some open an editor, and a key that helps.
@MainActor
final class ErrorPanel: Panel {
  private static let mostLines = 8
  private static let widest: CGFloat = 640
  /// Points from the panel's edge to its text.
  private static let inset = 2 * Panel.padding
  /// Points between two rows, and between rows of different kinds.
  private static let gap: CGFloat = 6
  private static let wideGap: CGFloat = 12

  private let title: UILabel
  private let rows: [ErrorPanelRow]
  private let advice: AdviceView?

  init(_ message: PageMessage, onOpen: @escaping (SourcePlace) -> Void) {
    title = Panel.label(message.title, size: 15, weight: .semibold)
    let rest = message.lines.count - Self.mostLines
    let more = rest > 0 ? [PageMessage.Line("and \(rest) more")] : []
    rows = (message.lines.prefix(Self.mostLines) + more).map { ErrorPanelRow($0, onOpen: onOpen) }
    advice = message.advice.map { AdviceView($0) }
    super.init(frame: .zero)
    backgroundColor = Panel.ground
    isUserInteractionEnabled = true
    for view in [title] + rows { addSubview(view) }
    if let advice { addSubview(advice) }
  }

  required init?(coder: NSCoder) { nil }

  /// In the middle of a canvas of `size` points.
  func place(in size: CGSize) {
    let room = min(size.width - 48, Self.widest) - 2 * Self.inset
    var top = 1.5 * Panel.padding
    var width: CGFloat = 0
    func put(_ view: UIView, _ size: CGSize) {
      view.frame = CGRect(origin: CGPoint(x: Self.inset, y: top), size: size)
      top += size.height
      width = max(width, size.width)
    }
    put(title, Panel.fit(title, width: room))
    for (index, row) in rows.enumerated() {
      let isSameKind = index > 0 && rows[index - 1].kind == row.kind
      top += isSameKind ? Self.gap : Self.wideGap
      put(row, row.fit(room))
    }
    if let advice {
      top += Self.wideGap
      put(advice, advice.fit(room))
    }
    let height = top + 1.5 * Panel.padding
    frame = CGRect(
      x: ((size.width - width) / 2 - Self.inset).rounded(),
      y: max(12, ((size.height - height) / 2).rounded()), width: width + 2 * Self.inset,
      height: height)
  }
}
