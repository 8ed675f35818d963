// A list of names to choose from.

internal import CoreGraphics
internal import UIKit

/// Names in rows; the chosen one has a tick.
@MainActor
final class StudioMenu: UIView, KeyTaking {
  private static let inset: CGFloat = 4

  private let rows: [MenuRow]
  private let onChoose: @MainActor (Int) -> Void
  private var marked: Int?
  /// Closes the list.
  var onClose: (@MainActor () -> Void)?

  /// `chosen`: the index of the present name; nil: it is none of them. `keys`: the keys that do the same, by index.
  init(
    _ names: [String], chosen: Int?, keys: [Int: String] = [:],
    onChoose: @escaping @MainActor (Int) -> Void
  ) {
    self.onChoose = onChoose
    marked = chosen
    rows = names.enumerated().map { MenuRow($1, key: keys[$0], isChosen: $0 == chosen) }
    super.init(frame: .zero)
    for (index, row) in rows.enumerated() {
      addSubview(row)
      row.addAction(
        UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
    }
    chosen.map { rows[$0].isMarked = true }
  }

  required init?(coder: NSCoder) { nil }

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

  private func choose(_ index: Int) {
    onClose?()
    onChoose(index)
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
