// The variants of a page in this process.

package import Messages

extension InProcessPage {
  /// None: the gallery's texts are in one language.
  package var languages: [String] { [] }

  /// Shows the page in other ways beside itself.
  package func showVariants(_ variants: [PageVariant], scale: PageScale) -> [any PageTile] {
    let made = variants.map {
      InProcessTile($0, of: module, scale: scale, options: options)
    }
    tiles = made
    playTiles()
    return made
  }

  /// Shows all variants as the page is, and was since it was shown.
  func playTiles() {
    for tile in tiles {
      tile.play(timeline, scene, state: content.editedState, to: host?.pageFrameTime ?? 0)
    }
  }
}
