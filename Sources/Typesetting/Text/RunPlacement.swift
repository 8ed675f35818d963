// One run of a line: shaped, scaled, and its advances shared out to its characters.

import CoreGraphics

/// Places the glyphs of one run from a pen position on.
struct RunPlacement {
  private let run: TextRun
  private let span: TextSpan
  /// The run's text in UTF-16 units, and for each of its clusters the first of them.
  private var units: [UInt16] = []
  private var starts: [Int] = []
  private var glyphs: [CGGlyph] = []
  private var positions: [CGPoint] = []
  /// For each cluster of the run, left edge and advance.
  private var edges: [(x: CGFloat, advance: CGFloat)] = []
  /// Where the next run begins.
  private(set) var pen: CGFloat

  init(_ run: TextRun, _ text: [TextCluster], _ span: TextSpan, pen: CGFloat) {
    self.run = run
    self.span = span
    self.pen = pen
    for cluster in text[run.clusters] {
      starts.append(units.count)
      // What moves to another line or column elsewhere is a space here.
      let isControl = cluster.character.isNewline || cluster.character == "\t"
      units += isControl ? [0x20] : Array(cluster.character.utf16)
    }
    edges = starts.map { _ in (pen, 0) }
  }

  var glyphRun: GlyphRun? {
    guard !glyphs.isEmpty else { return nil }
    return GlyphRun(font: run.face.cgFont, size: span.size, glyphs: glyphs, positions: positions)
  }

  func clusters(_ clusters: ArraySlice<TextLine.Cluster>) -> [TextLine.Cluster] {
    zip(clusters, edges).map { cluster, edge in
      TextLine.Cluster(range: cluster.range, x: edge.x, advance: edge.advance)
    }
  }

  mutating func placeGlyphs() {
    let isRightToLeft = run.level % 2 == 1
    let shaped = run.face.shaper.shape(
      units, script: run.script, rightToLeft: isRightToLeft, ligatures: span.kern == 0)
    var index = 0
    // Glyphs come left to right; those of the same cluster stand together.
    while index < shaped.count {
      let cluster = shaped[index].cluster
      let end = shaped[index...].firstIndex { $0.cluster != cluster } ?? shaped.count
      let members = clusters(from: cluster, in: shaped)
      place(shaped[index..<end], members: members, isRightToLeft: isRightToLeft)
      index = end
    }
  }

  /// Glyphs of one shaping cluster, which is several characters where they became a ligature: these
  /// share its width evenly. Each character's kern follows it.
  private mutating func place(
    _ shaped: ArraySlice<ShapedGlyph>, members: Range<Int>, isRightToLeft: Bool
  ) {
    let start = pen
    for glyph in shaped {
      glyphs.append(glyph.glyph)
      positions.append(
        CGPoint(x: pen + glyph.offset.x * span.size, y: glyph.offset.y * span.size))
      pen += glyph.advance * span.size
    }
    let share = (pen - start) / CGFloat(max(1, members.count)) + span.kern
    pen += span.kern * CGFloat(members.count)
    for (place, member) in members.enumerated() {
      let column = isRightToLeft ? members.count - 1 - place : place
      edges[member] = (start + share * CGFloat(column), share)
    }
  }

  /// The characters whose text begins at `unit` or before the next shaping cluster.
  private func clusters(from unit: Int, in shaped: [ShapedGlyph]) -> Range<Int> {
    let next = shaped.lazy.map(\.cluster).filter { $0 > unit }.min() ?? units.count
    let first = starts.firstIndex { $0 >= unit } ?? starts.count
    let last = starts.firstIndex { $0 >= next } ?? starts.count
    return first..<max(first, last)
  }
}
