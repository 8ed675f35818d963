// Line breaks and directions, beside Unicode's own test data.

import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

/// The lines of a file of Unicode's, without comments.
private func lines(of file: String) throws -> [String] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let url = folder.appendingPathComponent("Unicode").appendingPathComponent(file)
  return try String(contentsOf: url, encoding: .utf8)
    .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
}

private func units(_ hexadecimal: Substring) throws -> [UInt16] {
  let value = try #require(UInt32(hexadecimal, radix: 16))
  return Array(String(try #require(Unicode.Scalar(value))).utf16)
}

private func breaks(_ text: String, locale: String = "") -> [Substring] {
  var (start, parts) = (text.startIndex, [Substring]())
  for end in TextBoundaries.lineBreaks(in: Array(text.utf16), locale: locale) {
    let next = text.utf16.index(text.startIndex, offsetBy: end)
    parts.append(text[start..<next])
    start = next
  }
  return parts
}

@Suite struct LineBreakDataTests {
  @Test func `lines break where Unicode's data says`() throws {
    for line in try lines(of: "LineBreakTest.txt") {
      var (text, expected) = ([UInt16](), [Int]())
      for word in line.split(separator: " ") where word != "×" {
        if word == "÷" { expected.append(text.count) } else { text += try units(word) }
      }
      #expect(TextBoundaries.lineBreaks(in: text) == expected, "\(line)")
    }
  }

  /// Each text with "|" where it may be broken.
  @Test(arguments: [
    // Thai, Lao and Khmer have no spaces between words: dictionaries know them.
    "สวัสดี|ชาว|โลก", "ພາສາ|ລາວ", "ខ្ញុំ|ស្រលាញ់|កម្ពុជា",
    // Ideographs and kana, but not before closing punctuation and small kana.
    "开|始|开|始。|开|始", "「開|始」|す|る", "きゃっ|と",
    "left-|up", "well-|known", "-5", "11-20", "1,234.56", "$5.00", "100%", "(a)b", "3/|x",
    "one|two".replacing("|", with: "\u{A0}"), "in\u{2060}divisible", "syl\u{AD}|lable",
    "he |said |“yes |no” |twice", "« |oui »".replacing("|", with: ""),
    "a—|b".replacing("a—", with: "a|—"),
    "👨‍👩‍👧|👨‍👩‍👧", "🇩🇪|🇫🇷", "👍🏽|👍🏽", "a\u{200B}|b", "and/|or",
  ])
  func `lines of a language break as it is written`(text: String) {
    #expect(breaks(text.replacing("|", with: "")) == text.split(separator: "|"))
  }

  @Test func `a locale's rules differ from those of the root`() {
    // Japanese lines may begin with small kana.
    #expect(breaks("開キャーット") == ["開", "キャーッ", "ト"])
    #expect(breaks("開キャーット", locale: "ja") == ["開", "キ", "ャ", "ー", "ッ", "ト"])
    // French has quotation marks of its own, and no brackets of others'.
    #expect(breaks("说“ok”吧") == ["说", "“ok”", "吧"])
    #expect(breaks("说“ok”吧", locale: "fr") == ["说“ok”吧"])
    #expect(breaks("no such language", locale: "xx_YY@zz") == breaks("no such language"))
  }

  @Test func `words are found without spaces and punctuation`() {
    func words(_ text: String) -> [String] {
      let units = Array(text.utf16)
      return TextBoundaries.words(in: units).map { String(decoding: units[$0], as: UTF16.self) }
    }
    #expect(words("Don't stop: 3.14, e.g. now!") == ["Don't", "stop", "3.14", "e.g", "now"])
    #expect(words("สวัสดีชาวโลก") == ["สวัสดี", "ชาว", "โลก"])
    #expect(words("我们开始") == ["我们", "开始"])
    #expect(words("") == [] && words(" .") == [])
  }

  @Test func `sentences end behind the space that follows them`() {
    let units = Array("Is it 5 o'clock? It is 5.30 now.\nYes".utf16)
    let sentences = TextBoundaries.sentences(in: units).map {
      String(decoding: units[$0], as: UTF16.self)
    }
    #expect(sentences == ["Is it 5 o'clock? ", "It is 5.30 now.\n", "Yes"])
  }
}

@Suite struct BidiTextTests {
  @Test func `levels and order are those of Unicode's data`() throws {
    for line in try lines(of: "BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      var (text, starts) = ([UInt16](), [Int]())
      for character in fields[0].split(separator: " ") {
        starts.append(text.count)
        text += try units(character)
      }
      let base: BidiText.BaseDirection =
        fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural
      let bidi = try #require(BidiText(text, base: base))
      #expect(bidi.baseLevel == UInt8(fields[2]), "\(line)")
      let levels = bidi.levels(inLine: text.indices)
      let expected = fields[3].split(separator: " ")
      // "x": embedding marks, which have no level.
      let shown = expected.indices.filter { expected[$0] != "x" }
      #expect(shown.map { levels[starts[$0]] } == shown.map { UInt8(expected[$0]) }, "\(line)")
      let order = BidiText.visualOrder(shown.map { levels[starts[$0]] }).map { shown[$0] }
      #expect(order.map(String.init) == fields[4].split(separator: " ").map(String.init), "\(line)")
    }
  }

  @Test func `spaces at the end of a line have the paragraph's level`() throws {
    let bidi = try #require(BidiText(Array("ab אב גד".utf16)))
    #expect(bidi.levels(inLine: 0..<8) == [0, 0, 0, 1, 1, 1, 1, 1])
    #expect(bidi.levels(inLine: 0..<6) == [0, 0, 0, 1, 1, 0])
    #expect(bidi.levels(inLine: 3..<3) == [])
  }

  @Test func `a paragraph's direction is its first strong character's, or what is asked for`()
    throws
  {
    func level(_ text: String, _ base: BidiText.BaseDirection) throws -> UInt8 {
      try #require(BidiText(Array(text.utf16), base: base)).baseLevel
    }
    #expect(try level("1 א b", .natural) == 1 && level("1 b א", .natural) == 0)
    #expect(try level("12", .natural) == 0 && level("\u{2067}א\u{2069} b", .natural) == 0)
    #expect(try level("א", .leftToRight) == 0 && level("a", .rightToLeft) == 1)
    #expect(BidiText([]) == nil)
  }
}

@Suite struct UnicodeFuzzTests {
  /// Lone surrogates, controls, marks, every class of direction and of breaking.
  private static func randomText(_ generator: inout SeededGenerator, count: Int) -> [UInt16] {
    let special: [UInt16] = [
      0xD800, 0xDC00, 0xDBFF, 0xDFFF, 0, 9, 10, 13, 0x1C, 0x85, 0x2028, 0x2029, 0x200B, 0x200D,
      0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
      0x28, 0x29, 0x5B, 0x5D, 0x2329, 0x232A, 0xAD, 0xA0, 0xFEFF, 0xFFFF, 0xFFFE, 0x301, 0x20,
      0x5D0, 0x627, 0x661, 0x31, 0x41, 0x4E00, 0xE2A, 0xE27, 0xE31, 0x1797, 0xE9E, 0x1019,
    ]
    return (0..<count).map { _ in
      let isSpecial = Int.random(in: 0..<3, using: &generator) > 0
      let any = UInt16.random(in: 0...0xFFFF, using: &generator)
      return isSpecial ? special.randomElement(using: &generator) ?? any : any
    }
  }

  private static func check(_ text: [UInt16], _ trace: String) {
    let breaks = TextBoundaries.lineBreaks(in: text)
    #expect(breaks.last == (text.isEmpty ? nil : text.count), "\(trace)")
    #expect(zip(breaks, breaks.dropFirst()).allSatisfy { $0 < $1 }, "\(trace)")
    let words = TextBoundaries.words(in: text)
    #expect(
      zip(words, words.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "\(trace)")
    #expect(TextBoundaries.sentences(in: text).map(\.count).reduce(0, +) == text.count)
    for base in [BidiText.BaseDirection.natural, .leftToRight, .rightToLeft] {
      guard let bidi = BidiText(text, base: base) else {
        #expect(text.isEmpty, "\(trace)")
        continue
      }
      let levels = bidi.levels(inLine: text.indices)
      // 125 is the deepest level that embeddings reach, and what is in them one more.
      #expect(levels.count == text.count && levels.allSatisfy { $0 <= 126 }, "\(trace)")
      #expect(BidiText.visualOrder(levels).sorted() == Array(text.indices), "\(trace)")
    }
  }

  @Test func `any units have boundaries and levels`() {
    Fuzz.run(300) { generator, trace in
      let count = Int.random(in: 0...60, using: &generator)
      Self.check(Self.randomText(&generator, count: count), trace)
    }
  }

  @Test func `texts of a hundred thousand units have boundaries and levels`() {
    Fuzz.run(2) { generator, trace in
      Self.check(Self.randomText(&generator, count: 100_000), trace)
    }
    for unit: UInt16 in [0x41, 0x20, 0x5D0, 0xE2A, 0xD800, 0x202B, 0x28, 0x4E00] {
      Self.check([UInt16](repeating: unit, count: 100_000), "\(unit)")
    }
  }

  @Test func `threads find boundaries at the same time`() async {
    let text = Array("สวัสดีชาวโลก, hello there".utf16)
    let expected = TextBoundaries.lineBreaks(in: text)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<50).allSatisfy { _ in TextBoundaries.lineBreaks(in: text) == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
