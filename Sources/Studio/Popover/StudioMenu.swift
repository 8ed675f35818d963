// A list of names to choose from.

internal import UIKit

/// Names in rows; the chosen one has a tick.
@MainActor
final class StudioMenu: RowMenu {
  private let onChoose: @MainActor (Int) -> Void

  /// `chosen`: the index of the present name; nil: it is none of them. `keys`: the keys that do the same, by index.
  /// `sections`: the indices of the names above which a line is drawn.
  init(
    _ names: [String], chosen: Int?, keys: [Int: String] = [:], sections: Set<Int> = [],
    onChoose: @escaping @MainActor (Int) -> Void
  ) {
    self.onChoose = onChoose
    super.init(
      names.enumerated().map { MenuRow($1, key: keys[$0], isChosen: $0 == chosen) },
      marked: chosen, sections: sections)
  }

  required init?(coder: NSCoder) { nil }

  override func choose(_ index: Int) {
    onClose?()
    onChoose(index)
  }
}
