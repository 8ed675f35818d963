// The part of a stroke that is drawn.

/// The part of a stroke that is drawn, in the path's space.
package struct StrokeWindow {
  /// The rows that are drawn, infinitely wide.
  let rows: CGRect
  /// The pixels that are drawn in these rows.
  let pixels: CGRect

  /// Both rectangles are in the path's space; `rows` holds `pixels`.
  package init(rows: CGRect, pixels: CGRect) {
    self.rows = rows
    self.pixels = pixels
  }
}
