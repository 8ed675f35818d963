// One line of shaped text.

package import CoreGraphics

/// Shaped text on one baseline that runs right from (0, 0), y down.
package struct TextLine: Hashable, Sendable {
  /// One user-perceived character, in the order of the text.
  package struct Cluster: Hashable, Sendable {
    /// In UTF-16 units from the line's first character.
    package var range: Range<Int>
    /// The left edge.
    package var x: CGFloat
    package var advance: CGFloat
  }

  /// Left to right; positions are relative to the line's origin.
  package internal(set) var runs: [GlyphRun] = []
  /// Which span each run belongs to, for its colour.
  package internal(set) var spanOfRun: [Int] = []
  package internal(set) var clusters: [Cluster] = []
  /// The sum of the advances, trailing spaces too.
  package internal(set) var width: CGFloat = 0
  /// Above the baseline; from the spans' faces: a fallback font never changes it.
  package internal(set) var ascender: CGFloat = 0
  /// Below the baseline, negative.
  package internal(set) var descender: CGFloat = 0
  package internal(set) var lineHeight: CGFloat = 0

  /// Line breaks inside `string` are shown as spaces.
  package init(_ string: String, face: FontFace, size: CGFloat, kern: CGFloat = 0) {
    self.init([TextSpan(string, face: face, size: size, kern: kern)])
  }

  package init(_ spans: [TextSpan]) {
    for span in spans {
      ascender = max(ascender, span.face.metrics.ascender * span.size)
      descender = min(descender, span.face.metrics.descender * span.size)
      lineHeight = max(lineHeight, span.face.metrics.lineHeight * span.size)
      width += CGFloat(span.string.count) * (span.size * 0.6 + span.kern)
    }
  }
}
