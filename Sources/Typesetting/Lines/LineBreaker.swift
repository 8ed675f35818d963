// Breaks text into lines, and cuts the last one where there is no room for more.

import CoreGraphics

/// Breaks text into lines no wider than a width.
struct LineBreaker {
  private let spans: [TextSpan]
  private let clusters: [TextCluster]
  private let otherWidth: CGFloat
  private let firstWidth: CGFloat
  private let lineBreak: LineBreak
  private let maximumLines: Int
  private(set) var lines: [TextLine] = []
  /// The lines whose paragraphs go on in the next one.
  private(set) var broken: Set<Int> = []
  private(set) var isTruncated = false

  /// A box made to the measure of its text must hold it, whatever the last bits of its width are.
  private static let slack: CGFloat = 1e-4

  init(
    _ spans: [TextSpan], width: CGFloat, firstWidth: CGFloat, lineBreak: LineBreak,
    maximumLines: Int
  ) {
    self.spans = spans
    clusters = [TextCluster](spans)
    otherWidth = width.isNaN ? .infinity : max(0, width) + Self.slack
    self.firstWidth = firstWidth.isNaN ? .infinity : max(0, firstWidth) + Self.slack
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
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
    let measure = TextLine(Array(clusters[paragraph]), spans, metricsOf: [])
    let advances = measure.clusters.map(\.advance)
    var start = paragraph.lowerBound
    repeat {
      guard hasRoom else {
        isTruncated = true
        return
      }
      if isAtLastLine, cutsLastLine {
        appendLast(clusters[start..<paragraph.upperBound], goesOn: !isLast)
        return
      }
      let end = lineEnd(from: start, in: paragraph, advances)
      let text = clusters[start..<end]
      let isBroken = end < paragraph.upperBound
      if isBroken { broken.insert(lines.count) }
      lines.append(line(isBroken ? text.trimmingEnd : text))
      start = end
    } while start < paragraph.upperBound
  }

  /// Whether the last allowed line takes the rest of its paragraph instead of wrapping it.
  private var cutsLastLine: Bool {
    switch lineBreak {
    case .wordWrapping, .charWrapping: false
    case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle: true
    }
  }

  /// The first character of the next line: behind the last place to break that fits, else behind
  /// the last character that fits, and at least one character further.
  private func lineEnd(from start: Int, in paragraph: Range<Int>, _ advances: [CGFloat]) -> Int {
    var (x, lastBreak): (CGFloat, Int?) = (0, nil)
    for index in start..<paragraph.upperBound {
      let character = clusters[index].character
      if index > start, allowsBreak(before: index) { lastBreak = index }
      x += advances[index - paragraph.lowerBound]
      // Spaces at the end of a line hang over its edge.
      if x > width, !character.isBreakingSpace { return lastBreak ?? max(index, start + 1) }
    }
    return paragraph.upperBound
  }

  private func allowsBreak(before index: Int) -> Bool {
    let (before, after) = (clusters[index - 1].character, clusters[index].character)
    if lineBreak == .charWrapping { return !after.isBreakingSpace }
    return BreakRules.allowsBreak(between: before, and: after)
  }

  /// The last allowed line, with the rest of its paragraph; `goesOn`: paragraphs follow.
  private mutating func appendLast(_ rest: ArraySlice<TextCluster>, goesOn: Bool) {
    let whole = line(rest)
    isTruncated = goesOn || whole.width > width
    guard lineBreak != .clipping, whole.width > width || (goesOn && lineBreak == .truncatingTail)
    else {
      lines.append(whole)
      return
    }
    lines.append(truncated(rest))
  }

  private func line(_ text: ArraySlice<TextCluster>) -> TextLine {
    let used = Set(text.map(\.span)).sorted()
    return TextLine(
      Array(text), spans, metricsOf: used.isEmpty ? [span(at: text.startIndex)] : used)
  }

  /// The span in force at a place, for lines without text.
  private func span(at index: Int) -> Int {
    if index < clusters.count { return clusters[index].span }
    return clusters.last?.span ?? 0
  }
}

extension LineBreaker {
  /// The text cut to the width, with "…" where something is missing.
  private func truncated(_ text: ArraySlice<TextCluster>) -> TextLine {
    let measure = TextLine(Array(text), spans, metricsOf: [])
    let advances = measure.clusters.map(\.advance)
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
    return TextLine(Array(before) + [ellipsis] + Array(after), spans, metricsOf: used)
  }

  /// Whether a character has glyphs.
  private func isText(_ cluster: TextCluster) -> Bool { spans[cluster.span].box == nil }

  private func ellipsisWidth(_ text: ArraySlice<TextCluster>) -> CGFloat {
    guard let first = text.first(where: { isText($0) }) ?? text.first else { return 0 }
    return TextLine([TextCluster(character: "…", span: first.span)], spans, metricsOf: []).width
  }
}
