// `vitrine write`: values into Swift files, previews and documents.

import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct WriteTests {
  private func read(_ name: String, _ scratch: Scratch) throws -> String {
    try String(contentsOfFile: "\(scratch.path)/\(name)", encoding: .utf8)
  }

  private static let dial = """
    import UIKit
    @IBDesignable class Dial: UIView {
      /// The level.
      @IBInspectable var level: CGFloat = 0.5  // half
      @IBInspectable var tint: UIColor = .red
      @IBInspectable var twice: CGFloat { level * 2 }
    }
    #Preview("Card") {
      let dial = Dial()
      dial.level = 0.25
      return dial
    }

    """

  @Test func `the difference is printed, and the file written where that is asked for`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.dial, to: "Dial.swift")
    let arguments = ["write", "Dial.swift", "--set", "level=0.75", "--set", "Dial.tint=#ff6600"]
    let shown = try SourceProgram.run(arguments, folder: scratch.path)
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(
      shown.output == """
        --- Dial.swift
        +++ Dial.swift
        @@ -1,8 +1,8 @@
         import UIKit
         @IBDesignable class Dial: UIView {
           /// The level.
        -  @IBInspectable var level: CGFloat = 0.5  // half
        -  @IBInspectable var tint: UIColor = .red
        +  @IBInspectable var level: CGFloat = 0.75  // half
        +  @IBInspectable var tint: UIColor = UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)
           @IBInspectable var twice: CGFloat { level * 2 }
         }
         #Preview("Card") {

        """)
    #expect(try read("Dial.swift", scratch) == Self.dial)
    let written = try SourceProgram.run(arguments + ["--write"], folder: scratch.path)
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(
      try read("Dial.swift", scratch)
        == Self.dial.replacing("= 0.5 ", with: "= 0.75 ").replacing(
          "= .red", with: "= UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)"))
    let again = try SourceProgram.run(arguments, folder: scratch.path)
    #expect(again.status == 0 && again.output.isEmpty)
  }

  @Test func `an object of JSON is as good, and a preview is named by its name or a line`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.dial, to: "Dial.swift")
    for preview in ["Card", "Dial.swift:10"] {
      let outcome = try SourceProgram.run(
        ["write", "Dial.swift", "--preview", preview, "--set", "{\"level\": 1}"],
        folder: scratch.path)
      #expect(outcome.output.contains("+  dial.level = 1.0\n"), "\(outcome.errors)")
      #expect(!outcome.output.contains("var level: CGFloat = 1"))
    }
  }

  @Test(arguments: [
    (["--set", "twice=1"], 65, "Dial.swift:6:22: twice is computed"),
    (["--set", "level=a"], 65, "Dial.swift:4:39: “a” is not a value for level"),
    (["--set", "depth=1"], 65, "no class in Dial.swift declares a property depth"),
    (["--preview", "Other", "--set", "level=1"], 65, "Dial.swift has no such preview"),
    (["--preview", "Card", "--set", "tint=#fff"], 65, "the preview sets tint of no view"),
    ([], 64, "--set: name the values to write"), (["--set", "level"], 64, "--set"),
    (["--element", "a", "--set", "level=1"], 64, "--element: only a storyboard or a xib"),
  ])
  func `what cannot be written is told with its place`(
    arguments: [String], status: Int, words: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write(Self.dial, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["write", "Dial.swift", "--write"] + arguments, folder: scratch.path)
    #expect(outcome.status == Int32(status))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try read("Dial.swift", scratch) == Self.dial)
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <!-- the dial -->
            <view id="aaa-bb-ccc" customClass="Dial">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </view>
        </objects>
    </document>

    """

  @Test func `a document gets runtime attributes and keeps every other byte`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "Dial.xib")
    for arguments in [
      ["--set", "Dial.level=0.75"], ["--element", "aaa-bb-ccc", "--set", "level=0.75"],
    ] {
      try scratch.write(Self.document, to: "Dial.xib")
      let outcome = try SourceProgram.run(
        ["write", "Dial.xib", "--write"] + arguments, folder: scratch.path)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(
        try read("Dial.xib", scratch)
          == Self.document.replacing("value=\"0.5\"", with: "value=\"0.75\""))
    }
    let missing = try SourceProgram.run(
      ["write", "Dial.xib", "--set", "Other.level=1"], folder: scratch.path)
    #expect(missing.status == 65)
    #expect(missing.errors.contains("no element has the class Other"))
  }

  @Test func `a sample is the values of snapshot and inspect, below those of set`() throws {
    let scratch = try Scratch()
    try scratch.write(
      Self.dial.replacing("#Preview(\"Card\")", with: "func make()").replacing(
        "return dial", with: "_ = dial"), to: "Dial.swift")
    try scratch.write(
      "{\"low\": {\"Dial.level\": 0.125, \"Dial.tint\": \"#00ff00\"}}", to: "Dial.vitrine.json")
    let outcome = try SourceProgram.run(
      ["inspect", "Dial.swift", "--sample", "low", "--set", "{\"Dial.tint\": \"#0000ff\"}"],
      folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("0.125") && outcome.output.contains("#0000ff"))
    let missing = try SourceProgram.run(
      ["snapshot", "Dial.swift", "--sample", "law", "-o", "a.png"], folder: scratch.path)
    #expect(missing.status == 64)
    #expect(missing.errors.contains("--sample: there is no “law”; there are low"))
    try scratch.write("{\"low\": {\"Dial.level\": [1]}}", to: "Dial.vitrine.json")
    let wrong = try SourceProgram.run(
      ["snapshot", "Dial.swift", "--sample", "low", "-o", "a.png"], folder: scratch.path)
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("Dial.vitrine.json: low.Dial.level: “[1]” is no value"))
  }

  /// Compiled and run: what the window reads then is what was written.
  @Test
  func
    `200 classes with literals in every form are edited, differ in these alone, and have the values`()
    throws
  {
    let scratch = try Scratch()
    var random = SeededGenerator(seed: 7)
    var sources: [GeneratedSource] = []
    for file in 0..<10 {
      let source = GeneratedSource(
        "Form\(file)N", count: 20, lineEnd: file.isMultiple(of: 2) ? "\n" : "\r\n", &random)
      sources.append(source)
      try scratch.write(source.text, to: "Form\(file).swift")
      let sets = source.properties.flatMap { ["--set", "\($0.className).\($0.name)=\($0.text)"] }
      let outcome = try SourceProgram.run(
        ["write", "Form\(file).swift", "--write"] + sets, folder: scratch.path)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let text = try read("Form\(file).swift", scratch)
      #expect(text != source.text)
      #expect(source.hasAllPieces(text), "Form\(file).swift")
    }
    let inspected = try SourceProgram.run(["inspect", ".", "--json"], folder: scratch.path)
    #expect(inspected.status == 0, "\(inspected.errors)")
    let views = try #require(
      JSONSerialization.jsonObject(with: Data(inspected.output.utf8)) as? [[String: Any]])
    var values: [String: String] = [:]
    for view in views {
      for property in view["properties"] as? [[String: Any]] ?? [] {
        values["\(view["className"] ?? "").\(property["name"] ?? "")"] =
          property["value"] as? String
      }
    }
    let properties = sources.flatMap(\.properties)
    #expect(properties.count == 800)
    for property in properties {
      #expect(
        values["\(property.className).\(property.name)"] == property.shown,
        "\(property.className).\(property.name): \(property.literal)")
    }
  }
}
