// One run of a line: shaped, scaled, and its advances shared out to its characters.

import CoreGraphics

/// Places the glyphs of one run from a pen position on.
struct RunPlacement {
  private let run: TextRun
  private let span: TextSpan
  /// Units per em of the glyphs.
  private let size: CGFloat
  /// The points that the system font's tracking adds behind each cluster of the run.
  private let tracking: CGFloat
  /// The points by which iOS's font is wider at each cluster; empty for other fonts.
  private var differences: [CGFloat] = []
  /// The run's text in UTF-16 units.
  private var units: [UInt16] = []
  /// For each unit, and the end, the first of the run's clusters that begins there or later.
  private var memberAt: [Int] = []
  /// For each unit, whether a cluster begins there.
  private var isStart: [Bool] = []
  private var glyphs: [CGGlyph] = []
  private var positions: [CGPoint] = []
  /// For each cluster of the run, left edge and advance; points.
  private(set) var edges: [(x: CGFloat, advance: CGFloat)] = []
  /// Where the next run begins.
  private(set) var pen: CGFloat

  /// A run of `text` that begins at `pen`, points from the line's left end.
  init(_ run: TextRun, text: [TextCluster], span: TextSpan, pen: CGFloat) {
    self.run = run
    self.span = span
    size = run.face.glyphSize(textSize: span.size)
    self.pen = pen
    tracking = run.face.tracking?.points(at: span.size) ?? 0
    if run.face.tracking != nil {
      differences = text[run.clusters].map {
        AdvanceDifferences.thousandths(of: $0.character) * span.size / 1000
      }
    }
    for (member, cluster) in text[run.clusters].enumerated() {
      // Line breaks and tabs inside of a line are shown as spaces.
      let own = cluster.isControl ? [0x20] : Array(cluster.character.utf16)
      units += own
      memberAt.append(member)
      memberAt += [Int](repeating: member + 1, count: own.count - 1)
      isStart.append(true)
      isStart += [Bool](repeating: false, count: own.count - 1)
    }
    memberAt.append(run.clusters.count)
    edges = run.clusters.map { _ in (pen, 0) }
  }

  /// The run's glyphs; nil where it has none.
  var glyphRun: GlyphRun? {
    guard !glyphs.isEmpty else { return nil }
    return GlyphRun(font: run.face.cgFont, size: size, glyphs: glyphs, positions: positions)
  }

  /// Shapes the run and places its glyphs.
  mutating func placeGlyphs() {
    if let box = span.box { return placeBoxes(box) }
    let isRightToLeft = run.level % 2 == 1
    let shaped = run.face.shaper.shape(
      units, script: run.script, rightToLeft: isRightToLeft, without: featuresToLeaveOut)
    // The first text unit behind these glyphs' characters, where they come in reverse.
    var following = units.count
    var index = 0
    while index < shaped.count {
      let group = group(at: index, in: shaped, isRightToLeft: isRightToLeft)
      let end = group.glyphs.upperBound
      let next = isRightToLeft ? following : end < shaped.count ? shaped[end].cluster : units.count
      let first = memberAt[group.unit]
      place(
        shaped[group.glyphs], members: first..<max(first, memberAt[next]),
        isRightToLeft: isRightToLeft)
      following = group.unit
      index = end
    }
  }

  private var featuresToLeaveOut: ShapingFeatures {
    var features: ShapingFeatures = []
    // Emoji that are joined are ligatures.
    if span.kern != 0, run.face.emojiAdvance == nil { features.insert(.ligatures) }
    if run.face.tracking != nil { features.insert(.symbols) }
    return features
  }

  private mutating func placeBoxes(_ box: InlineBox) {
    for member in edges.indices {
      edges[member] = (pen, box.width)
      pen += box.width
    }
  }

  /// The glyphs from `index` on that make whole characters, and the first text unit of these.
  private func group(
    at index: Int, in shaped: [ShapedGlyph], isRightToLeft: Bool
  ) -> (glyphs: Range<Int>, unit: Int) {
    let unit = shaped[index...].first { isStart[$0.cluster] }?.cluster ?? shaped[index].cluster
    let end = shaped[index...].firstIndex { glyph in
      isRightToLeft ? glyph.cluster < unit : glyph.cluster > unit && isStart[glyph.cluster]
    }
    return (index..<(end ?? shaped.count), unit)
  }

  /// Glyphs of one character, or of several where they became a ligature: these share its width
  /// evenly. Each character's kern and tracking follow it; half of its difference to iOS's font is on either side.
  private mutating func place(
    _ shaped: ArraySlice<ShapedGlyph>, members: Range<Int>, isRightToLeft: Bool
  ) {
    let start = pen
    let difference = differences.isEmpty ? 0 : differences[members].reduce(0, +) * span.stretch
    for glyph in shaped {
      glyphs.append(glyph.glyph)
      positions.append(
        CGPoint(
          x: pen + difference / 2 + glyph.offset.x * size * span.stretch, y: glyph.offset.y * size))
      pen += glyph.advance * size * span.stretch
    }
    guard !members.isEmpty else { return }
    // Characters that are not seen, such as soft hyphens, have no tracking.
    let isSeen = pen > start
    let share = (pen - start + (isSeen ? difference : 0)) / CGFloat(members.count)
    pen = start
    for place in members.indices {
      let member = isRightToLeft ? members.upperBound - 1 - (place - members.lowerBound) : place
      let advance = share + span.kern + (isSeen ? tracking * span.stretch : 0)
      edges[member] = (pen, advance)
      pen += advance
    }
  }
}
