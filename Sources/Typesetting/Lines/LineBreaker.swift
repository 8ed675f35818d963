// Breaks text into lines, and cuts the last one where there is no room for more.

import CoreGraphics

/// Breaks text into lines no wider than a width.
///
/// Lines end where Unicode's rules allow it (`BreakOpportunities`). Levels are resolved for whole paragraphs, and
/// reordered line by line.
struct LineBreaker {
  private let spans: [TextSpan]
  private let clusters: [TextCluster]
  private let source: ClusterText
  private let base: BidiText.BaseDirection
  /// The levels of the paragraph that is being broken.
  private var directions: ClusterLevels
  private let otherWidth: CGFloat
  private let firstWidth: CGFloat
  private let lineBreak: LineBreak
  private let maximumLines: Int
  /// Whether a paragraph's last line of a single word takes the word before it.
  private let pushesOut: Bool
  private(set) var lines: [TextLine] = []
  /// The lines whose paragraphs go on in the next one.
  private(set) var broken: Set<Int> = []
  private(set) var isTruncated = false

  /// A box made to the measure of its text must hold it, whatever the last bits of its width are.
  private static let slack: CGFloat = 1e-4

  init(
    _ spans: [TextSpan], width: CGFloat, firstWidth: CGFloat, lineBreak: LineBreak,
    maximumLines: Int, base: BidiText.BaseDirection, pushesOut: Bool
  ) {
    self.spans = spans
    clusters = [TextCluster](spans)
    source = ClusterText(clusters)
    self.base = base
    directions = ClusterLevels(source, in: 0..<0, base: base)
    otherWidth = width.isNaN ? .infinity : max(0, width) + Self.slack
    self.firstWidth = firstWidth.isNaN ? .infinity : max(0, firstWidth) + Self.slack
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
    self.pushesOut = pushesOut
  }

  mutating func breakLines() {
    guard !clusters.isEmpty else { return }
    let paragraphs = clusters.paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      guard hasRoom else {
        isTruncated = true
        return
      }
      breakLines(of: paragraph, isLast: index == paragraphs.count - 1)
    }
  }

  /// The room of the next line.
  private var width: CGFloat { lines.isEmpty ? firstWidth : otherWidth }
  private var hasRoom: Bool { maximumLines == 0 || lines.count < maximumLines }
  private var isAtLastLine: Bool { maximumLines > 0 && lines.count == maximumLines - 1 }

  private mutating func breakLines(of paragraph: Range<Int>, isLast: Bool) {
    resolveDirections(at: paragraph.lowerBound)
    // With kerning as if the paragraph were one line, which most are.
    let whole = line(clusters[paragraph])
    let advances = whole.clusters.map(\.advance)
    var breaks = BreakOpportunities(source, in: paragraph, language: language(of: paragraph))
    var start = paragraph.lowerBound
    var previous: Int?
    repeat {
      guard hasRoom else {
        isTruncated = true
        return
      }
      if isAtLastLine, cutsLastLine {
        let rest = clusters[start..<paragraph.upperBound]
        appendLast(rest, as: rest.count == paragraph.count ? whole : line(rest), goesOn: !isLast)
        if pushesOut, !isTruncated, let previous {
          pushOut(from: previous, to: start, end: paragraph.upperBound)
        }
        return
      }
      let end = lineEnd(
        from: start, advances: advances[(start - paragraph.lowerBound)...], breaks: &breaks)
      if end < paragraph.upperBound {
        broken.insert(lines.count)
        lines.append(brokenLine(clusters[start..<end]))
      } else {
        lines.append(start == paragraph.lowerBound ? whole : line(clusters[start..<end]))
        if pushesOut, let previous { pushOut(from: previous, to: start, end: end) }
      }
      (previous, start) = (start, end)
    } while start < paragraph.upperBound
  }

  /// Moves the last word of a paragraph's last line but one to its last line, `last..<end`, where that is a single word
  /// and both fit: as UIKit's labels do since iOS 11. `first`: the start of the last line but one.
  private mutating func pushOut(from first: Int, to last: Int, end: Int) {
    let isSpace = { [clusters] (index: Int) in clusters[index].character.isBreakingSpace }
    guard isSpace(last - 1),
      !clusters[last..<end].trimmingEnd.contains(where: \.character.isBreakingSpace)
    else { return }
    let shortened = clusters[first..<last].trimmingEnd
    guard let place = shortened.indices.last(where: isSpace), place > first else { return }
    let longer = line(clusters[(place + 1)..<end])
    guard longer.width <= otherWidth else { return }
    lines.replaceSubrange(
      (lines.count - 2)..., with: [brokenLine(clusters[first...place]), longer])
  }

  /// Resolves the levels of the paragraph around a cluster. A line separator ends the line alone, not the paragraph.
  private mutating func resolveDirections(at start: Int) {
    guard !directions.contains(start) else { return }
    let end = clusters[start...].firstIndex { $0.character.isParagraphSeparator }
    directions = ClusterLevels(source, in: start..<(end ?? clusters.count), base: base)
  }

  /// Whether the last allowed line takes the rest of its paragraph instead of wrapping it.
  private var cutsLastLine: Bool {
    switch lineBreak {
    case .wordWrapping, .charWrapping: false
    case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle: true
    }
  }

  /// The first character of the next line: behind the last place to break that fits, else behind
  /// the last character that fits, and at least one character further. `advances` are those of the paragraph's rest.
  private func lineEnd(
    from start: Int, advances: ArraySlice<CGFloat>, breaks: inout BreakOpportunities
  ) -> Int {
    var x: CGFloat = 0
    // Spaces at the end of a line hang over its edge.
    let overflow = zip(start..., advances).first { index, advance in
      x += advance
      return x > width && !clusters[index].character.isBreakingSpace
    }
    guard let overflow = overflow?.0 else { return start + advances.count }
    let places = (start..<overflow).reversed().lazy.map { $0 + 1 }
    let found = places.first { place in
      allowsBreak(before: place, &breaks) && fits(start..<place, advances: advances)
    }
    return found ?? max(overflow, start + 1)
  }

  private func allowsBreak(before index: Int, _ breaks: inout BreakOpportunities) -> Bool {
    if lineBreak == .charWrapping { return !clusters[index].character.isBreakingSpace }
    return breaks.allowsBreak(before: index)
  }

  /// Whether a line fits that ends here: one that ends with a soft hyphen shows it.
  private func fits(_ text: Range<Int>, advances: ArraySlice<CGFloat>) -> Bool {
    guard clusters[text.upperBound - 1].character.isSoftHyphen else { return true }
    let hyphen = hyphen(for: clusters[text.upperBound - 1])
    let used = advances.prefix(text.count).reduce(0, +)
    return used + width(of: hyphen) <= width
  }

  /// A line whose paragraph goes on in the next one: without the spaces at its end, with its soft hyphen shown.
  private func brokenLine(_ text: ArraySlice<TextCluster>) -> TextLine {
    var shown = text.trimmingEnd
    if let last = shown.last, last.character.isSoftHyphen {
      shown[shown.endIndex - 1] = hyphen(for: last)
    }
    return line(shown)
  }

  /// The hyphen that a soft hyphen becomes at the end of a line.
  private func hyphen(for cluster: TextCluster) -> TextCluster {
    let hasHyphen = spans[cluster.span].face.glyph(for: "\u{2010}") != nil
    return TextCluster(character: hasHyphen ? "\u{2010}" : "-", span: cluster.span)
  }

  private func width(of cluster: TextCluster) -> CGFloat {
    TextLine([cluster], spans, metricsOf: [], levels: [0]).width
  }

  /// The language of a paragraph's first character that has one.
  private func language(of paragraph: Range<Int>) -> String? {
    clusters[paragraph].lazy.compactMap { [spans] in spans[$0.span].language }.first
  }

  /// The last allowed line, with the rest of its paragraph; `whole`: that as a line; `goesOn`: paragraphs follow.
  private mutating func appendLast(
    _ rest: ArraySlice<TextCluster>, as whole: TextLine, goesOn: Bool
  ) {
    isTruncated = goesOn || whole.width > width
    guard lineBreak != .clipping, whole.width > width || (goesOn && lineBreak == .truncatingTail)
    else {
      lines.append(whole)
      return
    }
    lines.append(truncated(rest, advances: whole.clusters.map(\.advance)))
  }

  private func line(_ text: ArraySlice<TextCluster>) -> TextLine {
    let used = Set(text.map(\.span)).sorted()
    return TextLine(
      Array(text), spans, metricsOf: used.isEmpty ? [span(at: text.startIndex)] : used,
      levels: directions.levels(inLine: text.indices), base: directions.baseLevel)
  }

  /// The span in force at a place, for lines without text.
  private func span(at index: Int) -> Int {
    if index < clusters.count { return clusters[index].span }
    return clusters.last?.span ?? 0
  }
}

extension LineBreaker {
  /// The text cut to the width, with "…" where something is missing; `advances`: those of its clusters, uncut.
  private func truncated(_ text: ArraySlice<TextCluster>, advances: [CGFloat]) -> TextLine {
    var (head, tail) = estimate(advances, room: width - ellipsisWidth(text))
    var best = cut(text, head: head, tail: tail)
    // Kerning beside the ellipsis makes a line a little wider or narrower than its parts.
    while best.width > width, head + tail > 0 {
      if head > tail || tail == 0 { head -= 1 } else { tail -= 1 }
      best = cut(text, head: head, tail: tail)
    }
    while head + tail < advances.count - 1 {
      if growsHead(CGFloat(head), CGFloat(tail)) { head += 1 } else { tail += 1 }
      let longer = cut(text, head: head, tail: tail)
      guard longer.width <= width else { return best }
      best = longer
    }
    return best
  }

  /// How many characters stay at the head and at the tail, by their advances.
  private func estimate(_ advances: [CGFloat], room: CGFloat) -> (head: Int, tail: Int) {
    var (head, tail) = (0, 0)
    var (left, right): (CGFloat, CGFloat) = (0, 0)
    while head + tail < advances.count {
      let takesHead = growsHead(left, right)
      let advance = takesHead ? advances[head] : advances[advances.count - 1 - tail]
      guard left + right + advance <= room else { break }
      if takesHead {
        (head, left) = (head + 1, left + advance)
      } else {
        (tail, right) = (tail + 1, right + advance)
      }
    }
    return (head, tail)
  }

  /// Whether the next character is kept at the head, where so much of both sides is kept.
  private func growsHead(_ left: CGFloat, _ right: CGFloat) -> Bool {
    switch lineBreak {
    case .truncatingHead: false
    case .truncatingMiddle: left <= right
    default: true
    }
  }

  private func cut(_ text: ArraySlice<TextCluster>, head: Int, tail: Int) -> TextLine {
    let before = text.prefix(head).trimmingEnd
    let after = text.suffix(tail).trimmingStart
    let span =
      (before.last { isText($0) } ?? after.first { isText($0) } ?? text.first)?.span ?? 0
    let ellipsis = TextCluster(character: "…", span: span)
    let used = Set(text.map(\.span)).sorted()
    let levels = directions.levels(inLine: text.indices)
    let (headLevels, tailLevels) = (levels.prefix(before.count), levels.suffix(after.count))
    // Between two directions the sign belongs to the paragraph's, as neutral characters do (rule N2).
    let base = directions.baseLevel
    let level = min(headLevels.last ?? base, tailLevels.first ?? base)
    var line = TextLine(
      Array(before) + [ellipsis] + Array(after), spans, metricsOf: used,
      levels: headLevels + [level] + tailLevels, base: base)
    line.leaveOut(before.count, after.count, of: text)
    return line
  }

  /// Whether a character has glyphs.
  private func isText(_ cluster: TextCluster) -> Bool { spans[cluster.span].box == nil }

  private func ellipsisWidth(_ text: ArraySlice<TextCluster>) -> CGFloat {
    guard let first = text.first(where: { isText($0) }) ?? text.first else { return 0 }
    return width(of: TextCluster(character: "…", span: first.span))
  }
}

extension TextLine {
  /// Lets the clusters of a line in which an ellipsis stands for a part of `text` have the places that they have there;
  /// the ellipsis has that of the part.
  fileprivate mutating func leaveOut(
    _ head: Int, _ tail: Int, of text: ArraySlice<TextCluster>
  ) {
    let lengths = text.map(\.character.utf16.count)
    let start = lengths.prefix(head).reduce(0, +)
    let end = lengths.dropLast(tail).reduce(0, +)
    var place = end
    for index in clusters.indices.dropFirst(head) {
      let length = clusters[index].range.count
      if index == head {
        clusters[index].range = start..<max(start, end)
      } else {
        clusters[index].range = place..<place + length
        place += length
      }
    }
  }
}
