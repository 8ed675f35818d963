// Texts in files, and texts with values.

import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct StringTableTests {
  /// A folder in which texts are looked up, with files of these contents.
  private func folder(_ files: [String: Data]) throws -> Scratch {
    let scratch = try Scratch()
    for (name, data) in files {
      let url = URL(fileURLWithPath: scratch.file(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    ImageFolders.register(scratch.file(""))
    return scratch
  }

  private func text(_ key: String, _ table: String, _ translations: [String]) -> String? {
    StringTable.text(key, table, translations: translations)
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian])
  func `a file of texts is read in the encodings that Xcode writes`(encoding: String.Encoding)
    throws
  {
    let table = "Encoded\(encoding.rawValue)"
    let source = "/* a */ \"k\" = \"Zürich \\\"x\\\"\\n%@\"; plain = word;"
    // Without a mark nobody can tell which end comes first.
    let mark = encoding == .utf16LittleEndian ? Data([0xFF, 0xFE]) : Data()
    let data = mark + (source.data(using: encoding) ?? Data())
    let scratch = try folder(["en.lproj/\(table).strings": data])
    #expect(text("k", table, ["en"]) == "Zürich \"x\"\n%@")
    #expect(text("plain", table, ["en"]) == "word")
    #expect(text("other", table, ["en"]) == nil)
    #expect(text("k", table, ["fr"]) == nil)
    withExtendedLifetime(scratch) {}
  }

  @Test func `the first translation that has a text counts`() throws {
    let scratch = try folder([
      "de.lproj/First.strings": Data("a = \"eins\";".utf8),
      "en.lproj/First.strings": Data("a = \"one\"; b = \"two\";".utf8),
      "Second.strings": Data("c = \"three\";".utf8),
    ])
    #expect(text("a", "First", ["de-CH", "de", "en"]) == "eins")
    #expect(text("b", "First", ["de-CH", "de", "en"]) == "two")
    #expect(text("c", "Second", ["de"]) == "three")
    withExtendedLifetime(scratch) {}
  }

  @Test func `a catalog's texts that vary are those of all other cases`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "a": {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "one"}}}},
        "b": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}},
        "c": {}, "": {}}, "version": "1.0"}
      """
    let scratch = try folder(["Varied.xcstrings": Data(catalog.utf8)])
    #expect(text("a", "Varied", ["de", "en"]) == "one")
    #expect(text("b", "Varied", ["en"]) == "%lld days")
    #expect(text("c", "Varied", ["en"]) == nil)
    withExtendedLifetime(scratch) {}
  }

  /// Beginnings of files, and files with a byte of another value.
  @Test func `Fuzz: broken files have no texts, and stop nobody`() {
    let strings = Array("/* a */ \"k\" = \"v\\n\"; b = (1, {c = <00ff>;});".utf8)
    let catalog = Array(
      #"{"strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "x"}}}}}}"#.utf8)
    Fuzz.run(200) { generator, _ in
      for whole in [strings, catalog] {
        var bytes = whole
        let place = Int(generator.next() % UInt64(bytes.count))
        if generator.next() % 2 == 0 { bytes.removeSubrange(place...) }
        if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: generator.next()) }
        _ = StringTable(strings: Data(bytes))
        _ = StringTable(catalog: Data(bytes))
      }
    }
    #expect(StringTable(strings: Data("a = ".utf8)) == nil)
    #expect(StringTable(catalog: Data("{}".utf8)) == nil)
  }

  @Test func `values stand where the text has them`() throws {
    let scratch = try folder([
      "en.lproj/Values.strings": Data(
        "\"%@: %lld of %lf%%\" = \"%2$lld × %1$@ (%3$.1f)\"; \"50%\" = \"half, 50%\";".utf8)
    ])
    let (name, count, part) = ("Ada", 3, 0.5)
    #expect(
      String(localized: "\(name): \(count) of \(part)%", table: "Values") == "3 × Ada (0.5)")
    #expect(String(localized: "50%", table: "Values") == "half, 50%")
    #expect(String(localized: "\(name) has \(UInt8(7))%") == "Ada has 7%")
    #expect(String(localized: "key", defaultValue: "\(part, specifier: "%.2f") m") == "0.50 m")
    withExtendedLifetime(scratch) {}
  }

  @Test func `formatters write as in the simulator, wherever the machine is`() {
    #expect(StageLocale.current.identifier == "en_US")
    #expect(StageLocale.calendar.firstWeekday == 1)
    let prices = StageNumberFormatter()
    prices.numberStyle = .currency
    #expect(prices.string(from: 1234.5) == "$1,234.50")
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      StageDateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)
        .hasSuffix("19\(TimeZone.current.secondsFromGMT(for: date) < 0 ? "69" : "70")"))
    #expect(
      StageDateFormatter.dateFormat(fromTemplate: "MMMd", options: 0, locale: nil) == "MMM d")
  }
}
