// The variants of a page of sources: each runs the same library in an agent of its own.

internal import Building
internal import CoreGraphics
package import Messages
package import Pages

extension SourcePage {
  /// Those of the folders with the sources' resources.
  package var languages: [String] { TextLanguages.of(ResourceFolders.of(watchedPlaces)) }

  /// Shows the page in other ways beside itself, each in an agent of its own.
  package func showVariants(_ variants: [PageVariant], scale: PageScale) -> [any PageTile] {
    var kept: [PageVariant: SourceTile] = [:]
    for tile in tiles {
      if variants.contains(tile.variant) { kept[tile.variant] = tile } else { tile.close() }
    }
    let fresh = variants.filter { kept[$0] == nil }
    for variant in fresh { kept[variant] = tile(variant, scale: scale) }
    tiles = variants.compactMap { kept[$0] }
    showAsChanged(fresh)
    return tiles
  }

  private func tile(_ variant: PageVariant, scale: PageScale) -> SourceTile {
    SourceTile(variant, limits: limits, scale: scale, on: loop) { [weak self] in
      guard let self else { return (0, nil) }
      return (time, host?.isPageTimePaused == true ? nil : host?.pageTimeRate ?? 1)
    }
  }

  /// Shows variants as a person has changed the page.
  func showAsChanged(_ variants: [PageVariant]) {
    guard !variants.isEmpty, let agent = shownAgent else { return }
    agent.send(.capture, while: "being read").whenEnded { [weak self] outcome in
      guard let self, case .success(.captured(let state)) = outcome, shownAgent === agent else {
        return
      }
      showTiles(state: state, only: variants)
    }
  }

  /// Shows variants of the page that is shown now. `state`: the values that a person set; nil: those of the code. `only`:
  /// the variants; nil: all.
  func showTiles(state: AgentState?, only variants: [PageVariant]? = nil) {
    guard !tiles.isEmpty, let library = shownLibrary else { return }
    let subject = SourceTile.Subject(
      library: library, imageFolders: ResourceFolders.of(watchedPlaces), scene: tileScene,
      state: state, commands: performed, time: time)
    for tile in tiles where variants?.contains(tile.variant) ?? true { tile.show(subject) }
  }

  /// Changes a property in all variants as on the page.
  func changeTiles(_ change: PropertyChange) {
    guard !tiles.isEmpty, let path = outlinedNodes.path(of: change.view) else { return }
    for tile in tiles { tile.change(change.property, at: path, to: change.text) }
  }
}
