// The languages that folders have texts in.

import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite struct TextLanguagesTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "A"}}}},
      "b": {"localizations": {"zh-Hans": {}, "de": {}}}, "c": {}
    }}
    """

  @Test func `folders of languages and catalogs tell them, Base does not`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "A/Base.lproj/Main.strings")
    try scratch.write("", to: "A/pt-BR.lproj/Localizable.strings")
    try scratch.write("", to: "A/de.lproj/Localizable.strings")
    try scratch.write(Self.catalog, to: "B/Localizable.xcstrings")
    try scratch.write("[", to: "B/Broken.xcstrings")
    let folders = ["A", "B", "C"].map { scratch.path + "/" + $0 }
    #expect(TextLanguages.of(folders) == ["de", "en", "pt-BR", "zh-Hans"])
    #expect(TextLanguages.of([]) == [])
  }

  @Test func `no catalog ends the program, and each name is a language's`() {
    let pieces = [
      "{", "}", "[", "\"", ":", ",", "null", "\"strings\"", "\"localizations\"", "1e999", "\\ud800",
      "../x", "é", "\u{0}",
    ]
    Fuzz.run(2000) { generator, trace in
      var text = Array(Self.catalog)
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        let end = min(text.count, place + Int.random(in: 0...6, using: &generator))
        text.replaceSubrange(
          place..<end, with: Array(pieces.randomElement(using: &generator) ?? ""))
      }
      for name in TextLanguages.ofCatalog(Data(String(text).utf8)) {
        #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || "-_0123456789".contains($0)) })
        #expect(name.count < 40, "\(trace)")
      }
    }
  }
}
