// The commands on the selected view's values, as the inspector lists them.

internal import CoreGraphics
internal import PropertyForms

extension Studio {
  /// The commands, with their words.
  static let transfers: [(name: String, command: StudioCommand)] = [
    ("Copy changes as Swift", .copy(.swift)),
    ("Copy changes as runtime attributes", .copy(.runtimeAttributes)),
    ("Copy changes as JSON", .copy(.json)), ("Paste values", .paste),
    ("Write all changes…", .write),
  ]

  /// The commands on all views' values that have changed.
  static let allTransfers: [(name: String, command: StudioCommand)] = [
    ("Copy all changes as Swift", .copyAll(.swift)),
    ("Copy all changes as runtime attributes", .copyAll(.runtimeAttributes)),
    ("Copy all changes as JSON", .copyAll(.json)),
  ]

  /// Opens the list below the inspector's button.
  func openTransferMenu() {
    guard let button = inspector?.menu else { return }
    let isOfMany = model.edits.countByView.count > 1
    let transfers = Self.transfers + (isOfMany ? Self.allTransfers : [])
    let keys = transfers.enumerated().compactMap { index, entry in
      host?.studioKey(of: entry.command).map { (index, $0) }
    }
    let menu = StudioMenu(
      transfers.map(\.name), chosen: nil, keys: Dictionary(uniqueKeysWithValues: keys),
      sections: isOfMany ? [Self.transfers.count] : []
    ) { [weak self] in self?.perform(transfers[$0].command) }
    popovers.open(menu, at: button)
  }
}
