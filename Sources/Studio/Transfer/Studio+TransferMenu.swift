// The commands on the selected view's values, as the inspector lists them.

internal import CoreGraphics
internal import PropertyForms

extension Studio {
  /// The commands, with their words.
  static let transfers: [(name: String, command: StudioCommand)] = [
    ("Copy changes as Swift", .copy(.swift)),
    ("Copy changes as runtime attributes", .copy(.runtimeAttributes)),
    ("Copy changes as JSON", .copy(.json)), ("Paste values", .paste),
    ("Write changes into the source…", .write),
  ]

  /// Opens the list below the inspector's button.
  func openTransferMenu() {
    guard let button = inspector?.menu else { return }
    let keys = Self.transfers.enumerated().compactMap { index, entry in
      host?.studioKey(of: entry.command).map { (index, $0) }
    }
    let menu = StudioMenu(
      Self.transfers.map(\.name), chosen: nil, keys: Dictionary(uniqueKeysWithValues: keys)
    ) { [weak self] in self?.perform(Self.transfers[$0].command) }
    popovers.open(menu, at: button)
  }
}
