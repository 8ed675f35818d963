// String tables, plural forms and interpolated values.

import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite struct StringTableTests {
  /// A folder of resources with files of these contents.
  private func folder(_ files: [String: Data]) throws -> Scratch {
    let scratch = try Scratch()
    for (name, data) in files {
      let url = URL(fileURLWithPath: scratch.file(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    ResourceSearchPath.register(scratch.file(""))
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

  @Test func `the first translation with a key is used`() throws {
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

  @Test func `a catalog's plural text without values has the category other`() throws {
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

  private func filled(_ format: String?, _ values: any CVarArg...) -> String? {
    format.map { String(stageFormat: $0, locale: nil, values) }
  }

  @Test func `a catalog's text has the plural form of the number in it`() throws {
    func cases(_ texts: [String: String]) -> String {
      texts.map { #""\#($0)": {"stringUnit": {"value": "\#($1)"}}"# }.joined(separator: ", ")
    }
    let catalog = """
      {"strings": {
        "days": {"localizations": {
          "en": {"variations": {"plural": {\(cases(["one": "%lld day", "other": "%lld days"]))}}},
          "ru": {"variations": {"plural": {\(cases([
            "one": "%lld день", "few": "%lld дня", "many": "%lld дней", "other": "%lld сут",
          ]))}}}}},
        "owner": {"localizations": {"en": {"variations": {"plural": {
          \(cases(["one": "%@ has %lld cat", "other": "%@ has %lld cats, 100%%"]))}}}}},
        "both": {"localizations": {"en": {"stringUnit": {"value": "%#@a@ and %#@b@"},
          "substitutions": {
            "a": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              \(cases(["one": "%arg cat", "other": "%arg cats"]))}}},
            "b": {"argNum": 1, "variations": {"plural": {
              \(cases(["zero": "no dog", "one": "a dog", "other": "%arg dogs"]))}}}}}}},
        "device": {"localizations": {"en": {"variations": {"device": {
          \(cases(["iphone": "Tap", "mac": "Click", "other": "Press"]))}}}}}
      }}
      """
    let scratch = try folder(["Numbers.xcstrings": Data(catalog.utf8)])
    func format(_ key: String, _ translation: String = "en") -> String? {
      text(key, "Numbers", [translation])
    }
    #expect(filled(format("days"), 1) == "1 day")
    #expect(filled(format("days"), 0) == "0 days")
    #expect(
      [1, 3, 11, 21].map { filled(format("days", "ru"), $0) } == [
        "1 день", "3 дня", "11 дней", "21 день",
      ])
    #expect(filled(format("owner"), "Ada" as NSString, 1) == "Ada has 1 cat")
    #expect(filled(format("owner"), "Ada" as NSString, 2) == "Ada has 2 cats, 100%")
    #expect(filled(format("both"), 0, 1) == "1 cat and no dog")
    #expect(filled(format("both"), 7, 3) == "3 cats and 7 dogs")
    #expect(format("device") == "Tap")
    // Sources may give other values than a text asks for.
    #expect(filled(format("owner"), 2, 2) == "2 has 2 cats, 100%")
    #expect(filled(format("both"), 1) == " cats and a dog")
    let count = 1
    #expect(String(localized: "days", defaultValue: "\(count)", table: "Numbers") == "1 day")
    withExtendedLifetime(scratch) {}
  }

  @Test func `a stringsdict precedes strings, and its variables may nest`() throws {
    func rules(_ entries: String) -> Data {
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\(entries)</dict></plist>
        """.utf8)
    }
    func variable(_ cases: [(String, String)]) -> String {
      let all = [
        ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"),
        ("NSStringFormatValueTypeKey", "d"),
      ]
      return "<dict>" + (all + cases).map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        + "</dict>"
    }
    let key = "<key>NSStringLocalizedFormatKey</key>"
    let items = variable([("zero", "none"), ("one", "%d item"), ("other", "%d items")])
    let lists = variable([("one", "%#@items@ in one list"), ("other", "%#@items@ in %d lists")])
    let ring = variable([("other", "%d%#@ring@")])
    let scratch = try folder([
      "en.lproj/Rules.stringsdict": rules(
        """
        <key>k</key><dict>\(key)<string>%@: %#@items@</string><key>items</key>\(items)</dict>
        <key>two</key><dict>\(key)<string>%1$#@lists@</string>
        <key>items</key>\(items)<key>lists</key>\(lists)</dict>
        <key>ring</key><dict>\(key)<string>%#@ring@%#@none@</string><key>ring</key>\(ring)</dict>
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key>
        <dict><key>1</key><string>Hi</string><key>20</key><string>Hello</string></dict></dict>
        """),
      "en.lproj/Rules.strings": Data("k = \"text\"; other = \"own\";".utf8),
    ])
    let format = text("k", "Rules", ["en"])
    #expect(format == "%@: %d items")
    #expect(filled(format, "a" as NSString, 1) == "a: 1 item")
    #expect(filled(format, "a" as NSString, 0) == "a: none")
    #expect(filled(format, "a" as NSString, 5) == "a: 5 items")
    #expect(text("other", "Rules", ["en"]) == "own")
    #expect(text("wide", "Rules", ["en"]) == "Hello")
    // The variable's own text has the first place, so the nested one takes the next free one.
    #expect(filled(text("two", "Rules", ["en"]), 3, 1)?.hasSuffix("in 3 lists") == true)
    #expect(filled(text("ring", "Rules", ["en"]), 2)?.hasPrefix("2") == true)
    withExtendedLifetime(scratch) {}
  }

  /// Prefixes of files, and files with one changed byte.
  @Test func `Fuzz: invalid tables are empty and do not crash`() {
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
        let words = String(decoding: bytes, as: UTF8.self) + "%#@a@%2$arg%"
        let variable = PluralText.Variable(argument: 3, specifier: "", cases: ["other": words])
        let varied = PluralText(text: words, variables: ["a": variable], locale: .current)
        _ = (varied.plain, varied.text(with: [1], locale: nil))
      }
    }
    #expect(StringTable(strings: Data("a = ".utf8)) == nil)
    #expect(StringTable(catalog: Data("{}".utf8)) == nil)
  }

  @Test func `values are formatted where the localized text has specifiers`() throws {
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

  @Test func `formatters have the simulator's locale on every machine`() {
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
