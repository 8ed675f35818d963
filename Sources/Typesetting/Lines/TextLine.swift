// One line of shaped text.

package import CoreGraphics

/// Shaped text on one baseline that runs right from (0, 0), y down.
///
/// Kerning and ligatures are the font's. The order of the screen is that of Unicode's bidirectional algorithm
/// (`BidiText`); mirrored brackets in text from right to left are HarfBuzz's.
package struct TextLine: Hashable, Sendable {
  /// One user-perceived character, in the order of the text.
  package struct Cluster: Hashable, Sendable {
    /// In UTF-16 units from the line's first character.
    package var range: Range<Int>
    /// The left edge, points from the line's left end.
    package var x: CGFloat
    /// Points, kern included; characters of a ligature share its width evenly.
    package var advance: CGFloat
    /// Whether it is white space that widens where the line is stretched.
    var isSpace = false
    /// Whether it is written from right to left: its leading edge is the right one.
    package var isRightToLeft = false
  }

  /// A place for something that is not text.
  package struct Box: Hashable, Sendable {
    /// The index of the span that asks for it.
    package var span: Int
    /// The left edge, points from the line's left end.
    package var x: CGFloat
  }

  /// Left to right; positions are relative to the line's origin.
  package internal(set) var runs: [GlyphRun] = []
  /// Which span each run belongs to, for its colour.
  package internal(set) var spanOfRun: [Int] = []
  /// The left edge of each box, with its span.
  package internal(set) var boxes: [Box] = []
  /// In the order of the text.
  package internal(set) var clusters: [Cluster] = []
  /// The sum of the advances, trailing spaces too.
  package internal(set) var width: CGFloat = 0
  /// Above the baseline; from the spans' faces: a fallback font never changes it.
  package internal(set) var ascender: CGFloat = 0
  /// Below the baseline, negative.
  package internal(set) var descender: CGFloat = 0
  /// The height of the line's box, points.
  package internal(set) var lineHeight: CGFloat = 0
  /// The points between the line's box and the next one: the largest of the spans' `leading`. Negative where the next
  /// one overlaps it.
  package internal(set) var leading: CGFloat = 0
  /// Whether the line's paragraph runs from right to left.
  package internal(set) var isRightToLeft = false

  /// A line of text in one face and size; `size` is in points per em, `kern` follows each character.
  ///
  /// Line breaks and tabs inside `string` are shown as spaces. `base` is the direction of the whole line.
  package init(
    _ string: String, face: FontFace, size: CGFloat, kern: CGFloat = 0,
    base: BidiText.BaseDirection = .natural
  ) {
    self.init([TextSpan(string, face: face, size: size, kern: kern)], base: base)
  }

  /// A line of spans one after the other. Line breaks and tabs inside of them are shown as spaces.
  package init(_ spans: [TextSpan], base: BidiText.BaseDirection = .natural) {
    let clusters = [TextCluster](spans)
    let shown = clusters.map { $0.isControl ? TextCluster(character: " ", span: $0.span) : $0 }
    let levels = ClusterLevels(ClusterText(shown), in: shown.indices, base: base)
    self.init(
      clusters, spans, metricsOf: Array(spans.indices),
      levels: levels.levels(inLine: clusters.indices), base: levels.baseLevel)
  }

  /// A line of some of the spans' clusters, each with its embedding level, in a paragraph of the level `base`; its box
  /// is that of the spans in `metricsOf`.
  init(
    _ clusters: [TextCluster], _ spans: [TextSpan], metricsOf: [Int], levels: [UInt8],
    base: UInt8 = 0
  ) {
    isRightToLeft = base % 2 == 1
    for index in metricsOf where spans[index].box == nil { include(spans[index]) }
    for index in metricsOf { spans[index].box.map { include($0) } }
    place(clusters, spans, levels: levels)
  }

  private mutating func include(_ span: TextSpan) {
    let metrics = span.face.metrics
    leading = lineHeight == 0 ? span.leading : max(leading, span.leading)
    ascender = max(ascender, metrics.ascender * span.size)
    descender = min(descender, metrics.descender * span.size)
    lineHeight = max(lineHeight, metrics.lineHeight * span.size)
  }

  private mutating func include(_ box: InlineBox) {
    ascender = max(ascender, box.ascent)
    descender = min(descender, box.descent)
    lineHeight = max(lineHeight, ascender - descender)
  }

  private mutating func place(
    _ text: [TextCluster], _ spans: [TextSpan], levels: [UInt8]
  ) {
    var offset = 0
    clusters = text.map { cluster in
      defer { offset += cluster.character.utf16.count }
      return Cluster(
        range: offset..<offset + cluster.character.utf16.count, x: 0, advance: 0,
        isSpace: cluster.character.isBreakingSpace)
    }
    for run in TextRun.visualOrder(TextRun.runs(of: text, spans, levels: levels)) {
      var placement = RunPlacement(run, text: text, span: spans[run.span], pen: width)
      placement.placeGlyphs()
      for (index, edge) in zip(run.clusters, placement.edges) {
        clusters[index].x = edge.x
        clusters[index].advance = edge.advance
        clusters[index].isRightToLeft = run.level % 2 == 1
      }
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
