// A list of names in rows.

internal import CoreGraphics
internal import UIKit

/// Names in rows, one of which the arrow keys mark.
@MainActor
class RowMenu: UIView, KeyTaking {
  private static let inset: CGFloat = 4

  /// The rows, from top to bottom.
  let rows: [MenuRow]
  private var marked: Int?
  /// Closes the list.
  var onClose: (@MainActor () -> Void)?

  /// `marked`: the row that is marked at first; nil: none is.
  init(_ rows: [MenuRow], marked: Int? = nil) {
    self.rows = rows
    self.marked = marked
    super.init(frame: .zero)
    for (index, row) in rows.enumerated() {
      addSubview(row)
      row.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
    }
    marked.map { rows[$0].isMarked = true }
  }

  required init?(coder: NSCoder) { nil }

  /// Called for a row that is pressed, by touch or key.
  func choose(_ index: Int) {}

  override var canBecomeFirstResponder: Bool { true }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: (rows.map(\.naturalWidth).max() ?? 0) + 2 * Self.inset,
      height: CGFloat(rows.count) * Metrics.outlineRow + 2 * Self.inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Self.inset, y: Self.inset + CGFloat(index) * Metrics.outlineRow,
        width: bounds.width - 2 * Self.inset, height: Metrics.outlineRow)
    }
  }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .up: mark((marked ?? rows.count) - 1)
    case .down: mark((marked ?? -1) + 1)
    case .enter, .space: if let marked { choose(marked) }
    case .escape: onClose?()
    }
    return true
  }

  private func mark(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    if let marked { rows[marked].isMarked = false }
    rows[index].isMarked = true
    marked = index
  }
}
