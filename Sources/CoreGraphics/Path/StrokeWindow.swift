// The part of a stroke that is drawn.

/// What is looked at of a stroke, in the path's space.
package struct StrokeWindow {
  /// The rows that are drawn, endless to both sides.
  let rows: CGRect
  /// The pixels that are drawn in these rows.
  let pixels: CGRect

  package init(rows: CGRect, pixels: CGRect) {
    self.rows = rows
    self.pixels = pixels
  }
}
