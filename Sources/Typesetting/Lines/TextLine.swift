// One line of shaped text.

package import CoreGraphics

/// Shaped text on one baseline that runs right from (0, 0), y down.
///
/// Kerning and ligatures are the font's. Text from right to left stands in order within its run,
/// and runs are ordered by a small part of Unicode's algorithm (`BidiLevels`).
package struct TextLine: Hashable, Sendable {
  /// One user-perceived character, in the order of the text.
  package struct Cluster: Hashable, Sendable {
    /// In UTF-16 units from the line's first character.
    package var range: Range<Int>
    /// The left edge.
    package var x: CGFloat
    package var advance: CGFloat
    /// Whether it is white space that widens where the line is stretched.
    var isSpace = false
  }

  /// A place for something that is no text.
  package struct Box: Hashable, Sendable {
    package var span: Int
    package var x: CGFloat
  }

  /// Left to right; positions are relative to the line's origin.
  package internal(set) var runs: [GlyphRun] = []
  /// Which span each run belongs to, for its colour.
  package internal(set) var spanOfRun: [Int] = []
  /// The left edge of each box, with its span.
  package internal(set) var boxes: [Box] = []
  package internal(set) var clusters: [Cluster] = []
  /// The sum of the advances, trailing spaces too.
  package internal(set) var width: CGFloat = 0
  /// Above the baseline; from the spans' faces: a fallback font never changes it.
  package internal(set) var ascender: CGFloat = 0
  /// Below the baseline, negative.
  package internal(set) var descender: CGFloat = 0
  package internal(set) var lineHeight: CGFloat = 0

  /// Line breaks and tabs inside `string` are shown as spaces.
  package init(_ string: String, face: FontFace, size: CGFloat, kern: CGFloat = 0) {
    self.init([TextSpan(string, face: face, size: size, kern: kern)])
  }

  package init(_ spans: [TextSpan]) {
    let clusters = [TextCluster](spans)
    self.init(clusters, spans, metricsOf: spans.indices.map { $0 })
  }

  /// A line of some of the spans' clusters; its box is that of the spans in `metricsOf`.
  init(_ clusters: [TextCluster], _ spans: [TextSpan], metricsOf: [Int]) {
    for index in metricsOf where spans[index].box == nil { include(spans[index]) }
    for index in metricsOf { spans[index].box.map { include($0) } }
    place(clusters, spans)
  }

  private mutating func include(_ span: TextSpan) {
    let metrics = span.face.metrics
    ascender = max(ascender, metrics.ascender * span.size)
    descender = min(descender, metrics.descender * span.size)
    lineHeight = max(lineHeight, metrics.lineHeight * span.size)
  }

  private mutating func include(_ box: InlineBox) {
    ascender = max(ascender, box.ascent)
    descender = min(descender, box.descent)
    lineHeight = max(lineHeight, ascender - descender)
  }

  private mutating func place(_ text: [TextCluster], _ spans: [TextSpan]) {
    var offset = 0
    clusters = text.map { cluster in
      defer { offset += cluster.character.utf16.count }
      return Cluster(
        range: offset..<offset + cluster.character.utf16.count, x: 0, advance: 0,
        isSpace: cluster.character.isBreakingSpace)
    }
    for run in TextRun.visualOrder(TextRun.runs(of: text, spans)) {
      var placement = RunPlacement(run, text, spans[run.span], pen: width)
      placement.placeGlyphs()
      clusters.replaceSubrange(run.clusters, with: placement.clusters(clusters[run.clusters]))
      width = placement.pen
      if spans[run.span].box != nil {
        boxes += clusters[run.clusters].map { Box(span: run.span, x: $0.x) }
      }
      guard let glyphs = placement.glyphRun else { continue }
      runs.append(glyphs)
      spanOfRun.append(run.span)
    }
  }
}
