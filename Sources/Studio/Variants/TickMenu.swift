// A list of names of which any number can be chosen.

internal import UIKit

/// Names in rows; those that are chosen have a tick. It stays open while names are chosen.
@MainActor
final class TickMenu: RowMenu {
  private let onToggle: @MainActor (Int) -> Set<Int>

  /// `onToggle`: takes the index of a name, and returns those that are chosen then.
  init(_ names: [String], chosen: Set<Int>, onToggle: @escaping @MainActor (Int) -> Set<Int>) {
    self.onToggle = onToggle
    super.init(
      names.enumerated().map { MenuRow($1, key: nil, isChosen: chosen.contains($0)) })
  }

  required init?(coder: NSCoder) { nil }

  override func choose(_ index: Int) {
    let chosen = onToggle(index)
    for (index, row) in rows.enumerated() { row.isChosen = chosen.contains(index) }
  }
}
