// The variants of a page of sources: each runs the same library in an agent of its own.

internal import Building
package import CoreGraphics
package import Messages
package import Pages

extension SourcePage {
  /// Those of the folders with the sources' resources.
  package var languages: [String] { TextLanguages.of(ResourceFolders.of(watchedPlaces)) }

  /// Shows the page in other ways beside itself, each in an agent of its own.
  package func showVariants(_ variants: [PageVariant], scale: CGFloat) -> [any PageTile] {
    for tile in tiles { tile.close() }
    tiles = variants.map {
      SourceTile($0, limits: limits, scale: scale, on: loop) { [weak self] in
        guard let self else { return (0, nil) }
        return (time, host?.isPageTimePaused == true ? nil : host?.pageTimeRate ?? 1)
      }
    }
    showTilesAsChanged()
    return tiles
  }

  /// Shows all variants as a person has changed the page.
  private func showTilesAsChanged() {
    guard !tiles.isEmpty, let agent = shownAgent else { return }
    agent.send(.capture, while: "being read").whenEnded { [weak self] outcome in
      guard let self, case .success(.captured(let state)) = outcome, shownAgent === agent else {
        return
      }
      showTiles(state: state)
    }
  }

  /// Shows all variants of the page that is shown now. `state`: the values that a person set; nil: those of the code.
  func showTiles(state: AgentState?) {
    guard !tiles.isEmpty, let library = shownLibrary else { return }
    let subject = SourceTile.Subject(
      library: library, imageFolders: ResourceFolders.of(watchedPlaces), scene: tileScene,
      state: state, commands: performed, time: time)
    for tile in tiles { tile.show(subject) }
  }

  /// Changes a property in all variants as on the page.
  func changeTiles(_ change: PropertyChange) {
    guard !tiles.isEmpty, let path = outlinedNodes.path(of: change.view) else { return }
    for tile in tiles { tile.change(change.property, at: path, to: change.text) }
  }
}
