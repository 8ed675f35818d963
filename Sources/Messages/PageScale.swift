// The scale of a page: that of its screen and the zoom, which views must not know.

/// The scale that a page is drawn at. Views are laid out for the screen's scale alone, so that they have the same sizes at
/// each zoom.
package struct PageScale: Codable, Hashable, Sendable {
  /// Pixels per point of the screen: `UIScreen.main.scale`. > 0.
  package var screen: Double
  /// How many times larger than on the screen pictures are. > 0. Default: 1.
  package var zoom: Double

  /// Makes a scale of both numbers, each > 0.
  package init(screen: Double, zoom: Double = 1) {
    self.screen = screen
    self.zoom = zoom
  }

  /// Pixels per point of pictures.
  package var pixels: Double { screen * zoom }
}
