// A list of names of which any number can be chosen.

internal import UIKit

/// Names in rows; those that are chosen have a tick. It stays open while names are chosen.
@MainActor
final class TickMenu: RowMenu {
  private let onToggle: @MainActor (Int) -> (chosen: Set<Int>, notes: [String])

  /// `notes`: words at the right of each name. `onToggle`: takes the index of a name, and returns those that are chosen
  /// then, and the words.
  init(
    _ names: [String], chosen: Set<Int>, notes: [String],
    onToggle: @escaping @MainActor (Int) -> (chosen: Set<Int>, notes: [String])
  ) {
    self.onToggle = onToggle
    super.init(
      zip(names, notes).enumerated().map {
        MenuRow($1.0, key: $1.1, isChosen: chosen.contains($0))
      })
  }

  required init?(coder: NSCoder) { nil }

  override func choose(_ index: Int) {
    let (chosen, notes) = onToggle(index)
    for (index, row) in rows.enumerated() {
      row.isChosen = chosen.contains(index)
      row.note = notes[index]
    }
  }
}
