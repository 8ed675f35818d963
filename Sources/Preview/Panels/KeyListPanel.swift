// The list of keys, over the page.

internal import CoreGraphics
internal import UIKit

/// A plate with every row of the shortcut table: key caps on the left, what they do on the right.
@MainActor
final class KeyListPanel: Panel {
  private static let capHeight: CGFloat = 22
  private static let titleHeight: CGFloat = 48
  private static let side: CGFloat = 18
  private static let gap: CGFloat = 14
  /// Points between the lines of the table.
  private static let leading: CGFloat = 6
  /// Wider tables are harder to read.
  private static let greatestWidth: CGFloat = 520

  private let title = Panel.label("Keys and pointer", size: 17, weight: .semibold)
  private let rows: [(caps: [KeyCap], effect: UILabel)]

  init() {
    rows = ShortcutTable.rows.map { row in
      (row.inputs.map { KeyCap($0) }, Panel.label(row.effect, size: 13, color: Panel.fadedInk))
    }
    super.init(frame: .zero)
    for row in rows { row.effect.numberOfLines = 0 }
    layer.cornerRadius = 16
    backgroundColor = UIColor(red: 28 / 255, green: 28 / 255, blue: 34 / 255, alpha: 0.94)
    addSubview(title)
    for row in rows {
      for cap in row.caps { addSubview(cap) }
      addSubview(row.effect)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func width(of caps: [KeyCap]) -> CGFloat {
    caps.reduce(-KeyCap.spacing) { $0 + $1.fittingWidth + KeyCap.spacing }
  }

  /// In the middle of a desk of `size` points; long lines wrap.
  func place(in size: CGSize) {
    let left = Self.side + (rows.map { Self.width(of: $0.caps) }.max() ?? 0) + Self.gap
    let effects = rows.map { Panel.fit($0.effect).width }.max() ?? 0
    let width = min(left + effects + Self.side, size.width - 16, Self.greatestWidth)
    var y = Self.titleHeight
    for row in rows { y += place(row, y: y, left: left, width: width) + Self.leading }
    let height = y - Self.leading + Self.side
    frame = CGRect(
      x: max(8, ((size.width - width) / 2).rounded()),
      y: max(8, ((size.height - height) / 2).rounded()), width: width, height: height)
    title.frame = CGRect(x: Self.side, y: 14, width: width - 2 * Self.side, height: 22)
  }

  /// Places a row at `y`; its height.
  private func place(
    _ row: (caps: [KeyCap], effect: UILabel), y: CGFloat, left: CGFloat, width: CGFloat
  ) -> CGFloat {
    var x = Self.side
    for cap in row.caps {
      cap.frame = CGRect(x: x, y: y, width: cap.fittingWidth, height: Self.capHeight)
      x += cap.fittingWidth + KeyCap.spacing
    }
    let room = max(1, width - left - Self.side)
    let text = Panel.fit(row.effect, width: room)
    // One line stands in the middle of its caps, more begin at the same place.
    let top = y + ((Self.capHeight - Panel.fit(row.effect).height) / 2).rounded()
    row.effect.frame = CGRect(x: left, y: top, width: room, height: text.height)
    return max(Self.capHeight, top - y + text.height)
  }
}
