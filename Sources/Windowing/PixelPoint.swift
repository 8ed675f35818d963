// A place on the screen in whole pixels.

/// A place in whole pixels of the screen, y down; negative to the left of it and above.
package struct PixelPoint: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
