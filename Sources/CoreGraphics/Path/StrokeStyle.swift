// How a line is drawn along a path.

/// The properties of a line along a path. Lengths are in the path's own unit.
package struct StrokeStyle: Hashable, Sendable {
  /// Default: 1. A width of 0 or less draws nothing.
  package var width: CGFloat = 1
  /// Default: butt.
  package var cap: CGLineCap = .butt
  /// Default: miter.
  package var join: CGLineJoin = .miter
  /// The longest miter as a multiple of the width; a longer one becomes a bevel. Default: 10.
  package var miterLimit: CGFloat = 10
  /// The length into the dash pattern at which the line begins. Default: 0.
  package var dashPhase: CGFloat = 0
  /// Lengths of dash, gap, dash, … Default: empty, a solid line.
  package var dashLengths: [CGFloat] = []
  /// The part of the whole length that is drawn, as fractions. It runs over all subpaths in order
  /// and is cut before dashing. Default: 0 and 1. `trimStart` ≥ `trimEnd` draws nothing.
  package var trimStart: CGFloat = 0
  /// The end of the drawn part, a fraction of the whole length. Default: 1.
  package var trimEnd: CGFloat = 1

  /// A solid line of a width, with the defaults of all other properties.
  package init(width: CGFloat = 1) {
    self.width = width
  }

  /// Whether lines are cut, and so drawn in short parts.
  package var isTrimmed: Bool { trimStart > 0 || trimEnd < 1 }
}
