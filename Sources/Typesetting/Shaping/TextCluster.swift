// Text as user-perceived characters, each with its span: what is itemised, broken and cut.

import CoreGraphics

/// A user-perceived character with the index of its span.
struct TextCluster {
  var character: Character
  var span: Int

  /// Whether it moves what follows to another line or column; inside of a line it is shown as a space.
  var isControl: Bool { character.isNewline || character == "\t" }
}

extension [TextCluster] {
  /// The user-perceived characters of spans, in the order of the text.
  init(_ spans: [TextSpan]) {
    self.init()
    for (index, span) in spans.enumerated() {
      for character in span.string { append(TextCluster(character: character, span: index)) }
    }
  }

  /// The ranges between line breaks; text that ends with one has an empty last range.
  var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (index, cluster) in enumerated() where cluster.character.isNewline {
      result.append(start..<index)
      start = index + 1
    }
    return result + [start..<count]
  }
}

extension ArraySlice<TextCluster> {
  /// Without the white space at its end, where a line was broken.
  var trimmingEnd: ArraySlice<TextCluster> {
    let kept = lastIndex { !$0.character.isBreakingSpace }
    return self[startIndex..<(kept.map { $0 + 1 } ?? startIndex)]
  }

  /// Without the white space at its start, where text was cut.
  var trimmingStart: ArraySlice<TextCluster> {
    self[(firstIndex { !$0.character.isBreakingSpace } ?? endIndex)...]
  }
}

extension Character {
  /// White space at which a line may be broken; not the spaces made to prevent that.
  var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}

extension Character {
  /// Whether the text's direction begins anew behind it, unlike behind a line separator
  /// (class B of https://www.unicode.org/reports/tr9/).
  var isParagraphSeparator: Bool {
    isNewline && self != "\u{2028}" && self != "\u{B}" && self != "\u{C}"
  }

  /// A place to divide a word, which shows a hyphen only at the end of a line.
  var isSoftHyphen: Bool { self == "\u{AD}" }
}
