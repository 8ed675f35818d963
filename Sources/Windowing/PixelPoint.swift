// A place on the screen in whole pixels.

/// A place in whole pixels of the screen, y down; negative to the left of it and above.
package struct PixelPoint: Hashable, Sendable {
  /// Pixels to the right of the screen's origin.
  package var x: Int
  /// Pixels below the screen's origin.
  package var y: Int

  /// Makes a place of its coordinates.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
