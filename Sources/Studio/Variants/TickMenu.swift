// A list of names of which any number can be chosen.

internal import CoreGraphics
internal import UIKit

/// Names in rows; those that are chosen have a tick. It stays open while names are chosen.
@MainActor
final class TickMenu: UIView, KeyTaking {
  private static let inset: CGFloat = 4

  private let rows: [MenuRow]
  private let onToggle: @MainActor (Int) -> Set<Int>
  private var marked: Int?
  /// Closes the list.
  var onClose: (@MainActor () -> Void)?

  /// `onToggle`: takes the index of a name, and returns those that are chosen then.
  init(_ names: [String], chosen: Set<Int>, onToggle: @escaping @MainActor (Int) -> Set<Int>) {
    self.onToggle = onToggle
    rows = names.enumerated().map { MenuRow($1, key: nil, isChosen: chosen.contains($0)) }
    super.init(frame: .zero)
    for (index, row) in rows.enumerated() {
      addSubview(row)
      row.addAction(UIAction { [weak self] _ in self?.toggle(index) }, for: .touchUpInside)
    }
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

  private func toggle(_ index: Int) {
    let chosen = onToggle(index)
    for (index, row) in rows.enumerated() { row.isChosen = chosen.contains(index) }
  }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .up: mark((marked ?? rows.count) - 1)
    case .down: mark((marked ?? -1) + 1)
    case .enter, .space: if let marked { toggle(marked) }
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
